// Generated from openapi/portal/keys.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  matchQuery,
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  Done
} from '../model/done.ts';

import type {
  GenerateKey200
} from '../model/generateKey200.ts';

import type {
  KeyRequest
} from '../model/keyRequest.ts';

import type {
  RequestLiveKeyOtp200
} from '../model/requestLiveKeyOtp200.ts';

import {
  getGetProjectQueryKey,
  getListProjectsQueryKey
} from './projects.ts';

import {
  getGetReadinessQueryKey
} from './readiness.ts';

import { http } from '#web/api/http.ts';
import type { ErrorType , BodyType } from '#web/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getGenerateKeyUrl = () => {




  return `/portal/keys`
}

/**
 * The value is shown in this answer only. The server stores its hash, and lists show its last four characters. A key is
 * good for 365 days. Live keys exist once the project has gone live, and each takes a fresh code of POST /portal/keys/otp
 * as `otp`. A project holds at most 5 active keys per environment.
 * @summary Generate a key
 */
export const generateKey = async (keyRequest: KeyRequest, options?: Parameters<typeof http>[1]): Promise<GenerateKey200> => {

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
return http<GenerateKey200>(getGenerateKeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(keyRequest)
  }
);}





export const getGenerateKeyMutationKey = () => ['generateKey'] as const;

export const getGenerateKeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateKey>>, TError,GenerateKeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generateKey>>, TError,GenerateKeyMutationVariables, TContext> => {

const mutationKey = getGenerateKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generateKey>>, GenerateKeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  generateKey(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof generateKey>>, variables: GenerateKeyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProjectsQueryKey(), getGetProjectQueryKey(variables.data?.project_id), getGetReadinessQueryKey(variables.data?.project_id)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GenerateKeyMutationVariables = {data: BodyType<KeyRequest>}

    /**
 * @summary Generate a key
 */
export const useGenerateKey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateKey>>, TError,GenerateKeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generateKey>>,
        TError,
        GenerateKeyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGenerateKeyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRequestLiveKeyOtpUrl = () => {




  return `/portal/keys/otp`
}

/**
 * Sends a 6-digit code by email, good for 5 minutes and 5 tries, and for one live key in this session. A new code
 * replaces the previous one and can be requested after 30 seconds.
 * @summary Request a code to generate a live key
 */
export const requestLiveKeyOtp = async ( options?: Parameters<typeof http>[1]): Promise<RequestLiveKeyOtp200> => {

  return http<RequestLiveKeyOtp200>(getRequestLiveKeyOtpUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getRevokeKeyUrl = (keyId: string,) => {




  return `/portal/keys/${encodeURIComponent(String(keyId))}`
}

/**
 * Calls with this key are refused from now on, also on a suspended project. It stays in the list as revoked.
 * @summary Revoke a key
 */
export const revokeKey = async (keyId: string, options?: Parameters<typeof http>[1]): Promise<Done> => {

  return http<Done>(getRevokeKeyUrl(keyId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeKeyMutationKey = () => ['revokeKey'] as const;

export const getRevokeKeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeKey>>, TError,RevokeKeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeKey>>, TError,RevokeKeyMutationVariables, TContext> => {

const mutationKey = getRevokeKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeKey>>, RevokeKeyMutationVariables> = (props) => {
          const {keyId} = props ?? {};

          return  revokeKey(keyId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof revokeKey>>, variables: RevokeKeyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProjectsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/portal/projects/')) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/portal/projects/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}


    export type RevokeKeyMutationVariables = {keyId: string}

    /**
 * @summary Revoke a key
 */
export const useRevokeKey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeKey>>, TError,RevokeKeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeKey>>,
        TError,
        RevokeKeyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRevokeKeyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
