// Generated from openapi/admin/readiness.yaml. Do not edit: change the specification and run `npm run generate`.
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
  ListProjectWishes200
} from '../model/listProjectWishes200.ts';

import type {
  Readiness
} from '../model/readiness.ts';

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

export const getGetProjectReadinessUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/readiness`
}

/**
 * The checklist that the partner sees, with the items that are still open.
 * @summary Read how ready a project is
 */
export const getProjectReadiness = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<Readiness> => {

  return http<Readiness>(getGetProjectReadinessUrl(projectId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProjectReadinessQueryKey = (projectId: string,) => {
    return [
    `/admin/projects/${projectId}/readiness`
    ] as const;
    }


export const getGetProjectReadinessQueryOptions = <TData = Awaited<ReturnType<typeof getProjectReadiness>>, TError = ErrorType<unknown>>(projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectReadiness>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProjectReadinessQueryKey(projectId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProjectReadiness>>> = () => getProjectReadiness(projectId, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProjectReadiness>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useGetProjectReadiness<TData = Awaited<ReturnType<typeof getProjectReadiness>>, TError = ErrorType<unknown>>(
 projectId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectReadiness>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProjectReadiness>>,
          TError,
          Awaited<ReturnType<typeof getProjectReadiness>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProjectReadiness<TData = Awaited<ReturnType<typeof getProjectReadiness>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectReadiness>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProjectReadiness>>,
          TError,
          Awaited<ReturnType<typeof getProjectReadiness>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProjectReadiness<TData = Awaited<ReturnType<typeof getProjectReadiness>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectReadiness>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read how ready a project is
 */

export function useGetProjectReadiness<TData = Awaited<ReturnType<typeof getProjectReadiness>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectReadiness>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProjectReadinessQueryOptions(projectId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListProjectWishesUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/wished-product-codes`
}

/**
 * What business internal fills the form of a product code with.
 * @summary List the product codes that the partner wishes
 */
export const listProjectWishes = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<ListProjectWishes200> => {

  return http<ListProjectWishes200>(getListProjectWishesUrl(projectId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListProjectWishesQueryKey = (projectId: string,) => {
    return [
    `/admin/projects/${projectId}/wished-product-codes`
    ] as const;
    }


export const getListProjectWishesQueryOptions = <TData = Awaited<ReturnType<typeof listProjectWishes>>, TError = ErrorType<unknown>>(projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectWishes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProjectWishesQueryKey(projectId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProjectWishes>>> = () => listProjectWishes(projectId, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProjectWishes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListProjectWishes<TData = Awaited<ReturnType<typeof listProjectWishes>>, TError = ErrorType<unknown>>(
 projectId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectWishes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjectWishes>>,
          TError,
          Awaited<ReturnType<typeof listProjectWishes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjectWishes<TData = Awaited<ReturnType<typeof listProjectWishes>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectWishes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjectWishes>>,
          TError,
          Awaited<ReturnType<typeof listProjectWishes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjectWishes<TData = Awaited<ReturnType<typeof listProjectWishes>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectWishes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the product codes that the partner wishes
 */

export function useListProjectWishes<TData = Awaited<ReturnType<typeof listProjectWishes>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectWishes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProjectWishesQueryOptions(projectId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






