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
  DownloadGoLiveDocumentParams
} from '../model/downloadGoLiveDocumentParams.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  GetGoLiveDraft200
} from '../model/getGoLiveDraft200.ts';

import type {
  GetGoLiveDraftParams
} from '../model/getGoLiveDraftParams.ts';

import type {
  GoLiveDocumentUpload
} from '../model/goLiveDocumentUpload.ts';

import type {
  GoLiveDraftInput
} from '../model/goLiveDraftInput.ts';

import type {
  GoLiveSubmission
} from '../model/goLiveSubmission.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  Problem
} from '../model/problem.ts';

import type {
  SaveGoLiveDraft200
} from '../model/saveGoLiveDraft200.ts';

import type {
  ServerErrorResponse
} from '../model/serverErrorResponse.ts';

import type {
  StorageFullResponse
} from '../model/storageFullResponse.ts';

import type {
  SubmitGoLive200
} from '../model/submitGoLive200.ts';

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
  UploadGoLiveDocument200
} from '../model/uploadGoLiveDocument200.ts';

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
 * Sends project, company, representative and bank details, with the company's registration document, for approval: within
 * 5 business days. A rejected project can be corrected and submitted again. The document may be left out: then the draft's
 * becomes the company's (PUT /portal/projects/{projectId}/live-draft/document), and without one the company keeps what it
 * has. A document that the virus scan refused is not submitted. Company, representative and bank count only while the
 * company's status is draft and no other project of it is under review. When the bank details change, `otp` is the code of
 * POST /portal/org/otp. With the `revision` of the draft that was read, an application that somebody else has changed since is
 * not submitted. A submission that is refused changes nothing.
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

export const getSubmitGoLiveMutationOptions = <TError = ErrorType<Problem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitGoLive>>, TError,SubmitGoLiveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
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






  return  { mutationFn, ...mutationOptions }}

    export type SubmitGoLiveMutationResult = NonNullable<Awaited<ReturnType<typeof submitGoLive>>>
    export type SubmitGoLiveMutationBody = BodyType<GoLiveSubmission>
    export type SubmitGoLiveMutationError = ErrorType<Problem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type SubmitGoLiveMutationVariables = {projectId: string;data: BodyType<GoLiveSubmission>}

    /**
 * @summary Submit a project for go-live
 */
export const useSubmitGoLive = <TError = ErrorType<Problem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitGoLive>>, TError,SubmitGoLiveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitGoLive>>,
        TError,
        SubmitGoLiveMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitGoLiveMutationOptions(options), queryClient);
    }
    export const getGetGoLiveDraftUrl = (projectId: string,
    params?: GetGoLiveDraftParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/projects/${encodeURIComponent(String(projectId))}/live-draft?${stringifiedParams}` : `/portal/projects/${encodeURIComponent(String(projectId))}/live-draft`
}

/**
 * What was saved of the Go Live wizard, so that it can be continued later and elsewhere. Steps that were never saved are
 * null; the screens start them from the company's and the person's profile. The project step of a rejected project that was
 * not touched since begins with what was submitted.
 * @summary Read the saved go-live application
 */
export const getGoLiveDraft = async (projectId: string,
    params?: GetGoLiveDraftParams, options?: Parameters<typeof http>[1]): Promise<GetGoLiveDraft200> => {

  return http<GetGoLiveDraft200>(getGetGoLiveDraftUrl(projectId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGoLiveDraftQueryKey = (projectId: string,
    params?: GetGoLiveDraftParams,) => {
    return [
    `/portal/projects/${projectId}/live-draft`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetGoLiveDraftQueryOptions = <TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(projectId: string,
    params?: GetGoLiveDraftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGoLiveDraftQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGoLiveDraft>>> = ({ signal }) => getGoLiveDraft(projectId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGoLiveDraftQueryResult = NonNullable<Awaited<ReturnType<typeof getGoLiveDraft>>>
export type GetGoLiveDraftQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetGoLiveDraft<TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params: undefined |  GetGoLiveDraftParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGoLiveDraft>>,
          TError,
          Awaited<ReturnType<typeof getGoLiveDraft>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGoLiveDraft<TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: GetGoLiveDraftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGoLiveDraft>>,
          TError,
          Awaited<ReturnType<typeof getGoLiveDraft>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGoLiveDraft<TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: GetGoLiveDraftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the saved go-live application
 */

export function useGetGoLiveDraft<TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: GetGoLiveDraftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGoLiveDraftQueryOptions(projectId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetGoLiveDraftSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(projectId: string,
    params?: GetGoLiveDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGoLiveDraftQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGoLiveDraft>>> = ({ signal }) => getGoLiveDraft(projectId,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetGoLiveDraftSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getGoLiveDraft>>>
export type GetGoLiveDraftSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetGoLiveDraftSuspense<TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params: undefined |  GetGoLiveDraftParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGoLiveDraftSuspense<TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: GetGoLiveDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGoLiveDraftSuspense<TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: GetGoLiveDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the saved go-live application
 */

export function useGetGoLiveDraftSuspense<TData = Awaited<ReturnType<typeof getGoLiveDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: GetGoLiveDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGoLiveDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGoLiveDraftSuspenseQueryOptions(projectId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveGoLiveDraftUrl = (projectId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/live-draft`
}

/**
 * Saves the steps that are sent, each as far as it is filled in; those left out stay as they were. Nothing is held against the
 * rules of an application yet, so that closing the browser loses nothing: POST /portal/projects/{projectId}/live asks for all.
 * With the `revision` of the draft that the steps were typed into, nothing that was saved since by somebody else is lost.
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





export const getSaveGoLiveDraftMutationKey = () => ['saveGoLiveDraft'] as const;

export const getSaveGoLiveDraftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveGoLiveDraft>>, TError,SaveGoLiveDraftMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveGoLiveDraft>>, TError,SaveGoLiveDraftMutationVariables, TContext> => {

const mutationKey = getSaveGoLiveDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveGoLiveDraft>>, SaveGoLiveDraftMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  saveGoLiveDraft(projectId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveGoLiveDraftMutationResult = NonNullable<Awaited<ReturnType<typeof saveGoLiveDraft>>>
    export type SaveGoLiveDraftMutationBody = BodyType<GoLiveDraftInput>
    export type SaveGoLiveDraftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type SaveGoLiveDraftMutationVariables = {projectId: string;data: BodyType<GoLiveDraftInput>}

    /**
 * @summary Save the go-live application
 */
export const useSaveGoLiveDraft = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveGoLiveDraft>>, TError,SaveGoLiveDraftMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveGoLiveDraft>>,
        TError,
        SaveGoLiveDraftMutationVariables,
        TContext
      > => {
      return useMutation(getSaveGoLiveDraftMutationOptions(options), queryClient);
    }
    export const getDownloadGoLiveDocumentUrl = (projectId: string,
    params?: DownloadGoLiveDocumentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/projects/${encodeURIComponent(String(projectId))}/live-draft/document?${stringifiedParams}` : `/portal/projects/${encodeURIComponent(String(projectId))}/live-draft/document`
}

/**
 * Its bytes as they were uploaded, as an attachment, once the virus scan has accepted them.
 * @summary Download the document of the saved application
 */
export const downloadGoLiveDocument = async (projectId: string,
    params?: DownloadGoLiveDocumentParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadGoLiveDocumentUrl(projectId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDownloadGoLiveDocumentQueryKey = (projectId: string,
    params?: DownloadGoLiveDocumentParams,) => {
    return [
    `/portal/projects/${projectId}/live-draft/document`, ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadGoLiveDocumentQueryOptions = <TData = Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(projectId: string,
    params?: DownloadGoLiveDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadGoLiveDocumentQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadGoLiveDocument>>> = ({ signal }) => downloadGoLiveDocument(projectId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadGoLiveDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof downloadGoLiveDocument>>>
export type DownloadGoLiveDocumentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>


export function useDownloadGoLiveDocument<TData = Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params: undefined |  DownloadGoLiveDocumentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadGoLiveDocument>>,
          TError,
          Awaited<ReturnType<typeof downloadGoLiveDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadGoLiveDocument<TData = Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: DownloadGoLiveDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadGoLiveDocument>>,
          TError,
          Awaited<ReturnType<typeof downloadGoLiveDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadGoLiveDocument<TData = Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: DownloadGoLiveDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the document of the saved application
 */

export function useDownloadGoLiveDocument<TData = Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: DownloadGoLiveDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadGoLiveDocumentQueryOptions(projectId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadGoLiveDocumentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(projectId: string,
    params?: DownloadGoLiveDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadGoLiveDocumentQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadGoLiveDocument>>> = ({ signal }) => downloadGoLiveDocument(projectId,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type DownloadGoLiveDocumentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof downloadGoLiveDocument>>>
export type DownloadGoLiveDocumentSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>


export function useDownloadGoLiveDocumentSuspense<TData = Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params: undefined |  DownloadGoLiveDocumentParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadGoLiveDocumentSuspense<TData = Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: DownloadGoLiveDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadGoLiveDocumentSuspense<TData = Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: DownloadGoLiveDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the document of the saved application
 */

export function useDownloadGoLiveDocumentSuspense<TData = Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: DownloadGoLiveDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadGoLiveDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadGoLiveDocumentSuspenseQueryOptions(projectId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUploadGoLiveDocumentUrl = (projectId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/live-draft/document`
}

/**
 * Takes the place of the one attached before; the virus scan follows. The company's own document stays as it is until
 * POST /portal/projects/{projectId}/live succeeds: then this one takes its place. Possible while the project can be
 * submitted and the company's document can be replaced. With the `revision` of the draft that was read, a document that
 * somebody else has attached since is not replaced unseen.
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





export const getUploadGoLiveDocumentMutationKey = () => ['uploadGoLiveDocument'] as const;

export const getUploadGoLiveDocumentMutationOptions = <TError = ErrorType<Problem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadGoLiveDocument>>, TError,UploadGoLiveDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadGoLiveDocument>>, TError,UploadGoLiveDocumentMutationVariables, TContext> => {

const mutationKey = getUploadGoLiveDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadGoLiveDocument>>, UploadGoLiveDocumentMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  uploadGoLiveDocument(projectId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadGoLiveDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof uploadGoLiveDocument>>>
    export type UploadGoLiveDocumentMutationBody = BodyType<GoLiveDocumentUpload>
    export type UploadGoLiveDocumentMutationError = ErrorType<Problem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type UploadGoLiveDocumentMutationVariables = {projectId: string;data: BodyType<GoLiveDocumentUpload>}

    /**
 * @summary Attach the registration document to the saved application
 */
export const useUploadGoLiveDocument = <TError = ErrorType<Problem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadGoLiveDocument>>, TError,UploadGoLiveDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadGoLiveDocument>>,
        TError,
        UploadGoLiveDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getUploadGoLiveDocumentMutationOptions(options), queryClient);
    }
