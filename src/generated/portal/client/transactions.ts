// Generated from openapi/portal/transactions.yaml. Do not edit: change the specification and run `npm run generate`.
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
  GetProjectTransactionsParams
} from '../model/getProjectTransactionsParams.ts';

import type {
  ListTransactionsParams
} from '../model/listTransactionsParams.ts';

import type {
  PartnerTransactions
} from '../model/partnerTransactions.ts';

import type {
  ProjectTransactions
} from '../model/projectTransactions.ts';

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

export const getListTransactionsUrl = (params: ListTransactionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/transactions?${stringifiedParams}` : `/portal/transactions`
}

/**
 * Sales of the last 30 days in one country, in total and per live project, and the results of its live calls. Calls
 * without an operator, such as most refused ones, and calls to an operator without a country count in every country. Each
 * of the 30 days, today included, has a row. The totals include sales of projects that are no longer live. Calls are
 * counted within a minute.
 * @summary Read sales of all projects
 */
export const listTransactions = async (params: ListTransactionsParams, options?: Parameters<typeof http>[1]): Promise<PartnerTransactions> => {

  return http<PartnerTransactions>(getListTransactionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListTransactionsQueryKey = (params?: ListTransactionsParams,) => {
    return [
    `/portal/transactions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<unknown>>(params: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>> = () => listTransactions(params, requestOptions);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<unknown>>(
 params: ListTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<unknown>>(
 params: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<unknown>>(
 params: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read sales of all projects
 */

export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<unknown>>(
 params: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetProjectTransactionsUrl = (projectId: string,
    params: GetProjectTransactionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/transactions/${encodeURIComponent(String(projectId))}?${stringifiedParams}` : `/portal/transactions/${encodeURIComponent(String(projectId))}`
}

/**
 * Sales of the last 30 days in one country, today included, and the results of all calls in one environment, with
 * any operator. Sandbox charges with an operator that is coming soon count as calls but in no country's sales. Every day
 * and each of the last 24 hours has a row.
 * @summary Read sales and technical figures of a project
 */
export const getProjectTransactions = async (projectId: string,
    params: GetProjectTransactionsParams, options?: Parameters<typeof http>[1]): Promise<ProjectTransactions> => {

  return http<ProjectTransactions>(getGetProjectTransactionsUrl(projectId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProjectTransactionsQueryKey = (projectId: string,
    params?: GetProjectTransactionsParams,) => {
    return [
    `/portal/transactions/${projectId}`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetProjectTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof getProjectTransactions>>, TError = ErrorType<unknown>>(projectId: string,
    params: GetProjectTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProjectTransactionsQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProjectTransactions>>> = () => getProjectTransactions(projectId,params, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProjectTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useGetProjectTransactions<TData = Awaited<ReturnType<typeof getProjectTransactions>>, TError = ErrorType<unknown>>(
 projectId: string,
    params: GetProjectTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProjectTransactions>>,
          TError,
          Awaited<ReturnType<typeof getProjectTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProjectTransactions<TData = Awaited<ReturnType<typeof getProjectTransactions>>, TError = ErrorType<unknown>>(
 projectId: string,
    params: GetProjectTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProjectTransactions>>,
          TError,
          Awaited<ReturnType<typeof getProjectTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProjectTransactions<TData = Awaited<ReturnType<typeof getProjectTransactions>>, TError = ErrorType<unknown>>(
 projectId: string,
    params: GetProjectTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read sales and technical figures of a project
 */

export function useGetProjectTransactions<TData = Awaited<ReturnType<typeof getProjectTransactions>>, TError = ErrorType<unknown>>(
 projectId: string,
    params: GetProjectTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProjectTransactionsQueryOptions(projectId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






