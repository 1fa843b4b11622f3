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
  DownloadPartnerDocumentParams
} from '../model/downloadPartnerDocumentParams.ts';

import type {
  GetPartner200
} from '../model/getPartner200.ts';

import type {
  GetPartnerParams
} from '../model/getPartnerParams.ts';

import type {
  ListPartnerProjects200
} from '../model/listPartnerProjects200.ts';

import type {
  ListPartnerProjectsParams
} from '../model/listPartnerProjectsParams.ts';

import type {
  ListPartners200
} from '../model/listPartners200.ts';

import type {
  ListPartnersParams
} from '../model/listPartnersParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  Problem
} from '../model/problem.ts';

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

export const getListPartnerProjectsUrl = (orgId: string,
    params?: ListPartnerProjectsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/projects/org/${encodeURIComponent(String(orgId))}?${stringifiedParams}` : `/admin/projects/org/${encodeURIComponent(String(orgId))}`
}

/**
 * Projects of all states, the 1000 newest of them, and how many of each state there are. The screen sorts them into
 * pending, approved, inactive and rejected.
 * @summary List every project of one partner
 */
export const listPartnerProjects = async (orgId: string,
    params?: ListPartnerProjectsParams, options?: Parameters<typeof http>[1]): Promise<ListPartnerProjects200> => {

  return http<ListPartnerProjects200>(getListPartnerProjectsUrl(orgId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPartnerProjectsQueryKey = (orgId: string,
    params?: ListPartnerProjectsParams,) => {
    return [
    `/admin/projects/org/${orgId}`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPartnerProjectsQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(orgId: string,
    params?: ListPartnerProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerProjectsQueryKey(orgId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerProjects>>> = ({ signal }) => listPartnerProjects(orgId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: orgId !== null && orgId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnerProjectsQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerProjects>>>
export type ListPartnerProjectsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPartnerProjects<TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params: undefined |  ListPartnerProjectsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerProjects>>,
          TError,
          Awaited<ReturnType<typeof listPartnerProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerProjects<TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: ListPartnerProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerProjects>>,
          TError,
          Awaited<ReturnType<typeof listPartnerProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerProjects<TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: ListPartnerProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List every project of one partner
 */

export function useListPartnerProjects<TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: ListPartnerProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerProjectsQueryOptions(orgId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPartnerProjectsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(orgId: string,
    params?: ListPartnerProjectsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerProjectsQueryKey(orgId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerProjects>>> = ({ signal }) => listPartnerProjects(orgId,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPartnerProjectsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerProjects>>>
export type ListPartnerProjectsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPartnerProjectsSuspense<TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params: undefined |  ListPartnerProjectsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerProjectsSuspense<TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: ListPartnerProjectsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerProjectsSuspense<TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: ListPartnerProjectsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List every project of one partner
 */

export function useListPartnerProjectsSuspense<TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: ListPartnerProjectsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerProjectsSuspenseQueryOptions(orgId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPartnersUrl = (params?: ListPartnersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/org?${stringifiedParams}` : `/admin/org`
}

/**
 * Every organisation with the counts of its projects, by name; those that have not told their name come last, the
 * newest first. Whoever never confirmed the address it signed up with is not among them.
 * @summary List the content partners
 */
export const listPartners = async (params?: ListPartnersParams, options?: Parameters<typeof http>[1]): Promise<ListPartners200> => {

  return http<ListPartners200>(getListPartnersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPartnersQueryKey = (params?: ListPartnersParams,) => {
    return [
    `/admin/org`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPartnersQueryOptions = <TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartners>>> = ({ signal }) => listPartners(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof listPartners>>>
export type ListPartnersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListPartnersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartners>>,
          TError,
          Awaited<ReturnType<typeof listPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartners>>,
          TError,
          Awaited<ReturnType<typeof listPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the content partners
 */

export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPartnersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartners>>> = ({ signal }) => listPartners(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPartnersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPartners>>>
export type ListPartnersSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPartnersSuspense<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListPartnersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnersSuspense<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnersSuspense<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the content partners
 */

export function useListPartnersSuspense<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPartnerUrl = (orgId: string,
    params?: GetPartnerParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/org/${encodeURIComponent(String(orgId))}?${stringifiedParams}` : `/admin/org/${encodeURIComponent(String(orgId))}`
}

/**
 * Company, representative and bank details, as the partner gave them. What is not given yet is null.
 * @summary Read one content partner
 */
export const getPartner = async (orgId: string,
    params?: GetPartnerParams, options?: Parameters<typeof http>[1]): Promise<GetPartner200> => {

  return http<GetPartner200>(getGetPartnerUrl(orgId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPartnerQueryKey = (orgId: string,
    params?: GetPartnerParams,) => {
    return [
    `/admin/org/${orgId}`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPartnerQueryOptions = <TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(orgId: string,
    params?: GetPartnerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerQueryKey(orgId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartner>>> = ({ signal }) => getPartner(orgId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: orgId !== null && orgId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnerQueryResult = NonNullable<Awaited<ReturnType<typeof getPartner>>>
export type GetPartnerQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params: undefined |  GetPartnerParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartner>>,
          TError,
          Awaited<ReturnType<typeof getPartner>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: GetPartnerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartner>>,
          TError,
          Awaited<ReturnType<typeof getPartner>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: GetPartnerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one content partner
 */

export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: GetPartnerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerQueryOptions(orgId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPartnerSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(orgId: string,
    params?: GetPartnerParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerQueryKey(orgId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartner>>> = ({ signal }) => getPartner(orgId,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPartnerSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPartner>>>
export type GetPartnerSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPartnerSuspense<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params: undefined |  GetPartnerParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerSuspense<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: GetPartnerParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerSuspense<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: GetPartnerParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one content partner
 */

export function useGetPartnerSuspense<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: GetPartnerParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerSuspenseQueryOptions(orgId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadPartnerDocumentUrl = (orgId: string,
    params?: DownloadPartnerDocumentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/org/${encodeURIComponent(String(orgId))}/document?${stringifiedParams}` : `/admin/org/${encodeURIComponent(String(orgId))}/document`
}

/**
 * The company's own document, whether one of its projects was submitted or not. Only what passed the virus scan can be
 * downloaded, and always as an attachment.
 * @summary Download a partner's registration document
 */
export const downloadPartnerDocument = async (orgId: string,
    params?: DownloadPartnerDocumentParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadPartnerDocumentUrl(orgId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDownloadPartnerDocumentQueryKey = (orgId: string,
    params?: DownloadPartnerDocumentParams,) => {
    return [
    `/admin/org/${orgId}/document`, ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadPartnerDocumentQueryOptions = <TData = Awaited<ReturnType<typeof downloadPartnerDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(orgId: string,
    params?: DownloadPartnerDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPartnerDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadPartnerDocumentQueryKey(orgId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadPartnerDocument>>> = ({ signal }) => downloadPartnerDocument(orgId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: orgId !== null && orgId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadPartnerDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadPartnerDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof downloadPartnerDocument>>>
export type DownloadPartnerDocumentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>


export function useDownloadPartnerDocument<TData = Awaited<ReturnType<typeof downloadPartnerDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params: undefined |  DownloadPartnerDocumentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPartnerDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadPartnerDocument>>,
          TError,
          Awaited<ReturnType<typeof downloadPartnerDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadPartnerDocument<TData = Awaited<ReturnType<typeof downloadPartnerDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: DownloadPartnerDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPartnerDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadPartnerDocument>>,
          TError,
          Awaited<ReturnType<typeof downloadPartnerDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadPartnerDocument<TData = Awaited<ReturnType<typeof downloadPartnerDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: DownloadPartnerDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPartnerDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a partner's registration document
 */

export function useDownloadPartnerDocument<TData = Awaited<ReturnType<typeof downloadPartnerDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: DownloadPartnerDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPartnerDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadPartnerDocumentQueryOptions(orgId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadPartnerDocumentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof downloadPartnerDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(orgId: string,
    params?: DownloadPartnerDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadPartnerDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadPartnerDocumentQueryKey(orgId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadPartnerDocument>>> = ({ signal }) => downloadPartnerDocument(orgId,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadPartnerDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type DownloadPartnerDocumentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof downloadPartnerDocument>>>
export type DownloadPartnerDocumentSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>


export function useDownloadPartnerDocumentSuspense<TData = Awaited<ReturnType<typeof downloadPartnerDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params: undefined |  DownloadPartnerDocumentParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadPartnerDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadPartnerDocumentSuspense<TData = Awaited<ReturnType<typeof downloadPartnerDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: DownloadPartnerDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadPartnerDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadPartnerDocumentSuspense<TData = Awaited<ReturnType<typeof downloadPartnerDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: DownloadPartnerDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadPartnerDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a partner's registration document
 */

export function useDownloadPartnerDocumentSuspense<TData = Awaited<ReturnType<typeof downloadPartnerDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse>>(
 orgId: string,
    params?: DownloadPartnerDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadPartnerDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadPartnerDocumentSuspenseQueryOptions(orgId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






