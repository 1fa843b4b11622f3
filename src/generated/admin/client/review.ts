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
  ListPendingProjects200
} from '../model/listPendingProjects200.ts';

import type {
  ListPendingProjectsParams
} from '../model/listPendingProjectsParams.ts';

import type {
  ServerErrorResponse
} from '../model/serverErrorResponse.ts';

import type {
  StaffForbiddenResponse
} from '../model/staffForbiddenResponse.ts';

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

export const getListPendingProjectsUrl = (params?: ListPendingProjectsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/projects/status/pending?${stringifiedParams}` : `/admin/projects/status/pending`
}

/**
 * Every role sees the part of the work that is its own: business internal the projects in preparation, the
 * technical admin those in technical review, the business admin all of them. Those that passed the technical check
 * come first, then the longest waiting.
 * @summary List the projects waiting for a decision
 */
export const listPendingProjects = async (params?: ListPendingProjectsParams, options?: Parameters<typeof http>[1]): Promise<ListPendingProjects200> => {

  return http<ListPendingProjects200>(getListPendingProjectsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPendingProjectsQueryKey = (params?: ListPendingProjectsParams,) => {
    return [
    `/admin/projects/status/pending`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPendingProjectsQueryOptions = <TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListPendingProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPendingProjectsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPendingProjects>>> = ({ signal }) => listPendingProjects(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPendingProjectsQueryResult = NonNullable<Awaited<ReturnType<typeof listPendingProjects>>>
export type ListPendingProjectsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPendingProjects<TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListPendingProjectsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPendingProjects>>,
          TError,
          Awaited<ReturnType<typeof listPendingProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingProjects<TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPendingProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPendingProjects>>,
          TError,
          Awaited<ReturnType<typeof listPendingProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingProjects<TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPendingProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the projects waiting for a decision
 */

export function useListPendingProjects<TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPendingProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPendingProjectsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPendingProjectsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListPendingProjectsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPendingProjectsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPendingProjects>>> = ({ signal }) => listPendingProjects(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPendingProjectsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPendingProjects>>>
export type ListPendingProjectsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPendingProjectsSuspense<TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListPendingProjectsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingProjectsSuspense<TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPendingProjectsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingProjectsSuspense<TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPendingProjectsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the projects waiting for a decision
 */

export function useListPendingProjectsSuspense<TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPendingProjectsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPendingProjectsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






