// Generated from openapi/portal/calls.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  useInfiniteQuery,
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  Call
} from '../model/call.ts';

import type {
  ExportCallsParams
} from '../model/exportCallsParams.ts';

import type {
  ListCalls200
} from '../model/listCalls200.ts';

import type {
  ListCallsParams
} from '../model/listCallsParams.ts';

import type {
  ListMessages200
} from '../model/listMessages200.ts';

import type {
  ListMessagesParams
} from '../model/listMessagesParams.ts';

import { http } from '#web/api/http.ts';
import type { ErrorType } from '#web/api/http.ts';



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

export const getListCallsUrl = (projectId: string,
    params?: ListCallsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/projects/${encodeURIComponent(String(projectId))}/calls?${stringifiedParams}` : `/portal/projects/${encodeURIComponent(String(projectId))}/calls`
}

/**
 * Calls the project made to the payment API, newest first. Pass `nextCursor` of one answer as `cursor` to read on.
 * @summary List a project's calls
 */
export const listCalls = async (projectId: string,
    params?: ListCallsParams, options?: Parameters<typeof http>[1]): Promise<ListCalls200> => {

  return http<ListCalls200>(getListCallsUrl(projectId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCallsInfiniteQueryKey = (projectId: string,
    params?: ListCallsParams,) => {
    return [
    'infinite', `/portal/projects/${projectId}/calls`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCallsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCalls>>, ListCallsParams['cursor']>, TError = ErrorType<unknown>>(projectId: string,
    params?: ListCallsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCalls>>, TError, TData, QueryKey, ListCallsParams['cursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCallsInfiniteQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCalls>>, QueryKey, ListCallsParams['cursor']> = ({ pageParam }) => listCalls(projectId,{...params, 'cursor': pageParam ?? params?.['cursor']}, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCalls>>, TError, TData, QueryKey, ListCallsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListCallsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCalls>>, ListCallsParams['cursor']>, TError = ErrorType<unknown>>(
 projectId: string,
    params: undefined |  ListCallsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCalls>>, TError, TData, QueryKey, ListCallsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCalls>>,
          TError,
          Awaited<ReturnType<typeof listCalls>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCallsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCalls>>, ListCallsParams['cursor']>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListCallsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCalls>>, TError, TData, QueryKey, ListCallsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCalls>>,
          TError,
          Awaited<ReturnType<typeof listCalls>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCallsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCalls>>, ListCallsParams['cursor']>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListCallsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCalls>>, TError, TData, QueryKey, ListCallsParams['cursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a project's calls
 */

export function useListCallsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCalls>>, ListCallsParams['cursor']>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListCallsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCalls>>, TError, TData, QueryKey, ListCallsParams['cursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCallsInfiniteQueryOptions(projectId,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCallUrl = (projectId: string,
    callId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/calls/${encodeURIComponent(String(callId))}`
}

/**
 * Request and answer with keys, tokens, one-time passwords and phone numbers masked, and the checks that led to the
 * answer.
 * @summary Read one call
 */
export const getCall = async (projectId: string,
    callId: string, options?: Parameters<typeof http>[1]): Promise<Call> => {

  return http<Call>(getGetCallUrl(projectId,callId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCallQueryKey = (projectId: string,
    callId: string,) => {
    return [
    `/portal/projects/${projectId}/calls/${callId}`
    ] as const;
    }


export const getGetCallQueryOptions = <TData = Awaited<ReturnType<typeof getCall>>, TError = ErrorType<unknown>>(projectId: string,
    callId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCall>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCallQueryKey(projectId,callId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCall>>> = () => getCall(projectId,callId, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined && callId !== null && callId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCall>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useGetCall<TData = Awaited<ReturnType<typeof getCall>>, TError = ErrorType<unknown>>(
 projectId: string,
    callId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCall>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCall>>,
          TError,
          Awaited<ReturnType<typeof getCall>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCall<TData = Awaited<ReturnType<typeof getCall>>, TError = ErrorType<unknown>>(
 projectId: string,
    callId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCall>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCall>>,
          TError,
          Awaited<ReturnType<typeof getCall>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCall<TData = Awaited<ReturnType<typeof getCall>>, TError = ErrorType<unknown>>(
 projectId: string,
    callId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCall>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one call
 */

export function useGetCall<TData = Awaited<ReturnType<typeof getCall>>, TError = ErrorType<unknown>>(
 projectId: string,
    callId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCall>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCallQueryOptions(projectId,callId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getExportCallsUrl = (projectId: string,
    params?: ExportCallsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/projects/${encodeURIComponent(String(projectId))}/calls.csv?${stringifiedParams}` : `/portal/projects/${encodeURIComponent(String(projectId))}/calls.csv`
}

/**
 * The same calls as the list, as comma-separated values with a header row, newest first, all of them.
 * @summary Download a project's calls
 */
export const exportCalls = async (projectId: string,
    params?: ExportCallsParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getExportCallsUrl(projectId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getExportCallsMutationKey = () => ['exportCalls'] as const;

export const getExportCallsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportCalls>>, TError,ExportCallsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof exportCalls>>, TError,ExportCallsMutationVariables, TContext> => {

const mutationKey = getExportCallsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportCalls>>, ExportCallsMutationVariables> = (props) => {
          const {projectId,params} = props ?? {};

          return  exportCalls(projectId,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}


    export type ExportCallsMutationVariables = {projectId: string;params?: ExportCallsParams}

    /**
 * @summary Download a project's calls
 */
export const useExportCalls = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportCalls>>, TError,ExportCallsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportCalls>>,
        TError,
        ExportCallsMutationVariables,
        TContext
      > => {
      return useMutation(getExportCallsMutationOptions(options), queryClient);
    }
    export const getListMessagesUrl = (projectId: string,
    params?: ListMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/projects/${encodeURIComponent(String(projectId))}/messages?${stringifiedParams}` : `/portal/projects/${encodeURIComponent(String(projectId))}/messages`
}

/**
 * Messages that the project's calls sent in an environment that the embedded simulator answers for, newest first: where
 * the one-time passwords arrive. No phone received them.
 * @summary Read the simulated handset
 */
export const listMessages = async (projectId: string,
    params?: ListMessagesParams, options?: Parameters<typeof http>[1]): Promise<ListMessages200> => {

  return http<ListMessages200>(getListMessagesUrl(projectId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMessagesQueryKey = (projectId: string,
    params?: ListMessagesParams,) => {
    return [
    `/portal/projects/${projectId}/messages`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<unknown>>(projectId: string,
    params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>> = () => listMessages(projectId,params, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<unknown>>(
 projectId: string,
    params: undefined |  ListMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the simulated handset
 */

export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesQueryOptions(projectId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






