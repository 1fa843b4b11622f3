// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
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
  AdminProjectAnswer
} from '../model/adminProjectAnswer.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  BodyTooLargeResponse
} from '../model/bodyTooLargeResponse.ts';

import type {
  GetTestResults200
} from '../model/getTestResults200.ts';

import type {
  GetTestResultsParams
} from '../model/getTestResultsParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  Problem
} from '../model/problem.ts';

import type {
  ProductTestRequest
} from '../model/productTestRequest.ts';

import type {
  ServerErrorResponse
} from '../model/serverErrorResponse.ts';

import type {
  StaffForbiddenResponse
} from '../model/staffForbiddenResponse.ts';

import type {
  StartProductTests200
} from '../model/startProductTests200.ts';

import type {
  StorageFullResponse
} from '../model/storageFullResponse.ts';

import type {
  TechApproval
} from '../model/techApproval.ts';

import type {
  TechApprovalWithFile
} from '../model/techApprovalWithFile.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../model/unsupportedMediaTypeResponse.ts';

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

export const getTechApproveProjectUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/tech-approve`
}

/**
 * Ends the technical review and hands the project to the business admin. All three checks are confirmed one by one.
 * With an operator that demands it (STM), the product tests must have succeeded before.
 *
 * A file, for instance the signed test protocol, may come along: then the same approval is the part `body` of a
 * multipart request, beside the part `file`.
 * @summary Approve a project technically
 */
export const techApproveProject = async (projectId: string,
    techApproval: TechApproval, options?: Parameters<typeof http>[1]): Promise<AdminProjectAnswer> => {

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
return http<AdminProjectAnswer>(getTechApproveProjectUrl(projectId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(techApproval)
  }
);}





export const getTechApproveProjectMutationKey = () => ['techApproveProject'] as const;

export const getTechApproveProjectMutationOptions = <TError = ErrorType<Problem | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof techApproveProject>>, TError,TechApproveProjectMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof techApproveProject>>, TError,TechApproveProjectMutationVariables, TContext> => {

const mutationKey = getTechApproveProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof techApproveProject>>, TechApproveProjectMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  techApproveProject(projectId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TechApproveProjectMutationResult = NonNullable<Awaited<ReturnType<typeof techApproveProject>>>
    export type TechApproveProjectMutationBody = BodyType<TechApproval>
    export type TechApproveProjectMutationError = ErrorType<Problem | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type TechApproveProjectMutationVariables = {projectId: string;data: BodyType<TechApproval>}

    /**
 * @summary Approve a project technically
 */
export const useTechApproveProject = <TError = ErrorType<Problem | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof techApproveProject>>, TError,TechApproveProjectMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof techApproveProject>>,
        TError,
        TechApproveProjectMutationVariables,
        TContext
      > => {
      return useMutation(getTechApproveProjectMutationOptions(options), queryClient);
    }
    export const getTechApproveProjectWithFileUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/tech-approve`
}

/**
 * Ends the technical review and hands the project to the business admin. All three checks are confirmed one by one.
 * With an operator that demands it (STM), the product tests must have succeeded before.
 *
 * A file, for instance the signed test protocol, may come along: then the same approval is the part `body` of a
 * multipart request, beside the part `file`.
 * @summary Approve a project technically
 */
export const techApproveProjectWithFile = async (projectId: string,
    techApprovalWithFile: TechApprovalWithFile, options?: Parameters<typeof http>[1]): Promise<AdminProjectAnswer> => {
    const formData = new FormData();
formData.append(`body`, JSON.stringify(techApprovalWithFile.body));
formData.append(`file`, techApprovalWithFile.file);

  return http<AdminProjectAnswer>(getTechApproveProjectWithFileUrl(projectId),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getTechApproveProjectWithFileMutationKey = () => ['techApproveProjectWithFile'] as const;

export const getTechApproveProjectWithFileMutationOptions = <TError = ErrorType<Problem | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof techApproveProjectWithFile>>, TError,TechApproveProjectWithFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof techApproveProjectWithFile>>, TError,TechApproveProjectWithFileMutationVariables, TContext> => {

const mutationKey = getTechApproveProjectWithFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof techApproveProjectWithFile>>, TechApproveProjectWithFileMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  techApproveProjectWithFile(projectId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TechApproveProjectWithFileMutationResult = NonNullable<Awaited<ReturnType<typeof techApproveProjectWithFile>>>
    export type TechApproveProjectWithFileMutationBody = BodyType<TechApprovalWithFile>
    export type TechApproveProjectWithFileMutationError = ErrorType<Problem | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type TechApproveProjectWithFileMutationVariables = {projectId: string;data: BodyType<TechApprovalWithFile>}

    /**
 * @summary Approve a project technically
 */
export const useTechApproveProjectWithFile = <TError = ErrorType<Problem | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof techApproveProjectWithFile>>, TError,TechApproveProjectWithFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof techApproveProjectWithFile>>,
        TError,
        TechApproveProjectWithFileMutationVariables,
        TContext
      > => {
      return useMutation(getTechApproveProjectWithFileMutationOptions(options), queryClient);
    }
    export const getStartProductTestsUrl = () => {




  return `/admin/api/validate`
}

/**
 * Every product code goes through one-time password, identity, charge and refund. It takes a few minutes; the
 * project's `productResult` says how far it is, and the report holds every request and answer.
 * @summary Start the tests of a project's product codes
 */
export const startProductTests = async (productTestRequest: ProductTestRequest, options?: Parameters<typeof http>[1]): Promise<StartProductTests200> => {

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
return http<StartProductTests200>(getStartProductTestsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productTestRequest)
  }
);}





export const getStartProductTestsMutationKey = () => ['startProductTests'] as const;

export const getStartProductTestsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startProductTests>>, TError,StartProductTestsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof startProductTests>>, TError,StartProductTestsMutationVariables, TContext> => {

const mutationKey = getStartProductTestsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startProductTests>>, StartProductTestsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startProductTests(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartProductTestsMutationResult = NonNullable<Awaited<ReturnType<typeof startProductTests>>>
    export type StartProductTestsMutationBody = BodyType<ProductTestRequest>
    export type StartProductTestsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type StartProductTestsMutationVariables = {data: BodyType<ProductTestRequest>}

    /**
 * @summary Start the tests of a project's product codes
 */
export const useStartProductTests = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | BodyTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startProductTests>>, TError,StartProductTestsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startProductTests>>,
        TError,
        StartProductTestsMutationVariables,
        TContext
      > => {
      return useMutation(getStartProductTestsMutationOptions(options), queryClient);
    }
    export const getGetTestResultsUrl = (projectId: string,
    params?: GetTestResultsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/projects/${encodeURIComponent(String(projectId))}/api/reports?${stringifiedParams}` : `/admin/projects/${encodeURIComponent(String(projectId))}/api/reports`
}

/**
 * Every request of the last run with the outcome, product code by product code. While the tests run, and before the
 * first, there are no steps.
 * @summary Read what happened in the last product tests
 */
export const getTestResults = async (projectId: string,
    params?: GetTestResultsParams, options?: Parameters<typeof http>[1]): Promise<GetTestResults200> => {

  return http<GetTestResults200>(getGetTestResultsUrl(projectId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTestResultsQueryKey = (projectId: string,
    params?: GetTestResultsParams,) => {
    return [
    `/admin/projects/${projectId}/api/reports`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTestResultsQueryOptions = <TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(projectId: string,
    params?: GetTestResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTestResultsQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTestResults>>> = ({ signal }) => getTestResults(projectId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTestResultsQueryResult = NonNullable<Awaited<ReturnType<typeof getTestResults>>>
export type GetTestResultsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetTestResults<TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params: undefined |  GetTestResultsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTestResults>>,
          TError,
          Awaited<ReturnType<typeof getTestResults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTestResults<TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: GetTestResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTestResults>>,
          TError,
          Awaited<ReturnType<typeof getTestResults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTestResults<TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: GetTestResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what happened in the last product tests
 */

export function useGetTestResults<TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: GetTestResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTestResultsQueryOptions(projectId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetTestResultsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(projectId: string,
    params?: GetTestResultsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTestResultsQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTestResults>>> = ({ signal }) => getTestResults(projectId,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTestResultsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTestResults>>>
export type GetTestResultsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetTestResultsSuspense<TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params: undefined |  GetTestResultsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTestResultsSuspense<TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: GetTestResultsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTestResultsSuspense<TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: GetTestResultsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what happened in the last product tests
 */

export function useGetTestResultsSuspense<TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 projectId: string,
    params?: GetTestResultsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTestResultsSuspenseQueryOptions(projectId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadTestReportUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/api/reports`
}

/**
 * A text file ending in `.http` for REST Client of Visual Studio Code and whatever reads the same: each request of the last
 * test run with its answer as a comment. Sent in their order they make the run again, each with a new correlation id.
 *
 * The file holds a sandbox key that is good for an hour and for this project's tests alone; it is shown nowhere else, and
 * the next download or run withdraws it. With it the sandbox tells the one-time password that it sent in the header
 * `X-One-Time-Password`, knows the product codes that are prepared for live, and asks for no listed address. The call
 * has no body.
 * @summary Download the report of the product tests
 */
export const downloadTestReport = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<string> => {

  return http<string>(getDownloadTestReportUrl(projectId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDownloadTestReportMutationKey = () => ['downloadTestReport'] as const;

export const getDownloadTestReportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadTestReport>>, TError,DownloadTestReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadTestReport>>, TError,DownloadTestReportMutationVariables, TContext> => {

const mutationKey = getDownloadTestReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadTestReport>>, DownloadTestReportMutationVariables> = (props) => {
          const {projectId} = props ?? {};

          return  downloadTestReport(projectId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadTestReportMutationResult = NonNullable<Awaited<ReturnType<typeof downloadTestReport>>>

    export type DownloadTestReportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type DownloadTestReportMutationVariables = {projectId: string}

    /**
 * @summary Download the report of the product tests
 */
export const useDownloadTestReport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | StaffForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadTestReport>>, TError,DownloadTestReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadTestReport>>,
        TError,
        DownloadTestReportMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadTestReportMutationOptions(options), queryClient);
    }
