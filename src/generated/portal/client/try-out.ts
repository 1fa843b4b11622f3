// Generated from openapi/portal/try-out.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  CallTryOutHost200
} from '../model/callTryOutHost200.ts';

import type {
  ListTryOutHosts200
} from '../model/listTryOutHosts200.ts';

import type {
  TryOutCall
} from '../model/tryOutCall.ts';

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

export const getCallTryOutHostUrl = () => {




  return `/portal/try-out/calls`
}

/**
 * Calls one of the hosts of `GET /portal/try-out/hosts` and returns the host's answer as data. Served directly, a page of another
 * origin would have the rights of this one. Follows no redirect, passes on no cookies and no headers about
 * connection and network, and stores neither the call nor its answer. At most 30 calls a minute.
 * @summary Call another API for TRY OUT
 */
export const callTryOutHost = async (tryOutCall: TryOutCall, options?: Parameters<typeof http>[1]): Promise<CallTryOutHost200> => {

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
return http<CallTryOutHost200>(getCallTryOutHostUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tryOutCall)
  }
);}



export const getListTryOutHostsUrl = () => {




  return `/portal/try-out/hosts`
}

/**
 * The hosts of other APIs that the operator of this portal allows. TRY OUT sends calls to them through the portal's server.
 * Empty unless the operator has allowed some.
 * @summary List the hosts that TRY OUT may call
 */
export const listTryOutHosts = async ( options?: Parameters<typeof http>[1]): Promise<ListTryOutHosts200> => {

  return http<ListTryOutHosts200>(getListTryOutHostsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListTryOutHostsQueryKey = () => {
    return [
    `/portal/try-out/hosts`
    ] as const;
    }


export const getListTryOutHostsQueryOptions = <TData = Awaited<ReturnType<typeof listTryOutHosts>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTryOutHosts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTryOutHostsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTryOutHosts>>> = () => listTryOutHosts(requestOptions);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTryOutHosts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListTryOutHosts<TData = Awaited<ReturnType<typeof listTryOutHosts>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTryOutHosts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTryOutHosts>>,
          TError,
          Awaited<ReturnType<typeof listTryOutHosts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTryOutHosts<TData = Awaited<ReturnType<typeof listTryOutHosts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTryOutHosts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTryOutHosts>>,
          TError,
          Awaited<ReturnType<typeof listTryOutHosts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTryOutHosts<TData = Awaited<ReturnType<typeof listTryOutHosts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTryOutHosts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the hosts that TRY OUT may call
 */

export function useListTryOutHosts<TData = Awaited<ReturnType<typeof listTryOutHosts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTryOutHosts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTryOutHostsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






