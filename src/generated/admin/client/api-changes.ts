// Generated from openapi/admin/api-changes.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  queryOptions as queryOptionsBuilder,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  ApiChanges
} from '../model/apiChanges.ts';

import type {
  GetApiChangesParams
} from '../model/getApiChangesParams.ts';

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

export const getGetApiChangesUrl = (params?: GetApiChangesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/api-changes?${stringifiedParams}` : `/admin/api-changes`
}

/**
 * What differs between the product's file and its last release, what differed between its last two releases, and what is
 * deprecated with a day of its end; and beside each the projects that called it in the last 90 days. Calls of product
 * tests do not count, nor do calls that were refused for their key.
 *
 * A change of a request's field counts the calls that sent the field; another default, and a field that is required now,
 * the calls without it. The log keeps no query, no other headers than the documented ones, and masks personal data. Of
 * each project and operation the newest 10 000 calls are read for it. `unknown` counts the calls that may have sent the field. Figures are up to a minute behind the log.
 * @summary Read who uses what changes in an API product
 */
export const getApiChanges = async (params?: GetApiChangesParams, options?: Parameters<typeof http>[1]): Promise<ApiChanges> => {

  return http<ApiChanges>(getGetApiChangesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetApiChangesQueryKey = (params?: GetApiChangesParams,) => {
    return [
    `/admin/api-changes`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetApiChangesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getApiChanges>>, TError = ErrorType<unknown>>(params?: GetApiChangesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApiChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApiChangesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApiChanges>>> = () => getApiChanges(params, requestOptions);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApiChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}



export function useGetApiChangesSuspense<TData = Awaited<ReturnType<typeof getApiChanges>>, TError = ErrorType<unknown>>(
 params: undefined |  GetApiChangesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApiChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApiChangesSuspense<TData = Awaited<ReturnType<typeof getApiChanges>>, TError = ErrorType<unknown>>(
 params?: GetApiChangesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApiChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApiChangesSuspense<TData = Awaited<ReturnType<typeof getApiChanges>>, TError = ErrorType<unknown>>(
 params?: GetApiChangesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApiChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read who uses what changes in an API product
 */

export function useGetApiChangesSuspense<TData = Awaited<ReturnType<typeof getApiChanges>>, TError = ErrorType<unknown>>(
 params?: GetApiChangesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApiChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApiChangesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






