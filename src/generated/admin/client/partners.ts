// Generated from openapi/admin/partners.yaml. Do not edit: change the specification and run `npm run generate`.
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
  ListPartnerProjects200
} from '../model/listPartnerProjects200.ts';

import type {
  ListPartners200
} from '../model/listPartners200.ts';

import type {
  ListPartnersParams
} from '../model/listPartnersParams.ts';

import type {
  Partner
} from '../model/partner.ts';

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

export const getListPartnerProjectsUrl = (orgId: string,) => {




  return `/admin/projects/org/${encodeURIComponent(String(orgId))}`
}

/**
 * Projects of all states, the 1000 newest of them, and how many of each state there are. The screen sorts them into
 * pending, approved, inactive and rejected.
 * @summary List every project of one partner
 */
export const listPartnerProjects = async (orgId: string, options?: Parameters<typeof http>[1]): Promise<ListPartnerProjects200> => {

  return http<ListPartnerProjects200>(getListPartnerProjectsUrl(orgId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPartnerProjectsQueryKey = (orgId: string,) => {
    return [
    `/admin/projects/org/${orgId}`
    ] as const;
    }


export const getListPartnerProjectsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<unknown>>(orgId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerProjectsQueryKey(orgId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerProjects>>> = () => listPartnerProjects(orgId, requestOptions);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}



export function useListPartnerProjectsSuspense<TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<unknown>>(
 orgId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerProjectsSuspense<TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<unknown>>(
 orgId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerProjectsSuspense<TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<unknown>>(
 orgId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List every project of one partner
 */

export function useListPartnerProjectsSuspense<TData = Awaited<ReturnType<typeof listPartnerProjects>>, TError = ErrorType<unknown>>(
 orgId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerProjectsSuspenseQueryOptions(orgId,options)

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
 * Every organisation with the counts of its projects, by name; those without a name come last, newest first. Organisations
 * with an unconfirmed address are left out.
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


export const getListPartnersQueryOptions = <TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<unknown>>(params?: ListPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartners>>> = () => listPartners(params, requestOptions);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<unknown>>(
 params: undefined |  ListPartnersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartners>>,
          TError,
          Awaited<ReturnType<typeof listPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<unknown>>(
 params?: ListPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartners>>,
          TError,
          Awaited<ReturnType<typeof listPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<unknown>>(
 params?: ListPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the content partners
 */

export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<unknown>>(
 params?: ListPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPartnersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<unknown>>(params?: ListPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartners>>> = () => listPartners(params, requestOptions);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}



export function useListPartnersSuspense<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<unknown>>(
 params: undefined |  ListPartnersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnersSuspense<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<unknown>>(
 params?: ListPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnersSuspense<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<unknown>>(
 params?: ListPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the content partners
 */

export function useListPartnersSuspense<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<unknown>>(
 params?: ListPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPartnerUrl = (orgId: string,) => {




  return `/admin/org/${encodeURIComponent(String(orgId))}`
}

/**
 * Company, representative and bank details, as the partner gave them. What is not given yet is null.
 * @summary Read one content partner
 */
export const getPartner = async (orgId: string, options?: Parameters<typeof http>[1]): Promise<Partner> => {

  return http<Partner>(getGetPartnerUrl(orgId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPartnerQueryKey = (orgId: string,) => {
    return [
    `/admin/org/${orgId}`
    ] as const;
    }


export const getGetPartnerSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<unknown>>(orgId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerQueryKey(orgId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartner>>> = () => getPartner(orgId, requestOptions);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}



export function useGetPartnerSuspense<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<unknown>>(
 orgId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerSuspense<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<unknown>>(
 orgId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerSuspense<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<unknown>>(
 orgId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one content partner
 */

export function useGetPartnerSuspense<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<unknown>>(
 orgId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerSuspenseQueryOptions(orgId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadPartnerDocumentUrl = (orgId: string,) => {




  return `/admin/org/${encodeURIComponent(String(orgId))}/document`
}

/**
 * The company's own document, also before a submission. Only documents that passed the virus scan can be downloaded, as an
 * attachment.
 * @summary Download a partner's registration document
 */
export const downloadPartnerDocument = async (orgId: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadPartnerDocumentUrl(orgId),
  {
    ...options,
    method: 'GET'


  }
);}



