// Generated from openapi/portal/organisation.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  DocumentUpload
} from '../model/documentUpload.ts';

import type {
  Organisation
} from '../model/organisation.ts';

import type {
  OrganisationChange
} from '../model/organisationChange.ts';

import type {
  RequestBankOtp200
} from '../model/requestBankOtp200.ts';

import type {
  SaveOrganisation200
} from '../model/saveOrganisation200.ts';

import type {
  UploadOrganisationDocument200
} from '../model/uploadOrganisationDocument200.ts';

import { http } from '#web/api/http.ts';
import type { ErrorType , BodyType } from '#web/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetOrganisationUrl = () => {




  return `/portal/org`
}

/**
 * The partner's company, its document and its bank.
 * @summary Read the company's profile
 */
export const getOrganisation = async ( options?: Parameters<typeof http>[1]): Promise<Organisation> => {

  return http<Organisation>(getGetOrganisationUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOrganisationQueryKey = () => {
    return [
    `/portal/org`
    ] as const;
    }


export const getGetOrganisationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrganisationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrganisation>>> = () => getOrganisation(requestOptions);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}



export function useGetOrganisationSuspense<TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganisationSuspense<TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganisationSuspense<TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the company's profile
 */

export function useGetOrganisationSuspense<TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrganisationSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveOrganisationUrl = () => {




  return `/portal/org`
}

/**
 * Replaces what can be edited; a field left out is emptied. Possible while the company's status is draft and no project of
 * it is under review. When the bank details change, `otp` is the code of POST /portal/org/otp, and the partner is notified
 * by email. With the `revision` that was read, newer changes of other people are not overwritten.
 * @summary Save the company's profile
 */
export const saveOrganisation = async (organisationChange: OrganisationChange, options?: Parameters<typeof http>[1]): Promise<SaveOrganisation200> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<SaveOrganisation200>(getSaveOrganisationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(organisationChange)
  }
);}





export const getSaveOrganisationMutationKey = () => ['saveOrganisation'] as const;

export const getSaveOrganisationMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveOrganisation>>, TError,SaveOrganisationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveOrganisation>>, TError,SaveOrganisationMutationVariables, TContext> => {

const mutationKey = getSaveOrganisationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveOrganisation>>, SaveOrganisationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveOrganisation(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveOrganisation>>, variables: SaveOrganisationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/portal/projects/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SaveOrganisationMutationVariables = {data: BodyType<OrganisationChange>}

    /**
 * @summary Save the company's profile
 */
export const useSaveOrganisation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveOrganisation>>, TError,SaveOrganisationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveOrganisation>>,
        TError,
        SaveOrganisationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveOrganisationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRequestBankOtpUrl = () => {




  return `/portal/org/otp`
}

/**
 * Sends a 6-digit code by email, good for 5 minutes and 5 tries, and for one change of the bank details in this session.
 * A new code replaces the previous one and can be requested after 30 seconds.
 * @summary Request a code to change bank details
 */
export const requestBankOtp = async ( options?: Parameters<typeof http>[1]): Promise<RequestBankOtp200> => {

  return http<RequestBankOtp200>(getRequestBankOtpUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getDownloadOrganisationDocumentUrl = () => {




  return `/portal/org/document`
}

/**
 * The company's own document, once the virus scan has accepted it. It is sent as an attachment of generic type, so that
 * browsers do not open it as a page of the portal.
 * @summary Download the registration document
 */
export const downloadOrganisationDocument = async ( options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadOrganisationDocumentUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getUploadOrganisationDocumentUrl = () => {




  return `/portal/org/document`
}

/**
 * Replaces the company's document; the virus scan follows. Possible while the company's status is draft and no project of it
 * is under review, and otherwise as long as the scan has refused the document.
 * @summary Upload the registration document
 */
export const uploadOrganisationDocument = async (documentUpload: DocumentUpload, options?: Parameters<typeof http>[1]): Promise<UploadOrganisationDocument200> => {
    const formData = new FormData();
formData.append(`document`, documentUpload.document);

  return http<UploadOrganisationDocument200>(getUploadOrganisationDocumentUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUploadOrganisationDocumentMutationKey = () => ['uploadOrganisationDocument'] as const;

export const getUploadOrganisationDocumentMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadOrganisationDocument>>, TError,UploadOrganisationDocumentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadOrganisationDocument>>, TError,UploadOrganisationDocumentMutationVariables, TContext> => {

const mutationKey = getUploadOrganisationDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadOrganisationDocument>>, UploadOrganisationDocumentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadOrganisationDocument(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof uploadOrganisationDocument>>, variables: UploadOrganisationDocumentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetOrganisationQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UploadOrganisationDocumentMutationVariables = {data: BodyType<DocumentUpload>}

    /**
 * @summary Upload the registration document
 */
export const useUploadOrganisationDocument = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadOrganisationDocument>>, TError,UploadOrganisationDocumentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadOrganisationDocument>>,
        TError,
        UploadOrganisationDocumentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUploadOrganisationDocumentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
