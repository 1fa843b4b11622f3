// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  BodyTooLargeResponse
} from '../model/bodyTooLargeResponse.ts';

import type {
  DocumentUpload
} from '../model/documentUpload.ts';

import type {
  DownloadOrganisationDocumentParams
} from '../model/downloadOrganisationDocumentParams.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  GetOrganisation200
} from '../model/getOrganisation200.ts';

import type {
  GetOrganisationParams
} from '../model/getOrganisationParams.ts';

import type {
  OrganisationChange
} from '../model/organisationChange.ts';

import type {
  Problem
} from '../model/problem.ts';

import type {
  RequestBankOtp200
} from '../model/requestBankOtp200.ts';

import type {
  SaveOrganisation200
} from '../model/saveOrganisation200.ts';

import type {
  ServerErrorResponse
} from '../model/serverErrorResponse.ts';

import type {
  StorageFullResponse
} from '../model/storageFullResponse.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../model/unsupportedMediaTypeResponse.ts';

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

export const getGetOrganisationUrl = (params?: GetOrganisationParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/org?${stringifiedParams}` : `/portal/org`
}

/**
 * What is known of the partner's company, its document and its bank.
 * @summary Read the company's profile
 */
export const getOrganisation = async (params?: GetOrganisationParams, options?: Parameters<typeof http>[1]): Promise<GetOrganisation200> => {

  return http<GetOrganisation200>(getGetOrganisationUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOrganisationQueryKey = (params?: GetOrganisationParams,) => {
    return [
    `/portal/org`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetOrganisationQueryOptions = <TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: GetOrganisationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrganisationQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrganisation>>> = ({ signal }) => getOrganisation(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrganisationQueryResult = NonNullable<Awaited<ReturnType<typeof getOrganisation>>>
export type GetOrganisationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetOrganisation<TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  GetOrganisationParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrganisation>>,
          TError,
          Awaited<ReturnType<typeof getOrganisation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganisation<TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetOrganisationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrganisation>>,
          TError,
          Awaited<ReturnType<typeof getOrganisation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganisation<TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetOrganisationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the company's profile
 */

export function useGetOrganisation<TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetOrganisationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrganisationQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetOrganisationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: GetOrganisationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrganisationQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrganisation>>> = ({ signal }) => getOrganisation(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOrganisationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrganisation>>>
export type GetOrganisationSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetOrganisationSuspense<TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  GetOrganisationParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganisationSuspense<TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetOrganisationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganisationSuspense<TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetOrganisationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the company's profile
 */

export function useGetOrganisationSuspense<TData = Awaited<ReturnType<typeof getOrganisation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetOrganisationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganisation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrganisationSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveOrganisationUrl = () => {




  return `/portal/org`
}

/**
 * Replaces what can be edited; a field left out is emptied. Possible while the company's status is draft and no project of it
 * is under review. When the bank details change, `otp` is the code of POST /portal/org/otp, and the partner is told by mail.
 * With the `revision` that was read, nothing that was saved since by somebody else is taken back.
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

export const getSaveOrganisationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveOrganisation>>, TError,SaveOrganisationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
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






  return  { mutationFn, ...mutationOptions }}

    export type SaveOrganisationMutationResult = NonNullable<Awaited<ReturnType<typeof saveOrganisation>>>
    export type SaveOrganisationMutationBody = BodyType<OrganisationChange>
    export type SaveOrganisationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type SaveOrganisationMutationVariables = {data: BodyType<OrganisationChange>}

    /**
 * @summary Save the company's profile
 */
export const useSaveOrganisation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveOrganisation>>, TError,SaveOrganisationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveOrganisation>>,
        TError,
        SaveOrganisationMutationVariables,
        TContext
      > => {
      return useMutation(getSaveOrganisationMutationOptions(options), queryClient);
    }
    export const getRequestBankOtpUrl = () => {




  return `/portal/org/otp`
}

/**
 * Sends a 6-digit code by email, good for 5 minutes and 5 tries, and for one change of the bank details in this session.
 * A new code replaces the one before it and can be asked for after 30 seconds.
 * @summary Request a code to change bank details
 */
export const requestBankOtp = async ( options?: Parameters<typeof http>[1]): Promise<RequestBankOtp200> => {

  return http<RequestBankOtp200>(getRequestBankOtpUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRequestBankOtpMutationKey = () => ['requestBankOtp'] as const;

export const getRequestBankOtpMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestBankOtp>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestBankOtp>>, TError,void, TContext> => {

const mutationKey = getRequestBankOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestBankOtp>>, void> = () => {


          return  requestBankOtp(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestBankOtpMutationResult = NonNullable<Awaited<ReturnType<typeof requestBankOtp>>>

    export type RequestBankOtpMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | ServerErrorResponse | StorageFullResponse>


    /**
 * @summary Request a code to change bank details
 */
export const useRequestBankOtp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestBankOtp>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestBankOtp>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRequestBankOtpMutationOptions(options), queryClient);
    }
    export const getDownloadOrganisationDocumentUrl = (params?: DownloadOrganisationDocumentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/org/document?${stringifiedParams}` : `/portal/org/document`
}

/**
 * The company's own document, once the virus scan has accepted it. It comes as an attachment of unspecific type, so that no
 * browser opens it in the portal's name.
 * @summary Download the registration document
 */
export const downloadOrganisationDocument = async (params?: DownloadOrganisationDocumentParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadOrganisationDocumentUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDownloadOrganisationDocumentQueryKey = (params?: DownloadOrganisationDocumentParams,) => {
    return [
    `/portal/org/document`, ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadOrganisationDocumentQueryOptions = <TData = Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(params?: DownloadOrganisationDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadOrganisationDocumentQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadOrganisationDocument>>> = ({ signal }) => downloadOrganisationDocument(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadOrganisationDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof downloadOrganisationDocument>>>
export type DownloadOrganisationDocumentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>


export function useDownloadOrganisationDocument<TData = Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  DownloadOrganisationDocumentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadOrganisationDocument>>,
          TError,
          Awaited<ReturnType<typeof downloadOrganisationDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadOrganisationDocument<TData = Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: DownloadOrganisationDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadOrganisationDocument>>,
          TError,
          Awaited<ReturnType<typeof downloadOrganisationDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadOrganisationDocument<TData = Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: DownloadOrganisationDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the registration document
 */

export function useDownloadOrganisationDocument<TData = Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: DownloadOrganisationDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadOrganisationDocumentQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadOrganisationDocumentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(params?: DownloadOrganisationDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadOrganisationDocumentQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadOrganisationDocument>>> = ({ signal }) => downloadOrganisationDocument(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type DownloadOrganisationDocumentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof downloadOrganisationDocument>>>
export type DownloadOrganisationDocumentSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>


export function useDownloadOrganisationDocumentSuspense<TData = Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  DownloadOrganisationDocumentParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadOrganisationDocumentSuspense<TData = Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: DownloadOrganisationDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadOrganisationDocumentSuspense<TData = Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: DownloadOrganisationDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the registration document
 */

export function useDownloadOrganisationDocumentSuspense<TData = Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: DownloadOrganisationDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadOrganisationDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadOrganisationDocumentSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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

export const getUploadOrganisationDocumentMutationOptions = <TError = ErrorType<Problem | UnauthorizedResponse | ForbiddenResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadOrganisationDocument>>, TError,UploadOrganisationDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
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






  return  { mutationFn, ...mutationOptions }}

    export type UploadOrganisationDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof uploadOrganisationDocument>>>
    export type UploadOrganisationDocumentMutationBody = BodyType<DocumentUpload>
    export type UploadOrganisationDocumentMutationError = ErrorType<Problem | UnauthorizedResponse | ForbiddenResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type UploadOrganisationDocumentMutationVariables = {data: BodyType<DocumentUpload>}

    /**
 * @summary Upload the registration document
 */
export const useUploadOrganisationDocument = <TError = ErrorType<Problem | UnauthorizedResponse | ForbiddenResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadOrganisationDocument>>, TError,UploadOrganisationDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadOrganisationDocument>>,
        TError,
        UploadOrganisationDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getUploadOrganisationDocumentMutationOptions(options), queryClient);
    }
