// Generated from openapi/portal/endings.yaml. Do not edit: change the specification and run `npm run generate`.
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
  Endings
} from '../model/endings.ts';

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

export const getListEndingsUrl = (projectId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/endings`
}

/**
 * Operations, parameters and properties that are deprecated with a day of their end, and that calls of the project used
 * in the last 90 days. Calls of TRY OUT stay in the page and do not count, nor do those of product tests. Figures are up to a
 * minute behind the log.
 * @summary List what a project uses and what ends
 */
export const listEndings = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<Endings> => {

  return http<Endings>(getListEndingsUrl(projectId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListEndingsQueryKey = (projectId: string,) => {
    return [
    `/portal/projects/${projectId}/endings`
    ] as const;
    }


export const getListEndingsQueryOptions = <TData = Awaited<ReturnType<typeof listEndings>>, TError = ErrorType<unknown>>(projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEndings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEndingsQueryKey(projectId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEndings>>> = () => listEndings(projectId, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEndings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListEndings<TData = Awaited<ReturnType<typeof listEndings>>, TError = ErrorType<unknown>>(
 projectId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEndings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEndings>>,
          TError,
          Awaited<ReturnType<typeof listEndings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEndings<TData = Awaited<ReturnType<typeof listEndings>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEndings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEndings>>,
          TError,
          Awaited<ReturnType<typeof listEndings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEndings<TData = Awaited<ReturnType<typeof listEndings>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEndings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what a project uses and what ends
 */

export function useListEndings<TData = Awaited<ReturnType<typeof listEndings>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEndings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEndingsQueryOptions(projectId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






