// Generated from openapi/admin/validation.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  matchQuery,
  useMutation,
  useQuery,
  useQueryClient
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
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AdminProjectAnswer
} from '../model/adminProjectAnswer.ts';

import type {
  ProductTestRequest
} from '../model/productTestRequest.ts';

import type {
  SendingBack
} from '../model/sendingBack.ts';

import type {
  StartProductTests200
} from '../model/startProductTests200.ts';

import type {
  TechApproval
} from '../model/techApproval.ts';

import type {
  TechApprovalWithFile
} from '../model/techApprovalWithFile.ts';

import type {
  TestResults
} from '../model/testResults.ts';

import {
  getGetAdminProjectQueryKey,
  getListAuditEventsQueryKey,
  getListPendingProjectsQueryKey,
  getListProjectsByStatusQueryKey,
  getSearchProjectsQueryKey
} from './review.ts';

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

export const getTechApproveProjectWithJsonUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/tech-approve`
}

/**
 * Ends the technical review and hands the project to the business admin. All three checks must be confirmed. For operator
 * STM the product tests must have succeeded. A file, for instance the signed test protocol, can be sent with it: the
 * approval is then the part `body` of a multipart request, and the file the part `file`.
 * @summary Approve a project technically
 */
export const techApproveProjectWithJson = async (projectId: string,
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
return http<AdminProjectAnswer>(getTechApproveProjectWithJsonUrl(projectId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(techApproval)
  }
);}





export const getTechApproveProjectWithJsonMutationKey = () => ['techApproveProjectWithJson'] as const;

export const getTechApproveProjectWithJsonMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof techApproveProjectWithJson>>, TError,TechApproveProjectWithJsonMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof techApproveProjectWithJson>>, TError,TechApproveProjectWithJsonMutationVariables, TContext> => {

const mutationKey = getTechApproveProjectWithJsonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof techApproveProjectWithJson>>, TechApproveProjectWithJsonMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  techApproveProjectWithJson(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof techApproveProjectWithJson>>, variables: TechApproveProjectWithJsonMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId), getListPendingProjectsQueryKey(), getListProjectsByStatusQueryKey(), getSearchProjectsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/admin/projects/org/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type TechApproveProjectWithJsonMutationVariables = {projectId: string;data: BodyType<TechApproval>}

    /**
 * @summary Approve a project technically
 */
export const useTechApproveProjectWithJson = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof techApproveProjectWithJson>>, TError,TechApproveProjectWithJsonMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof techApproveProjectWithJson>>,
        TError,
        TechApproveProjectWithJsonMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getTechApproveProjectWithJsonMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getTechApproveProjectWithFormDataUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/tech-approve`
}

/**
 * Ends the technical review and hands the project to the business admin. All three checks must be confirmed. For operator
 * STM the product tests must have succeeded. A file, for instance the signed test protocol, can be sent with it: the
 * approval is then the part `body` of a multipart request, and the file the part `file`.
 * @summary Approve a project technically
 */
export const techApproveProjectWithFormData = async (projectId: string,
    techApprovalWithFile: TechApprovalWithFile, options?: Parameters<typeof http>[1]): Promise<AdminProjectAnswer> => {
    const formData = new FormData();
formData.append(`body`, JSON.stringify(techApprovalWithFile.body));
formData.append(`file`, techApprovalWithFile.file);

  return http<AdminProjectAnswer>(getTechApproveProjectWithFormDataUrl(projectId),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getTechApproveProjectWithFormDataMutationKey = () => ['techApproveProjectWithFormData'] as const;

export const getTechApproveProjectWithFormDataMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof techApproveProjectWithFormData>>, TError,TechApproveProjectWithFormDataMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof techApproveProjectWithFormData>>, TError,TechApproveProjectWithFormDataMutationVariables, TContext> => {

const mutationKey = getTechApproveProjectWithFormDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof techApproveProjectWithFormData>>, TechApproveProjectWithFormDataMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  techApproveProjectWithFormData(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof techApproveProjectWithFormData>>, variables: TechApproveProjectWithFormDataMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId), getListPendingProjectsQueryKey(), getListProjectsByStatusQueryKey(), getSearchProjectsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/admin/projects/org/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type TechApproveProjectWithFormDataMutationVariables = {projectId: string;data: BodyType<TechApprovalWithFile>}

    /**
 * @summary Approve a project technically
 */
export const useTechApproveProjectWithFormData = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof techApproveProjectWithFormData>>, TError,TechApproveProjectWithFormDataMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof techApproveProjectWithFormData>>,
        TError,
        TechApproveProjectWithFormDataMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getTechApproveProjectWithFormDataMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSendBackProjectUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/send-back`
}

/**
 * For a project in technical review that needs other product codes, templates or another provider code. Business internal
 * gets an email with the comment; the provider code can be changed again. The partner is not told.
 * @summary Send a project back to its preparation
 */
export const sendBackProject = async (projectId: string,
    sendingBack: SendingBack, options?: Parameters<typeof http>[1]): Promise<AdminProjectAnswer> => {

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
return http<AdminProjectAnswer>(getSendBackProjectUrl(projectId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendingBack)
  }
);}





export const getSendBackProjectMutationKey = () => ['sendBackProject'] as const;

export const getSendBackProjectMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendBackProject>>, TError,SendBackProjectMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendBackProject>>, TError,SendBackProjectMutationVariables, TContext> => {

const mutationKey = getSendBackProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendBackProject>>, SendBackProjectMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  sendBackProject(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof sendBackProject>>, variables: SendBackProjectMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId), getListPendingProjectsQueryKey(), getListProjectsByStatusQueryKey(), getSearchProjectsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/admin/projects/org/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SendBackProjectMutationVariables = {projectId: string;data: BodyType<SendingBack>}

    /**
 * @summary Send a project back to its preparation
 */
export const useSendBackProject = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendBackProject>>, TError,SendBackProjectMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendBackProject>>,
        TError,
        SendBackProjectMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSendBackProjectMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getStartProductTestsUrl = () => {




  return `/admin/api/validate`
}

/**
 * Every product code goes through one-time password, identity, charge and refund. This takes a few minutes. The project's
 * `productResult` shows the progress; the report holds every request and answer. With `codeId` one product code is
 * tested again: the report keeps the requests of the others as they are.
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

export const getStartProductTestsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startProductTests>>, TError,StartProductTestsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof startProductTests>>, variables: StartProductTestsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.data?.projectId), getGetTestResultsQueryKey(variables.data?.projectId), getListAuditEventsQueryKey(variables.data?.projectId), getListPendingProjectsQueryKey(), getListProjectsByStatusQueryKey(), getSearchProjectsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/admin/projects/org/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type StartProductTestsMutationVariables = {data: BodyType<ProductTestRequest>}

    /**
 * @summary Start the tests of a project's product codes
 */
export const useStartProductTests = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startProductTests>>, TError,StartProductTestsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startProductTests>>,
        TError,
        StartProductTestsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getStartProductTestsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetTestResultsUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/api/reports`
}

/**
 * Every request of the last test of each product code with the outcome, and the code's result before.
 * While every product code is tested, and before the first run, there are no codes and no steps; while one is tested again,
 * there are those of the report before.
 * @summary Read what happened in the last product tests
 */
export const getTestResults = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<TestResults> => {

  return http<TestResults>(getGetTestResultsUrl(projectId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTestResultsQueryKey = (projectId: string,) => {
    return [
    `/admin/projects/${projectId}/api/reports`
    ] as const;
    }


export const getGetTestResultsQueryOptions = <TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<unknown>>(projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTestResultsQueryKey(projectId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTestResults>>> = () => getTestResults(projectId, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useGetTestResults<TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<unknown>>(
 projectId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTestResults>>,
          TError,
          Awaited<ReturnType<typeof getTestResults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTestResults<TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTestResults>>,
          TError,
          Awaited<ReturnType<typeof getTestResults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTestResults<TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what happened in the last product tests
 */

export function useGetTestResults<TData = Awaited<ReturnType<typeof getTestResults>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTestResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTestResultsQueryOptions(projectId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadTestReportUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/api/reports`
}

/**
 * A text file ending in `.http` for REST Client of Visual Studio Code and compatible tools: the result of each product
 * code beside that of the run before, and each request of the last test run with its answer as a comment. Sending them in order repeats the run, each with a new correlation id.
 *
 * The file holds a sandbox key that is good for an hour and for this project's tests alone; it is shown nowhere else, and
 * the next download or run revokes it. With this key the sandbox returns the sent one-time password in the header
 * `X-One-Time-Password`, accepts the product codes prepared for live, and requires no listed address. The request
 * has no body.
 * @summary Download the report of the product tests
 */
export const downloadTestReport = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadTestReportUrl(projectId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDownloadTestReportMutationKey = () => ['downloadTestReport'] as const;

export const getDownloadTestReportMutationOptions = <TError = ErrorType<unknown>,
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


    export type DownloadTestReportMutationVariables = {projectId: string}

    /**
 * @summary Download the report of the product tests
 */
export const useDownloadTestReport = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadTestReport>>, TError,DownloadTestReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadTestReport>>,
        TError,
        DownloadTestReportMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadTestReportMutationOptions(options), queryClient);
    }
