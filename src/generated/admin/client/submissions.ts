// Generated from openapi/admin/submissions.yaml. Do not edit: change the specification and run `npm run generate`.
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
  CompareProjectSubmissionsParams
} from '../model/compareProjectSubmissionsParams.ts';

import type {
  ListProjectSubmissions200
} from '../model/listProjectSubmissions200.ts';

import type {
  ListProjectSubmissionsParams
} from '../model/listProjectSubmissionsParams.ts';

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

export const getListProjectSubmissionsUrl = (projectId: string,
    params?: ListProjectSubmissionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/projects/${encodeURIComponent(String(projectId))}/submissions?${stringifiedParams}` : `/admin/projects/${encodeURIComponent(String(projectId))}/submissions`
}

/**
 * Every go-live submission of the project, newest first. Drafts are not among them.
 * @summary List the submissions of a project
 */
export const listProjectSubmissions = async (projectId: string,
    params?: ListProjectSubmissionsParams, options?: Parameters<typeof http>[1]): Promise<ListProjectSubmissions200> => {

  return http<ListProjectSubmissions200>(getListProjectSubmissionsUrl(projectId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListProjectSubmissionsQueryKey = (projectId: string,
    params?: ListProjectSubmissionsParams,) => {
    return [
    `/admin/projects/${projectId}/submissions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListProjectSubmissionsQueryOptions = <TData = Awaited<ReturnType<typeof listProjectSubmissions>>, TError = ErrorType<unknown>>(projectId: string,
    params?: ListProjectSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectSubmissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProjectSubmissionsQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProjectSubmissions>>> = () => listProjectSubmissions(projectId,params, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProjectSubmissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListProjectSubmissions<TData = Awaited<ReturnType<typeof listProjectSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    params: undefined |  ListProjectSubmissionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectSubmissions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjectSubmissions>>,
          TError,
          Awaited<ReturnType<typeof listProjectSubmissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjectSubmissions<TData = Awaited<ReturnType<typeof listProjectSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListProjectSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectSubmissions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjectSubmissions>>,
          TError,
          Awaited<ReturnType<typeof listProjectSubmissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjectSubmissions<TData = Awaited<ReturnType<typeof listProjectSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListProjectSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectSubmissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the submissions of a project
 */

export function useListProjectSubmissions<TData = Awaited<ReturnType<typeof listProjectSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListProjectSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectSubmissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProjectSubmissionsQueryOptions(projectId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetProjectSubmissionUrl = (projectId: string,
    number: number,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/submissions/${encodeURIComponent(String(number))}`
}

/**
 * What the submission contained. Bank details are shown to the business admin only, and each reading is recorded.
 * @summary Read a submission of a project
 */
export const getProjectSubmission = async (projectId: string,
    number: number, options?: Parameters<typeof http>[1]): Promise<Submission> => {

  return http<Submission>(getGetProjectSubmissionUrl(projectId,number),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProjectSubmissionQueryKey = (projectId: string,
    number: number,) => {
    return [
    `/admin/projects/${projectId}/submissions/${number}`
    ] as const;
    }


export const getGetProjectSubmissionQueryOptions = <TData = Awaited<ReturnType<typeof getProjectSubmission>>, TError = ErrorType<unknown>>(projectId: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectSubmission>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProjectSubmissionQueryKey(projectId,number);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProjectSubmission>>> = () => getProjectSubmission(projectId,number, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined && number !== null && number !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProjectSubmission>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useGetProjectSubmission<TData = Awaited<ReturnType<typeof getProjectSubmission>>, TError = ErrorType<unknown>>(
 projectId: string,
    number: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectSubmission>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProjectSubmission>>,
          TError,
          Awaited<ReturnType<typeof getProjectSubmission>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProjectSubmission<TData = Awaited<ReturnType<typeof getProjectSubmission>>, TError = ErrorType<unknown>>(
 projectId: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectSubmission>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProjectSubmission>>,
          TError,
          Awaited<ReturnType<typeof getProjectSubmission>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProjectSubmission<TData = Awaited<ReturnType<typeof getProjectSubmission>>, TError = ErrorType<unknown>>(
 projectId: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectSubmission>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a submission of a project
 */

export function useGetProjectSubmission<TData = Awaited<ReturnType<typeof getProjectSubmission>>, TError = ErrorType<unknown>>(
 projectId: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectSubmission>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProjectSubmissionQueryOptions(projectId,number,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCompareProjectSubmissionsUrl = (projectId: string,
    number: number,
    params: CompareProjectSubmissionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/projects/${encodeURIComponent(String(projectId))}/submissions/${encodeURIComponent(String(number))}/changes?${stringifiedParams}` : `/admin/projects/${encodeURIComponent(String(projectId))}/submissions/${encodeURIComponent(String(number))}/changes`
}

/**
 * Field by field what is different between the submission `from` and this one; entries of lists as added and removed. Bank details are shown to the business admin only, and each reading is recorded.
 * @summary Compare two submissions of a project
 */
export const compareProjectSubmissions = async (projectId: string,
    number: number,
    params: CompareProjectSubmissionsParams, options?: Parameters<typeof http>[1]): Promise<SubmissionComparison> => {

  return http<SubmissionComparison>(getCompareProjectSubmissionsUrl(projectId,number,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCompareProjectSubmissionsQueryKey = (projectId: string,
    number: number,
    params?: CompareProjectSubmissionsParams,) => {
    return [
    `/admin/projects/${projectId}/submissions/${number}/changes`, ...(params ? [params] : [])
    ] as const;
    }


export const getCompareProjectSubmissionsQueryOptions = <TData = Awaited<ReturnType<typeof compareProjectSubmissions>>, TError = ErrorType<unknown>>(projectId: string,
    number: number,
    params: CompareProjectSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareProjectSubmissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCompareProjectSubmissionsQueryKey(projectId,number,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof compareProjectSubmissions>>> = () => compareProjectSubmissions(projectId,number,params, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined && number !== null && number !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof compareProjectSubmissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useCompareProjectSubmissions<TData = Awaited<ReturnType<typeof compareProjectSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    number: number,
    params: CompareProjectSubmissionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareProjectSubmissions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof compareProjectSubmissions>>,
          TError,
          Awaited<ReturnType<typeof compareProjectSubmissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompareProjectSubmissions<TData = Awaited<ReturnType<typeof compareProjectSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    number: number,
    params: CompareProjectSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareProjectSubmissions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof compareProjectSubmissions>>,
          TError,
          Awaited<ReturnType<typeof compareProjectSubmissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompareProjectSubmissions<TData = Awaited<ReturnType<typeof compareProjectSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    number: number,
    params: CompareProjectSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareProjectSubmissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Compare two submissions of a project
 */

export function useCompareProjectSubmissions<TData = Awaited<ReturnType<typeof compareProjectSubmissions>>, TError = ErrorType<unknown>>(
 projectId: string,
    number: number,
    params: CompareProjectSubmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareProjectSubmissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCompareProjectSubmissionsQueryOptions(projectId,number,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadSubmissionDocumentUrl = (projectId: string,
    number: number,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/submissions/${encodeURIComponent(String(number))}/document`
}

/**
 * The registration document that the submission names, also one that was replaced since. Only what passed the virus scan can be
 * downloaded. 404 when the file was replaced before files of submissions were kept.
 * @summary Download the document of a submission
 */
export const downloadSubmissionDocument = async (projectId: string,
    number: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadSubmissionDocumentUrl(projectId,number),
  {
    ...options,
    method: 'GET'


  }
);}



