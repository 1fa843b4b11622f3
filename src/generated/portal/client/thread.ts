// Generated from openapi/portal/thread.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  useInfiniteQuery,
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  InfiniteData,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  AddThreadMessage200
} from '../model/addThreadMessage200.ts';

import type {
  ListThreadMessages200
} from '../model/listThreadMessages200.ts';

import type {
  ListThreadMessagesParams
} from '../model/listThreadMessagesParams.ts';

import type {
  NewThreadMessage
} from '../model/newThreadMessage.ts';

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

export const getListThreadMessagesUrl = (projectId: string,
    params?: ListThreadMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/projects/${encodeURIComponent(String(projectId))}/thread?${stringifiedParams}` : `/portal/projects/${encodeURIComponent(String(projectId))}/thread`
}

/**
 * What partner and desks wrote to each other, newest first. Pass `nextCursor` of one answer as `cursor` to read on.
 * @summary Read the conversation about an application
 */
export const listThreadMessages = async (projectId: string,
    params?: ListThreadMessagesParams, options?: Parameters<typeof http>[1]): Promise<ListThreadMessages200> => {

  return http<ListThreadMessages200>(getListThreadMessagesUrl(projectId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListThreadMessagesInfiniteQueryKey = (projectId: string,
    params?: ListThreadMessagesParams,) => {
    return [
    'infinite', `/portal/projects/${projectId}/thread`, ...(params ? [params] : [])
    ] as const;
    }


export const getListThreadMessagesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listThreadMessages>>, ListThreadMessagesParams['cursor']>, TError = ErrorType<unknown>>(projectId: string,
    params?: ListThreadMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listThreadMessages>>, TError, TData, QueryKey, ListThreadMessagesParams['cursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListThreadMessagesInfiniteQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listThreadMessages>>, QueryKey, ListThreadMessagesParams['cursor']> = ({ pageParam }) => listThreadMessages(projectId,{...params, 'cursor': pageParam ?? params?.['cursor']}, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listThreadMessages>>, TError, TData, QueryKey, ListThreadMessagesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListThreadMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listThreadMessages>>, ListThreadMessagesParams['cursor']>, TError = ErrorType<unknown>>(
 projectId: string,
    params: undefined |  ListThreadMessagesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listThreadMessages>>, TError, TData, QueryKey, ListThreadMessagesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listThreadMessages>>,
          TError,
          Awaited<ReturnType<typeof listThreadMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListThreadMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listThreadMessages>>, ListThreadMessagesParams['cursor']>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListThreadMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listThreadMessages>>, TError, TData, QueryKey, ListThreadMessagesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listThreadMessages>>,
          TError,
          Awaited<ReturnType<typeof listThreadMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListThreadMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listThreadMessages>>, ListThreadMessagesParams['cursor']>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListThreadMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listThreadMessages>>, TError, TData, QueryKey, ListThreadMessagesParams['cursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the conversation about an application
 */

export function useListThreadMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listThreadMessages>>, ListThreadMessagesParams['cursor']>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListThreadMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listThreadMessages>>, TError, TData, QueryKey, ListThreadMessagesParams['cursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListThreadMessagesInfiniteQueryOptions(projectId,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddThreadMessageUrl = (projectId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/thread`
}

/**
 * The desk whose turn it is gets the message by email. The conversation opens with the first submission and ends when the
 * project goes live; it can always be read.
 * @summary Write to the desks
 */
export const addThreadMessage = async (projectId: string,
    newThreadMessage: NewThreadMessage, options?: Parameters<typeof http>[1]): Promise<AddThreadMessage200> => {

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
return http<AddThreadMessage200>(getAddThreadMessageUrl(projectId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newThreadMessage)
  }
);}





export const getAddThreadMessageMutationKey = () => ['addThreadMessage'] as const;

export const getAddThreadMessageMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addThreadMessage>>, TError,AddThreadMessageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addThreadMessage>>, TError,AddThreadMessageMutationVariables, TContext> => {

const mutationKey = getAddThreadMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addThreadMessage>>, AddThreadMessageMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  addThreadMessage(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addThreadMessage>>, variables: AddThreadMessageMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListThreadMessagesInfiniteQueryKey(variables.projectId) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddThreadMessageMutationVariables = {projectId: string;data: BodyType<NewThreadMessage>}

    /**
 * @summary Write to the desks
 */
export const useAddThreadMessage = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addThreadMessage>>, TError,AddThreadMessageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addThreadMessage>>,
        TError,
        AddThreadMessageMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddThreadMessageMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
