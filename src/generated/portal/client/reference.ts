// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
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
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  GetConfigs200
} from '../model/getConfigs200.ts';

import type {
  GetConfigsParams
} from '../model/getConfigsParams.ts';

import type {
  GetRateCard200
} from '../model/getRateCard200.ts';

import type {
  GetRateCardParams
} from '../model/getRateCardParams.ts';

import type {
  ServerErrorResponse
} from '../model/serverErrorResponse.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

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

export const getGetRateCardUrl = (params?: GetRateCardParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/ratecard?${stringifiedParams}` : `/portal/ratecard`
}

/**
 * What each operator's charges pay out, in percent.
 * @summary Read the rate card
 */
export const getRateCard = async (params?: GetRateCardParams, options?: Parameters<typeof http>[1]): Promise<GetRateCard200> => {

  return http<GetRateCard200>(getGetRateCardUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRateCardQueryKey = (params?: GetRateCardParams,) => {
    return [
    `/portal/ratecard`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetRateCardQueryOptions = <TData = Awaited<ReturnType<typeof getRateCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: GetRateCardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRateCard>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRateCardQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRateCard>>> = ({ signal }) => getRateCard(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRateCard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRateCardQueryResult = NonNullable<Awaited<ReturnType<typeof getRateCard>>>
export type GetRateCardQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetRateCard<TData = Awaited<ReturnType<typeof getRateCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  GetRateCardParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRateCard>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRateCard>>,
          TError,
          Awaited<ReturnType<typeof getRateCard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRateCard<TData = Awaited<ReturnType<typeof getRateCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetRateCardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRateCard>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRateCard>>,
          TError,
          Awaited<ReturnType<typeof getRateCard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRateCard<TData = Awaited<ReturnType<typeof getRateCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetRateCardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRateCard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the rate card
 */

export function useGetRateCard<TData = Awaited<ReturnType<typeof getRateCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetRateCardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRateCard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRateCardQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetRateCardSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getRateCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: GetRateCardParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRateCard>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRateCardQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRateCard>>> = ({ signal }) => getRateCard(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRateCard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetRateCardSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getRateCard>>>
export type GetRateCardSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetRateCardSuspense<TData = Awaited<ReturnType<typeof getRateCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  GetRateCardParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRateCard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRateCardSuspense<TData = Awaited<ReturnType<typeof getRateCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetRateCardParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRateCard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRateCardSuspense<TData = Awaited<ReturnType<typeof getRateCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetRateCardParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRateCard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the rate card
 */

export function useGetRateCardSuspense<TData = Awaited<ReturnType<typeof getRateCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetRateCardParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRateCard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRateCardSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetConfigsUrl = (params?: GetConfigsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/configs?${stringifiedParams}` : `/portal/configs`
}

/**
 * The lists that requests refer to by id or code, and the addresses of both environments. They change rarely; keep them for a session.
 * @summary Read the reference lists
 */
export const getConfigs = async (params?: GetConfigsParams, options?: Parameters<typeof http>[1]): Promise<GetConfigs200> => {

  return http<GetConfigs200>(getGetConfigsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetConfigsQueryKey = (params?: GetConfigsParams,) => {
    return [
    `/portal/configs`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetConfigsQueryOptions = <TData = Awaited<ReturnType<typeof getConfigs>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: GetConfigsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfigs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConfigsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConfigs>>> = ({ signal }) => getConfigs(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getConfigs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetConfigsQueryResult = NonNullable<Awaited<ReturnType<typeof getConfigs>>>
export type GetConfigsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetConfigs<TData = Awaited<ReturnType<typeof getConfigs>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  GetConfigsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfigs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConfigs>>,
          TError,
          Awaited<ReturnType<typeof getConfigs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConfigs<TData = Awaited<ReturnType<typeof getConfigs>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetConfigsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfigs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConfigs>>,
          TError,
          Awaited<ReturnType<typeof getConfigs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConfigs<TData = Awaited<ReturnType<typeof getConfigs>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetConfigsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfigs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the reference lists
 */

export function useGetConfigs<TData = Awaited<ReturnType<typeof getConfigs>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetConfigsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfigs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConfigsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetConfigsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getConfigs>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: GetConfigsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConfigs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConfigsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConfigs>>> = ({ signal }) => getConfigs(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConfigs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetConfigsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getConfigs>>>
export type GetConfigsSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetConfigsSuspense<TData = Awaited<ReturnType<typeof getConfigs>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  GetConfigsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConfigs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConfigsSuspense<TData = Awaited<ReturnType<typeof getConfigs>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetConfigsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConfigs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConfigsSuspense<TData = Awaited<ReturnType<typeof getConfigs>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetConfigsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConfigs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the reference lists
 */

export function useGetConfigsSuspense<TData = Awaited<ReturnType<typeof getConfigs>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetConfigsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConfigs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConfigsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






