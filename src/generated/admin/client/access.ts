// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
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
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  Problem
} from '../model/problem.ts';

import type {
  ServerErrorResponse
} from '../model/serverErrorResponse.ts';

import type {
  SessionRequiredResponse
} from '../model/sessionRequiredResponse.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  VpnCheck200
} from '../model/vpnCheck200.ts';

import type {
  VpnCheckParams
} from '../model/vpnCheckParams.ts';

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

export const getVpnCheckUrl = (params?: VpnCheckParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/vpn-check?${stringifiedParams}` : `/admin/vpn-check`
}

/**
 * Asked between password and one-time code, when a business admin or a technical admin signs in. The address of
 * the caller decides; an address named by a proxy counts only where that proxy is trusted.
 * @summary Check that the caller is on the internal network
 */
export const vpnCheck = async (params?: VpnCheckParams, options?: Parameters<typeof http>[1]): Promise<VpnCheck200> => {

  return http<VpnCheck200>(getVpnCheckUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getVpnCheckQueryKey = (params?: VpnCheckParams,) => {
    return [
    `/admin/vpn-check`, ...(params ? [params] : [])
    ] as const;
    }


export const getVpnCheckQueryOptions = <TData = Awaited<ReturnType<typeof vpnCheck>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(params?: VpnCheckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof vpnCheck>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getVpnCheckQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof vpnCheck>>> = ({ signal }) => vpnCheck(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof vpnCheck>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type VpnCheckQueryResult = NonNullable<Awaited<ReturnType<typeof vpnCheck>>>
export type VpnCheckQueryError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>


export function useVpnCheck<TData = Awaited<ReturnType<typeof vpnCheck>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  VpnCheckParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof vpnCheck>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof vpnCheck>>,
          TError,
          Awaited<ReturnType<typeof vpnCheck>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVpnCheck<TData = Awaited<ReturnType<typeof vpnCheck>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: VpnCheckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof vpnCheck>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof vpnCheck>>,
          TError,
          Awaited<ReturnType<typeof vpnCheck>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVpnCheck<TData = Awaited<ReturnType<typeof vpnCheck>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: VpnCheckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof vpnCheck>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check that the caller is on the internal network
 */

export function useVpnCheck<TData = Awaited<ReturnType<typeof vpnCheck>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: VpnCheckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof vpnCheck>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getVpnCheckQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getVpnCheckSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof vpnCheck>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(params?: VpnCheckParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof vpnCheck>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getVpnCheckQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof vpnCheck>>> = ({ signal }) => vpnCheck(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof vpnCheck>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type VpnCheckSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof vpnCheck>>>
export type VpnCheckSuspenseQueryError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>


export function useVpnCheckSuspense<TData = Awaited<ReturnType<typeof vpnCheck>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  VpnCheckParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof vpnCheck>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVpnCheckSuspense<TData = Awaited<ReturnType<typeof vpnCheck>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: VpnCheckParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof vpnCheck>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVpnCheckSuspense<TData = Awaited<ReturnType<typeof vpnCheck>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: VpnCheckParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof vpnCheck>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check that the caller is on the internal network
 */

export function useVpnCheckSuspense<TData = Awaited<ReturnType<typeof vpnCheck>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: VpnCheckParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof vpnCheck>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getVpnCheckSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






