// Generated from openapi/portal/go-live.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  matchQuery,
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
  GoLiveDocumentUpload
} from '../model/goLiveDocumentUpload.ts';

import type {
  GoLiveDraft
} from '../model/goLiveDraft.ts';

import type {
  GoLiveDraftInput
} from '../model/goLiveDraftInput.ts';

import type {
  GoLiveSubmission
} from '../model/goLiveSubmission.ts';

import type {
  SaveGoLiveDraft200
} from '../model/saveGoLiveDraft200.ts';

import type {
  SubmitGoLive200
} from '../model/submitGoLive200.ts';

import type {
  UploadGoLiveDocument200
} from '../model/uploadGoLiveDocument200.ts';

import {
  getGetOrganisationQueryKey
} from './organisation.ts';

import {
  getListProjectsQueryKey
} from './projects.ts';

import {
  getListThreadMessagesInfiniteQueryKey
} from './thread.ts';

import {
  getGetUserQueryKey
} from './user.ts';

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

export const getSubmitGoLiveUrl = (projectId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/live`
}

/**
 * Submits a project for approval. The request has the details of the company, its representative and its bank account; the
 * registration document may be part of it. The operator decides within 5 business days. A rejected project can be corrected
 * and submitted again.
 *
 * - `document` may be left out. The draft's document (PUT /portal/projects/{projectId}/live-draft/document) becomes the
 *   company's then; without one the company keeps the document that it has. A document that the virus scan refused is not
 *   submitted.
 * - Only the parts that the draft names in `editable` are changed; other parts keep what is stored.
 * - When the bank details change, `otp` is the code of POST /portal/org/otp.
 * - `revision` is that of the draft that you read. If the draft was saved again after that, the request is refused.
 *
 * A refused submission changes nothing.
 * @summary Submit a project for go-live
 */
export const submitGoLive = async (projectId: string,
    goLiveSubmission: GoLiveSubmission, options?: Parameters<typeof http>[1]): Promise<SubmitGoLive200> => {
    const formData = new FormData();
formData.append(`projectId`, goLiveSubmission.projectId);
formData.append(`body`, JSON.stringify(goLiveSubmission.body));
if(goLiveSubmission.document !== undefined) {
 formData.append(`document`, goLiveSubmission.document);
 }

  return http<SubmitGoLive200>(getSubmitGoLiveUrl(projectId),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getSubmitGoLiveMutationKey = () => ['submitGoLive'] as const;

export const getSubmitGoLiveMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitGoLive>>, TError,SubmitGoLiveMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitGoLive>>, TError,SubmitGoLiveMutationVariables, TContext> => {

const mutationKey = getSubmitGoLiveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitGoLive>>, SubmitGoLiveMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  submitGoLive(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof submitGoLive>>, variables: SubmitGoLiveMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProjectsQueryKey(), getListThreadMessagesInfiniteQueryKey(variables.projectId), getGetOrganisationQueryKey(), getGetUserQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/portal/projects/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SubmitGoLiveMutationVariables = {projectId: string;data: BodyType<GoLiveSubmission>}

    /**
 * @summary Submit a project for go-live
 */
export const useSubmitGoLive = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitGoLive>>, TError,SubmitGoLiveMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitGoLive>>,
        TError,
        SubmitGoLiveMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSubmitGoLiveMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetGoLiveDraftUrl = (projectId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/live-draft`
}

/**
 * The saved entries of the Go Live wizard, so that it can be continued later and in another browser. Steps that were never
 * saved are null; the screens fill them from the profiles of company and representative. After a rejection the project
 * step contains the submitted values until it is changed.
 * @summary Read the saved go-live application
 */
export const getGoLiveDraft = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<GoLiveDraft> => {

  return http<GoLiveDraft>(getGetGoLiveDraftUrl(projectId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGoLiveDraftQueryKey = (projectId: string,) => {
    return [
    `/portal/projects/${projectId}/live-draft`
    ] as const;
    }


export const getGetGoLiveDraftSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<unknown>>(projectId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGoLiveDraftQueryKey(projectId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGoLiveDraft>>> = () => getGoLiveDraft(projectId, requestOptions);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}



export function useGetGoLiveDraftSuspense<TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<unknown>>(
 projectId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGoLiveDraftSuspense<TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGoLiveDraftSuspense<TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the saved go-live application
 */

export function useGetGoLiveDraftSuspense<TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGoLiveDraftSuspenseQueryOptions(projectId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveGoLiveDraftUrl = (projectId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/live-draft`
}

/**
 * Saves the steps that are sent, each as far as it is filled in; those left out stay as they were. The rules of an
 * application are not checked yet; POST /portal/projects/{projectId}/live checks them. With the `revision` of the draft
 * that was read, newer changes of someone else are not overwritten.
 * @summary Save the go-live application
 */
export const saveGoLiveDraft = async (projectId: string,
    goLiveDraftInput: GoLiveDraftInput, options?: Parameters<typeof http>[1]): Promise<SaveGoLiveDraft200> => {

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
return http<SaveGoLiveDraft200>(getSaveGoLiveDraftUrl(projectId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(goLiveDraftInput)
  }
);}



export const getDownloadGoLiveDocumentUrl = (projectId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/live-draft/document`
}

/**
 * Its bytes as they were uploaded, as an attachment, once the virus scan has accepted them.
 * @summary Download the document of the saved application
 */
export const downloadGoLiveDocument = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadGoLiveDocumentUrl(projectId),
  {
    ...options,
    method: 'GET'


  }
);}



export const getUploadGoLiveDocumentUrl = (projectId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/live-draft/document`
}

/**
 * Takes the place of the one attached before; the virus scan follows. The company's own document stays as it is until POST
 * /portal/projects/{projectId}/live succeeds: then this one takes its place. Possible while the project can be submitted
 * and the company's document can be replaced. With the `revision` of the draft that was read, a document attached since by
 * someone else is not replaced.
 * @summary Attach the registration document to the saved application
 */
export const uploadGoLiveDocument = async (projectId: string,
    goLiveDocumentUpload: GoLiveDocumentUpload, options?: Parameters<typeof http>[1]): Promise<UploadGoLiveDocument200> => {
    const formData = new FormData();
formData.append(`document`, goLiveDocumentUpload.document);
if(goLiveDocumentUpload.revision !== undefined) {
 formData.append(`revision`, goLiveDocumentUpload.revision.toString())
 }

  return http<UploadGoLiveDocument200>(getUploadGoLiveDocumentUrl(projectId),
  {
    ...options,
    method: 'PUT'
    ,
    body: formData
  }
);}



