// Generated from openapi/portal/agent-tokens.yaml. Do not edit: change the specification and run `npm run generate`.
import {
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
  CreateAgentToken200
} from '../model/createAgentToken200.ts';

import type {
  Done
} from '../model/done.ts';

import type {
  ListAgentTokens200
} from '../model/listAgentTokens200.ts';

import type {
  NewAgentToken
} from '../model/newAgentToken.ts';

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

export const getListAgentTokensUrl = (projectId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/agent-tokens`
}

/**
 * The newest first, with the expired and the revoked ones, and the address of the server that takes them.
 * @summary List a project's agent tokens
 */
export const listAgentTokens = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<ListAgentTokens200> => {

  return http<ListAgentTokens200>(getListAgentTokensUrl(projectId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAgentTokensQueryKey = (projectId: string,) => {
    return [
    `/portal/projects/${projectId}/agent-tokens`
    ] as const;
    }


export const getListAgentTokensQueryOptions = <TData = Awaited<ReturnType<typeof listAgentTokens>>, TError = ErrorType<unknown>>(projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentTokens>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAgentTokensQueryKey(projectId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAgentTokens>>> = () => listAgentTokens(projectId, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAgentTokens>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListAgentTokens<TData = Awaited<ReturnType<typeof listAgentTokens>>, TError = ErrorType<unknown>>(
 projectId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentTokens>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAgentTokens>>,
          TError,
          Awaited<ReturnType<typeof listAgentTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAgentTokens<TData = Awaited<ReturnType<typeof listAgentTokens>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentTokens>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAgentTokens>>,
          TError,
          Awaited<ReturnType<typeof listAgentTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAgentTokens<TData = Awaited<ReturnType<typeof listAgentTokens>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentTokens>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a project's agent tokens
 */

export function useListAgentTokens<TData = Awaited<ReturnType<typeof listAgentTokens>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentTokens>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAgentTokensQueryOptions(projectId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateAgentTokenUrl = (projectId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/agent-tokens`
}

/**
 * A token for an agent that uses the MCP server at /mcp. It calls the sandbox of this project and searches the
 * documentation; it opens neither the live environment nor another project. The value is shown in this answer only. The
 * server stores its hash, and lists show its last four characters. A project holds at most 5 active tokens.
 * @summary Create an agent token
 */
export const createAgentToken = async (projectId: string,
    newAgentToken: NewAgentToken, options?: Parameters<typeof http>[1]): Promise<CreateAgentToken200> => {

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
return http<CreateAgentToken200>(getCreateAgentTokenUrl(projectId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newAgentToken)
  }
);}





export const getCreateAgentTokenMutationKey = () => ['createAgentToken'] as const;

export const getCreateAgentTokenMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAgentToken>>, TError,CreateAgentTokenMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAgentToken>>, TError,CreateAgentTokenMutationVariables, TContext> => {

const mutationKey = getCreateAgentTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAgentToken>>, CreateAgentTokenMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  createAgentToken(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createAgentToken>>, variables: CreateAgentTokenMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListAgentTokensQueryKey(variables.projectId) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateAgentTokenMutationVariables = {projectId: string;data: BodyType<NewAgentToken>}

    /**
 * @summary Create an agent token
 */
export const useCreateAgentToken = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAgentToken>>, TError,CreateAgentTokenMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAgentToken>>,
        TError,
        CreateAgentTokenMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateAgentTokenMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRevokeAgentTokenUrl = (projectId: string,
    tokenId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/agent-tokens/${encodeURIComponent(String(tokenId))}`
}

/**
 * Requests with this token are refused from now on. It stays in the list as revoked. Allowed on a suspended project too.
 * @summary Revoke an agent token
 */
export const revokeAgentToken = async (projectId: string,
    tokenId: string, options?: Parameters<typeof http>[1]): Promise<Done> => {

  return http<Done>(getRevokeAgentTokenUrl(projectId,tokenId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeAgentTokenMutationKey = () => ['revokeAgentToken'] as const;

export const getRevokeAgentTokenMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeAgentToken>>, TError,RevokeAgentTokenMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeAgentToken>>, TError,RevokeAgentTokenMutationVariables, TContext> => {

const mutationKey = getRevokeAgentTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeAgentToken>>, RevokeAgentTokenMutationVariables> = (props) => {
          const {projectId,tokenId} = props ?? {};

          return  revokeAgentToken(projectId,tokenId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof revokeAgentToken>>, variables: RevokeAgentTokenMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListAgentTokensQueryKey(variables.projectId) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}


    export type RevokeAgentTokenMutationVariables = {projectId: string;tokenId: string}

    /**
 * @summary Revoke an agent token
 */
export const useRevokeAgentToken = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeAgentToken>>, TError,RevokeAgentTokenMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeAgentToken>>,
        TError,
        RevokeAgentTokenMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRevokeAgentTokenMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
