// Generated from openapi/admin/thread.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  matchQuery,
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
  AddReviewMessage200
} from '../model/addReviewMessage200.ts';

import type {
  ListReviewMessages200
} from '../model/listReviewMessages200.ts';

import type {
  ListReviewMessagesParams
} from '../model/listReviewMessagesParams.ts';

import type {
  NewReviewMessage
} from '../model/newReviewMessage.ts';

import {
  getListAuditEventsQueryKey
} from './review.ts';

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

export const getListReviewMessagesUrl = (projectId: string,
    params?: ListReviewMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/projects/${encodeURIComponent(String(projectId))}/thread?${stringifiedParams}` : `/admin/projects/${encodeURIComponent(String(projectId))}/thread`
}

/**
 * What partner and desks wrote, newest first. Pass `nextCursor` of one answer as `cursor` to read on. `closed` concerns
 * messages to the partner: internal notes can be written about every submitted project.
 * @summary Read the conversation about an application, with internal notes
 */
export const listReviewMessages = async (projectId: string,
    params?: ListReviewMessagesParams, options?: Parameters<typeof http>[1]): Promise<ListReviewMessages200> => {

  return http<ListReviewMessages200>(getListReviewMessagesUrl(projectId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListReviewMessagesInfiniteQueryKey = (projectId: string,
    params?: ListReviewMessagesParams,) => {
    return [
    'infinite', `/admin/projects/${projectId}/thread`, ...(params ? [params] : [])
    ] as const;
    }


export const getListReviewMessagesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReviewMessages>>, ListReviewMessagesParams['cursor']>, TError = ErrorType<unknown>>(projectId: string,
    params?: ListReviewMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReviewMessages>>, TError, TData, QueryKey, ListReviewMessagesParams['cursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReviewMessagesInfiniteQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReviewMessages>>, QueryKey, ListReviewMessagesParams['cursor']> = ({ pageParam }) => listReviewMessages(projectId,{...params, 'cursor': pageParam ?? params?.['cursor']}, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReviewMessages>>, TError, TData, QueryKey, ListReviewMessagesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListReviewMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReviewMessages>>, ListReviewMessagesParams['cursor']>, TError = ErrorType<unknown>>(
 projectId: string,
    params: undefined |  ListReviewMessagesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReviewMessages>>, TError, TData, QueryKey, ListReviewMessagesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviewMessages>>,
          TError,
          Awaited<ReturnType<typeof listReviewMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviewMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReviewMessages>>, ListReviewMessagesParams['cursor']>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListReviewMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReviewMessages>>, TError, TData, QueryKey, ListReviewMessagesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviewMessages>>,
          TError,
          Awaited<ReturnType<typeof listReviewMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviewMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReviewMessages>>, ListReviewMessagesParams['cursor']>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListReviewMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReviewMessages>>, TError, TData, QueryKey, ListReviewMessagesParams['cursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the conversation about an application, with internal notes
 */

export function useListReviewMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReviewMessages>>, ListReviewMessagesParams['cursor']>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListReviewMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReviewMessages>>, TError, TData, QueryKey, ListReviewMessagesParams['cursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReviewMessagesInfiniteQueryOptions(projectId,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddReviewMessageUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/thread`
}

/**
 * A message to `all` goes to the partner's people by email. An internal note (`desks`) is read by the three desks only and
 * causes no email.
 * @summary Write to the partner, or an internal note
 */
export const addReviewMessage = async (projectId: string,
    newReviewMessage: NewReviewMessage, options?: Parameters<typeof http>[1]): Promise<AddReviewMessage200> => {

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
return http<AddReviewMessage200>(getAddReviewMessageUrl(projectId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newReviewMessage)
  }
);}





export const getAddReviewMessageMutationKey = () => ['addReviewMessage'] as const;

export const getAddReviewMessageMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addReviewMessage>>, TError,AddReviewMessageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addReviewMessage>>, TError,AddReviewMessageMutationVariables, TContext> => {

const mutationKey = getAddReviewMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addReviewMessage>>, AddReviewMessageMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  addReviewMessage(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addReviewMessage>>, variables: AddReviewMessageMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListReviewMessagesInfiniteQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddReviewMessageMutationVariables = {projectId: string;data: BodyType<NewReviewMessage>}

    /**
 * @summary Write to the partner, or an internal note
 */
export const useAddReviewMessage = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addReviewMessage>>, TError,AddReviewMessageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addReviewMessage>>,
        TError,
        AddReviewMessageMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddReviewMessageMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
