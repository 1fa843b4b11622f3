// Generated from openapi/portal/submissions.yaml. Do not edit: change the specification and run `npm run generate`.
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
  CompareSubmissionsParams
} from '../model/compareSubmissionsParams.ts';

import type {
  ListSubmissions200
} from '../model/listSubmissions200.ts';

import type {
  ListSubmissionsParams
} from '../model/listSubmissionsParams.ts';

import type {
  Submission
} from '../model/submission.ts';

import type {
  SubmissionComparison
} from '../model/submissionComparison.ts';

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

export const getListSubmissionsUrl = (projectId: string,
    params?: ListSubmissionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/projects/${encodeURIComponent(String(projectId))}/submissions?${stringifiedParams}` : `/portal/projects/${encodeURIComponent(String(projectId))}/submissions`
}

/**
 * Every go-live submission of the project, newest first. Drafts are not among them.
 * @summary List the submissions of your project
 */
export const listSubmissions = async (projectId: string,
    params?: ListSubmissionsParams, options?: Parameters<typeof http>[1]): Promise<ListSubmissions200> => {

  return http<ListSubmissions200>(getListSubmissionsUrl(projectId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSubmissionsQueryKey = (projectId: string,
    params?: ListSubmissionsParams,) => {
    return [
    `/portal/projects/${projectId}/submissions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSubmissionsQueryOptions = <TData = Awaited<ReturnType<typeof listSubmissions>>, TError = ErrorType<unknown>>(projectId: string,
    params?: ListSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubmissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubmissionsQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubmissions>>> = () => listSubmissions(projectId,params, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSubmissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListSubmissions<TData = Awaited<ReturnType<typeof listSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    params: undefined |  ListSubmissionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubmissions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubmissions>>,
          TError,
          Awaited<ReturnType<typeof listSubmissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubmissions<TData = Awaited<ReturnType<typeof listSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubmissions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubmissions>>,
          TError,
          Awaited<ReturnType<typeof listSubmissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubmissions<TData = Awaited<ReturnType<typeof listSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubmissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the submissions of your project
 */

export function useListSubmissions<TData = Awaited<ReturnType<typeof listSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubmissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubmissionsQueryOptions(projectId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetSubmissionUrl = (projectId: string,
    number: number,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/submissions/${encodeURIComponent(String(number))}`
}

/**
 * What the submission contained.
 * @summary Read a submission of your project
 */
export const getSubmission = async (projectId: string,
    number: number, options?: Parameters<typeof http>[1]): Promise<Submission> => {

  return http<Submission>(getGetSubmissionUrl(projectId,number),
  {
    ...options,
    method: 'GET'


  }
);}



export const getCompareSubmissionsUrl = (projectId: string,
    number: number,
    params: CompareSubmissionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/projects/${encodeURIComponent(String(projectId))}/submissions/${encodeURIComponent(String(number))}/changes?${stringifiedParams}` : `/portal/projects/${encodeURIComponent(String(projectId))}/submissions/${encodeURIComponent(String(number))}/changes`
}

/**
 * Field by field what is different between the submission `from` and this one; entries of lists as added and removed.
 * @summary Compare two submissions of your project
 */
export const compareSubmissions = async (projectId: string,
    number: number,
    params: CompareSubmissionsParams, options?: Parameters<typeof http>[1]): Promise<SubmissionComparison> => {

  return http<SubmissionComparison>(getCompareSubmissionsUrl(projectId,number,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCompareSubmissionsQueryKey = (projectId: string,
    number: number,
    params?: CompareSubmissionsParams,) => {
    return [
    `/portal/projects/${projectId}/submissions/${number}/changes`, ...(params ? [params] : [])
    ] as const;
    }


export const getCompareSubmissionsQueryOptions = <TData = Awaited<ReturnType<typeof compareSubmissions>>, TError = ErrorType<unknown>>(projectId: string,
    number: number,
    params: CompareSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareSubmissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCompareSubmissionsQueryKey(projectId,number,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof compareSubmissions>>> = () => compareSubmissions(projectId,number,params, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined && number !== null && number !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof compareSubmissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useCompareSubmissions<TData = Awaited<ReturnType<typeof compareSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    number: number,
    params: CompareSubmissionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareSubmissions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof compareSubmissions>>,
          TError,
          Awaited<ReturnType<typeof compareSubmissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompareSubmissions<TData = Awaited<ReturnType<typeof compareSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    number: number,
    params: CompareSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareSubmissions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof compareSubmissions>>,
          TError,
          Awaited<ReturnType<typeof compareSubmissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompareSubmissions<TData = Awaited<ReturnType<typeof compareSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    number: number,
    params: CompareSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareSubmissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Compare two submissions of your project
 */

export function useCompareSubmissions<TData = Awaited<ReturnType<typeof compareSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    number: number,
    params: CompareSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareSubmissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCompareSubmissionsQueryOptions(projectId,number,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






