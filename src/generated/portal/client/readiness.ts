// Generated from openapi/portal/readiness.yaml. Do not edit: change the specification and run `npm run generate`.
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
  ListWishedProductCodes200
} from '../model/listWishedProductCodes200.ts';

import type {
  ProductCodeWishes
} from '../model/productCodeWishes.ts';

import type {
  Readiness
} from '../model/readiness.ts';

import type {
  WishedProductCodesAnswer
} from '../model/wishedProductCodesAnswer.ts';

import {
  getGetProjectQueryKey
} from './projects.ts';

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

export const getGetReadinessUrl = (projectId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/readiness`
}

/**
 * A checklist with a score from 0 to 100, computed from the sandbox calls of the project's keys and from the project itself.
 * Calls of TRY OUT stay in the page and do not count.
 * @summary Read how ready a project is
 */
export const getReadiness = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<Readiness> => {

  return http<Readiness>(getGetReadinessUrl(projectId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetReadinessQueryKey = (projectId: string,) => {
    return [
    `/portal/projects/${projectId}/readiness`
    ] as const;
    }


export const getGetReadinessQueryOptions = <TData = Awaited<ReturnType<typeof getReadiness>>, TError = ErrorType<unknown>>(projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadiness>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReadinessQueryKey(projectId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReadiness>>> = () => getReadiness(projectId, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReadiness>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useGetReadiness<TData = Awaited<ReturnType<typeof getReadiness>>, TError = ErrorType<unknown>>(
 projectId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadiness>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadiness>>,
          TError,
          Awaited<ReturnType<typeof getReadiness>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReadiness<TData = Awaited<ReturnType<typeof getReadiness>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadiness>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadiness>>,
          TError,
          Awaited<ReturnType<typeof getReadiness>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReadiness<TData = Awaited<ReturnType<typeof getReadiness>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadiness>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read how ready a project is
 */

export function useGetReadiness<TData = Awaited<ReturnType<typeof getReadiness>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadiness>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReadinessQueryOptions(projectId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListWishedProductCodesUrl = (projectId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/wished-product-codes`
}

/**
 * The product codes that the partner wishes for live use. The operator adds the real ones during the review.
 * @summary List the wished product codes
 */
export const listWishedProductCodes = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<ListWishedProductCodes200> => {

  return http<ListWishedProductCodes200>(getListWishedProductCodesUrl(projectId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListWishedProductCodesQueryKey = (projectId: string,) => {
    return [
    `/portal/projects/${projectId}/wished-product-codes`
    ] as const;
    }


export const getListWishedProductCodesQueryOptions = <TData = Awaited<ReturnType<typeof listWishedProductCodes>>, TError = ErrorType<unknown>>(projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWishedProductCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWishedProductCodesQueryKey(projectId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWishedProductCodes>>> = () => listWishedProductCodes(projectId, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWishedProductCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListWishedProductCodes<TData = Awaited<ReturnType<typeof listWishedProductCodes>>, TError = ErrorType<unknown>>(
 projectId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWishedProductCodes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWishedProductCodes>>,
          TError,
          Awaited<ReturnType<typeof listWishedProductCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWishedProductCodes<TData = Awaited<ReturnType<typeof listWishedProductCodes>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWishedProductCodes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWishedProductCodes>>,
          TError,
          Awaited<ReturnType<typeof listWishedProductCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWishedProductCodes<TData = Awaited<ReturnType<typeof listWishedProductCodes>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWishedProductCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the wished product codes
 */

export function useListWishedProductCodes<TData = Awaited<ReturnType<typeof listWishedProductCodes>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWishedProductCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWishedProductCodesQueryOptions(projectId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveWishedProductCodesUrl = (projectId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/wished-product-codes`
}

/**
 * Replaces the whole list. A code may occur once per operator. The list cannot change while the project is under review,
 * live or suspended.
 * @summary Save the wished product codes
 */
export const saveWishedProductCodes = async (projectId: string,
    productCodeWishes: ProductCodeWishes, options?: Parameters<typeof http>[1]): Promise<WishedProductCodesAnswer> => {

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
return http<WishedProductCodesAnswer>(getSaveWishedProductCodesUrl(projectId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productCodeWishes)
  }
);}





export const getSaveWishedProductCodesMutationKey = () => ['saveWishedProductCodes'] as const;

export const getSaveWishedProductCodesMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveWishedProductCodes>>, TError,SaveWishedProductCodesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveWishedProductCodes>>, TError,SaveWishedProductCodesMutationVariables, TContext> => {

const mutationKey = getSaveWishedProductCodesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveWishedProductCodes>>, SaveWishedProductCodesMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  saveWishedProductCodes(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveWishedProductCodes>>, variables: SaveWishedProductCodesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListWishedProductCodesQueryKey(variables.projectId), getGetProjectQueryKey(variables.projectId), getGetReadinessQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SaveWishedProductCodesMutationVariables = {projectId: string;data: BodyType<ProductCodeWishes>}

    /**
 * @summary Save the wished product codes
 */
export const useSaveWishedProductCodes = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveWishedProductCodes>>, TError,SaveWishedProductCodesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveWishedProductCodes>>,
        TError,
        SaveWishedProductCodesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveWishedProductCodesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
