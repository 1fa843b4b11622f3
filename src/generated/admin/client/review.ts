// Generated from openapi/admin/review.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  matchQuery,
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  AdminProject
} from '../model/adminProject.ts';

import type {
  AdminProjectAnswer
} from '../model/adminProjectAnswer.ts';

import type {
  Approval
} from '../model/approval.ts';

import type {
  ListAuditEvents200
} from '../model/listAuditEvents200.ts';

import type {
  ListAuditEventsParams
} from '../model/listAuditEventsParams.ts';

import type {
  ListPendingProjects200
} from '../model/listPendingProjects200.ts';

import type {
  ListPendingProjectsParams
} from '../model/listPendingProjectsParams.ts';

import type {
  ListProjectsByStatus200
} from '../model/listProjectsByStatus200.ts';

import type {
  ListProjectsByStatusParams
} from '../model/listProjectsByStatusParams.ts';

import type {
  RecordReviewView200
} from '../model/recordReviewView200.ts';

import type {
  Reinstatement
} from '../model/reinstatement.ts';

import type {
  Rejection
} from '../model/rejection.ts';

import type {
  SearchProjects200
} from '../model/searchProjects200.ts';

import type {
  SearchProjectsParams
} from '../model/searchProjectsParams.ts';

import type {
  Suspension
} from '../model/suspension.ts';

import {
  getListPartnersQueryKey
} from './partners.ts';

import {
  getListReviewMessagesInfiniteQueryKey
} from './thread.ts';

import { http } from '#web/api/http.ts';
import type { ErrorType , BodyType } from '#web/api/http.ts';



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
 * Each role sees its own projects: business internal those in preparation, the technical admin those in technical review,
 * the business admin all. Those that passed the technical check come first, then the longest waiting.
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


export const getListPendingProjectsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<unknown>>(params?: ListPendingProjectsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPendingProjectsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPendingProjects>>> = () => listPendingProjects(params, requestOptions);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}



export function useListPendingProjectsSuspense<TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<unknown>>(
 params: undefined |  ListPendingProjectsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingProjectsSuspense<TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<unknown>>(
 params?: ListPendingProjectsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingProjectsSuspense<TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<unknown>>(
 params?: ListPendingProjectsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the projects waiting for a decision
 */

export function useListPendingProjectsSuspense<TData = Awaited<ReturnType<typeof listPendingProjects>>, TError = ErrorType<unknown>>(
 params?: ListPendingProjectsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPendingProjectsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListProjectsByStatusUrl = (params: ListProjectsByStatusParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/projects?${stringifiedParams}` : `/admin/projects`
}

/**
 * Live and suspended (`deleted`) projects are listed per operator, because their volumes are in its currency: `provider`
 * is required with these two. Drafts and rejected projects have no volumes and need no operator. Sorted by the date of the
 * status, newest first; a reinstated project counts as live since its approval.
 * @summary List projects by their status
 */
export const listProjectsByStatus = async (params: ListProjectsByStatusParams, options?: Parameters<typeof http>[1]): Promise<ListProjectsByStatus200> => {

  return http<ListProjectsByStatus200>(getListProjectsByStatusUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListProjectsByStatusQueryKey = (params?: ListProjectsByStatusParams,) => {
    return [
    `/admin/projects`, ...(params ? [params] : [])
    ] as const;
    }


export const getListProjectsByStatusSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProjectsByStatus>>, TError = ErrorType<unknown>>(params: ListProjectsByStatusParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProjectsByStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProjectsByStatusQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProjectsByStatus>>> = () => listProjectsByStatus(params, requestOptions);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProjectsByStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}



export function useListProjectsByStatusSuspense<TData = Awaited<ReturnType<typeof listProjectsByStatus>>, TError = ErrorType<unknown>>(
 params: ListProjectsByStatusParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProjectsByStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjectsByStatusSuspense<TData = Awaited<ReturnType<typeof listProjectsByStatus>>, TError = ErrorType<unknown>>(
 params: ListProjectsByStatusParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProjectsByStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjectsByStatusSuspense<TData = Awaited<ReturnType<typeof listProjectsByStatus>>, TError = ErrorType<unknown>>(
 params: ListProjectsByStatusParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProjectsByStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List projects by their status
 */

export function useListProjectsByStatusSuspense<TData = Awaited<ReturnType<typeof listProjectsByStatus>>, TError = ErrorType<unknown>>(
 params: ListProjectsByStatusParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProjectsByStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProjectsByStatusSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchProjectsUrl = (params: SearchProjectsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/projects/search?${stringifiedParams}` : `/admin/projects/search`
}

/**
 * Projects whose name or partner's name contains every word of the keyword, at most 20, sorted by name. The business admin
 * finds all projects, other roles those that were submitted once.
 * @summary Search projects by name
 */
export const searchProjects = async (params: SearchProjectsParams, options?: Parameters<typeof http>[1]): Promise<SearchProjects200> => {

  return http<SearchProjects200>(getSearchProjectsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchProjectsQueryKey = (params?: SearchProjectsParams,) => {
    return [
    `/admin/projects/search`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchProjectsQueryOptions = <TData = Awaited<ReturnType<typeof searchProjects>>, TError = ErrorType<unknown>>(params: SearchProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchProjectsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchProjects>>> = () => searchProjects(params, requestOptions);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchProjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useSearchProjects<TData = Awaited<ReturnType<typeof searchProjects>>, TError = ErrorType<unknown>>(
 params: SearchProjectsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProjects>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchProjects>>,
          TError,
          Awaited<ReturnType<typeof searchProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchProjects<TData = Awaited<ReturnType<typeof searchProjects>>, TError = ErrorType<unknown>>(
 params: SearchProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProjects>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchProjects>>,
          TError,
          Awaited<ReturnType<typeof searchProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchProjects<TData = Awaited<ReturnType<typeof searchProjects>>, TError = ErrorType<unknown>>(
 params: SearchProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search projects by name
 */

export function useSearchProjects<TData = Awaited<ReturnType<typeof searchProjects>>, TError = ErrorType<unknown>>(
 params: SearchProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchProjectsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetAdminProjectUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}`
}

/**
 * The record behind the SMS template page of business internal, the tech validation page and the decision of the
 * business admin: addresses, operators, product codes, templates, test result, documents and comments.
 * @summary Read one project with everything its review needs
 */
export const getAdminProject = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<AdminProject> => {

  return http<AdminProject>(getGetAdminProjectUrl(projectId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAdminProjectQueryKey = (projectId: string,) => {
    return [
    `/admin/projects/${projectId}`
    ] as const;
    }


export const getGetAdminProjectQueryOptions = <TData = Awaited<ReturnType<typeof getAdminProject>>, TError = ErrorType<unknown>>(projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminProject>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminProjectQueryKey(projectId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminProject>>> = () => getAdminProject(projectId, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdminProject>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useGetAdminProject<TData = Awaited<ReturnType<typeof getAdminProject>>, TError = ErrorType<unknown>>(
 projectId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminProject>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminProject>>,
          TError,
          Awaited<ReturnType<typeof getAdminProject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminProject<TData = Awaited<ReturnType<typeof getAdminProject>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminProject>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminProject>>,
          TError,
          Awaited<ReturnType<typeof getAdminProject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminProject<TData = Awaited<ReturnType<typeof getAdminProject>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminProject>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one project with everything its review needs
 */

export function useGetAdminProject<TData = Awaited<ReturnType<typeof getAdminProject>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminProject>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminProjectQueryOptions(projectId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetAdminProjectSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAdminProject>>, TError = ErrorType<unknown>>(projectId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminProject>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminProjectQueryKey(projectId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminProject>>> = () => getAdminProject(projectId, requestOptions);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminProject>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}



export function useGetAdminProjectSuspense<TData = Awaited<ReturnType<typeof getAdminProject>>, TError = ErrorType<unknown>>(
 projectId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminProject>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminProjectSuspense<TData = Awaited<ReturnType<typeof getAdminProject>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminProject>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminProjectSuspense<TData = Awaited<ReturnType<typeof getAdminProject>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminProject>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one project with everything its review needs
 */

export function useGetAdminProjectSuspense<TData = Awaited<ReturnType<typeof getAdminProject>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminProject>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminProjectSuspenseQueryOptions(projectId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRecordReviewViewUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/views`
}

/**
 * The review page calls it when it opens, so that the pending list can say who looked last. Only the last one is kept.
 * @summary Record that a review is opened
 */
export const recordReviewView = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<RecordReviewView200> => {

  return http<RecordReviewView200>(getRecordReviewViewUrl(projectId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRecordReviewViewMutationKey = () => ['recordReviewView'] as const;

export const getRecordReviewViewMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordReviewView>>, TError,RecordReviewViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof recordReviewView>>, TError,RecordReviewViewMutationVariables, TContext> => {

const mutationKey = getRecordReviewViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recordReviewView>>, RecordReviewViewMutationVariables> = (props) => {
          const {projectId} = props ?? {};

          return  recordReviewView(projectId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof recordReviewView>>, variables: RecordReviewViewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListPendingProjectsQueryKey(), getListProjectsByStatusQueryKey(), getSearchProjectsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/admin/projects/org/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}


    export type RecordReviewViewMutationVariables = {projectId: string}

    /**
 * @summary Record that a review is opened
 */
export const useRecordReviewView = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordReviewView>>, TError,RecordReviewViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recordReviewView>>,
        TError,
        RecordReviewViewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRecordReviewViewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getApproveProjectUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/approve`
}

/**
 * The last step of a go-live request: the project is live and its partner gets an email. The technical check comes first.
 * @summary Approve a project for live use
 */
export const approveProject = async (projectId: string,
    approval: Approval, options?: Parameters<typeof http>[1]): Promise<AdminProjectAnswer> => {

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
return http<AdminProjectAnswer>(getApproveProjectUrl(projectId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(approval)
  }
);}





export const getApproveProjectMutationKey = () => ['approveProject'] as const;

export const getApproveProjectMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveProject>>, TError,ApproveProjectMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof approveProject>>, TError,ApproveProjectMutationVariables, TContext> => {

const mutationKey = getApproveProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof approveProject>>, ApproveProjectMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  approveProject(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof approveProject>>, variables: ApproveProjectMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId), getListPendingProjectsQueryKey(), getListProjectsByStatusQueryKey(), getSearchProjectsQueryKey(), getListPartnersQueryKey(), getListReviewMessagesInfiniteQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/admin/projects/org/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ApproveProjectMutationVariables = {projectId: string;data: BodyType<Approval>}

    /**
 * @summary Approve a project for live use
 */
export const useApproveProject = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveProject>>, TError,ApproveProjectMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof approveProject>>,
        TError,
        ApproveProjectMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getApproveProjectMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRejectProjectUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/reject`
}

/**
 * Possible at every stage of a pending project. `changes` names the parts that have to change: just those open again. The
 * partner gets an email, reads the comment on the project and can correct and submit it again. A named provider code
 * can be changed in the next preparation.
 * @summary Reject a go-live request
 */
export const rejectProject = async (projectId: string,
    rejection: Rejection, options?: Parameters<typeof http>[1]): Promise<AdminProjectAnswer> => {

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
return http<AdminProjectAnswer>(getRejectProjectUrl(projectId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(rejection)
  }
);}





export const getRejectProjectMutationKey = () => ['rejectProject'] as const;

export const getRejectProjectMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectProject>>, TError,RejectProjectMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof rejectProject>>, TError,RejectProjectMutationVariables, TContext> => {

const mutationKey = getRejectProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectProject>>, RejectProjectMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  rejectProject(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof rejectProject>>, variables: RejectProjectMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId), getListPendingProjectsQueryKey(), getListProjectsByStatusQueryKey(), getSearchProjectsQueryKey(), getListPartnersQueryKey(), getListReviewMessagesInfiniteQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/admin/projects/org/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RejectProjectMutationVariables = {projectId: string;data: BodyType<Rejection>}

    /**
 * @summary Reject a go-live request
 */
export const useRejectProject = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectProject>>, TError,RejectProjectMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectProject>>,
        TError,
        RejectProjectMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRejectProjectMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSuspendProjectUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/suspend`
}

/**
 * Every further call with a key of the project is refused, sandbox and live; nothing is deleted. The partner gets an email
 * with the comment. Reinstating undoes it.
 * @summary Suspend a live project
 */
export const suspendProject = async (projectId: string,
    suspension: Suspension, options?: Parameters<typeof http>[1]): Promise<AdminProjectAnswer> => {

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
return http<AdminProjectAnswer>(getSuspendProjectUrl(projectId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(suspension)
  }
);}





export const getSuspendProjectMutationKey = () => ['suspendProject'] as const;

export const getSuspendProjectMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof suspendProject>>, TError,SuspendProjectMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof suspendProject>>, TError,SuspendProjectMutationVariables, TContext> => {

const mutationKey = getSuspendProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof suspendProject>>, SuspendProjectMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  suspendProject(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof suspendProject>>, variables: SuspendProjectMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId), getListPendingProjectsQueryKey(), getListProjectsByStatusQueryKey(), getSearchProjectsQueryKey(), getListPartnersQueryKey(), getListReviewMessagesInfiniteQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/admin/projects/org/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SuspendProjectMutationVariables = {projectId: string;data: BodyType<Suspension>}

    /**
 * @summary Suspend a live project
 */
export const useSuspendProject = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof suspendProject>>, TError,SuspendProjectMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof suspendProject>>,
        TError,
        SuspendProjectMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSuspendProjectMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getReinstateProjectUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/reinstate`
}

/**
 * The project is live again with its keys and product codes. The partner gets an email.
 * @summary Reinstate a suspended project
 */
export const reinstateProject = async (projectId: string,
    reinstatement: Reinstatement, options?: Parameters<typeof http>[1]): Promise<AdminProjectAnswer> => {

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
return http<AdminProjectAnswer>(getReinstateProjectUrl(projectId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reinstatement)
  }
);}





export const getReinstateProjectMutationKey = () => ['reinstateProject'] as const;

export const getReinstateProjectMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reinstateProject>>, TError,ReinstateProjectMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reinstateProject>>, TError,ReinstateProjectMutationVariables, TContext> => {

const mutationKey = getReinstateProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reinstateProject>>, ReinstateProjectMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  reinstateProject(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof reinstateProject>>, variables: ReinstateProjectMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId), getListPendingProjectsQueryKey(), getListProjectsByStatusQueryKey(), getSearchProjectsQueryKey(), getListPartnersQueryKey(), getListReviewMessagesInfiniteQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/admin/projects/org/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ReinstateProjectMutationVariables = {projectId: string;data: BodyType<Reinstatement>}

    /**
 * @summary Reinstate a suspended project
 */
export const useReinstateProject = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reinstateProject>>, TError,ReinstateProjectMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reinstateProject>>,
        TError,
        ReinstateProjectMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReinstateProjectMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDownloadProjectDocumentUrl = (projectId: string,
    documentId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/documents/${encodeURIComponent(String(documentId))}`
}

/**
 * The organisation's registration document, or a file that came with an approval. Only what passed the virus scan
 * can be downloaded.
 * @summary Download a document of a project
 */
export const downloadProjectDocument = async (projectId: string,
    documentId: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadProjectDocumentUrl(projectId,documentId),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListAuditEventsUrl = (projectId: string,
    params?: ListAuditEventsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/projects/${encodeURIComponent(String(projectId))}/audit?${stringifiedParams}` : `/admin/projects/${encodeURIComponent(String(projectId))}/audit`
}

/**
 * Every change of the project by partner, staff or the system itself, newest first. Events are never changed or removed.
 * @summary Read the audit trail of a project
 */
export const listAuditEvents = async (projectId: string,
    params?: ListAuditEventsParams, options?: Parameters<typeof http>[1]): Promise<ListAuditEvents200> => {

  return http<ListAuditEvents200>(getListAuditEventsUrl(projectId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAuditEventsQueryKey = (projectId: string,
    params?: ListAuditEventsParams,) => {
    return [
    `/admin/projects/${projectId}/audit`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAuditEventsQueryOptions = <TData = Awaited<ReturnType<typeof listAuditEvents>>, TError = ErrorType<unknown>>(projectId: string,
    params?: ListAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditEventsQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditEvents>>> = () => listAuditEvents(projectId,params, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListAuditEvents<TData = Awaited<ReturnType<typeof listAuditEvents>>, TError = ErrorType<unknown>>(
 projectId: string,
    params: undefined |  ListAuditEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEvents>>,
          TError,
          Awaited<ReturnType<typeof listAuditEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEvents<TData = Awaited<ReturnType<typeof listAuditEvents>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEvents>>,
          TError,
          Awaited<ReturnType<typeof listAuditEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEvents<TData = Awaited<ReturnType<typeof listAuditEvents>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the audit trail of a project
 */

export function useListAuditEvents<TData = Awaited<ReturnType<typeof listAuditEvents>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditEventsQueryOptions(projectId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






