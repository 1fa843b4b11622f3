// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
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
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  BodyTooLargeResponse
} from '../model/bodyTooLargeResponse.ts';

import type {
  ContactRequest
} from '../model/contactRequest.ts';

import type {
  Done
} from '../model/done.ts';

import type {
  GetCaptchaChallenge200
} from '../model/getCaptchaChallenge200.ts';

import type {
  GetCaptchaChallengeParams
} from '../model/getCaptchaChallengeParams.ts';

import type {
  Problem
} from '../model/problem.ts';

import type {
  ServerErrorResponse
} from '../model/serverErrorResponse.ts';

import type {
  StorageFullResponse
} from '../model/storageFullResponse.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

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

export const getGetCaptchaChallengeUrl = (params?: GetCaptchaChallengeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/home/captcha?${stringifiedParams}` : `/portal/home/captcha`
}

/**
 * A small sum for the browser to work out, once per message. Its solution is the contact form's captcha_token; it is good for
 * 10 minutes and counts once.
 * @summary Get a captcha challenge
 */
export const getCaptchaChallenge = async (params?: GetCaptchaChallengeParams, options?: Parameters<typeof http>[1]): Promise<GetCaptchaChallenge200> => {

  return http<GetCaptchaChallenge200>(getGetCaptchaChallengeUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCaptchaChallengeQueryKey = (params?: GetCaptchaChallengeParams,) => {
    return [
    `/portal/home/captcha`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCaptchaChallengeQueryOptions = <TData = Awaited<ReturnType<typeof getCaptchaChallenge>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: GetCaptchaChallengeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaptchaChallenge>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCaptchaChallengeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCaptchaChallenge>>> = ({ signal }) => getCaptchaChallenge(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCaptchaChallenge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCaptchaChallengeQueryResult = NonNullable<Awaited<ReturnType<typeof getCaptchaChallenge>>>
export type GetCaptchaChallengeQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetCaptchaChallenge<TData = Awaited<ReturnType<typeof getCaptchaChallenge>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  GetCaptchaChallengeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaptchaChallenge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCaptchaChallenge>>,
          TError,
          Awaited<ReturnType<typeof getCaptchaChallenge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCaptchaChallenge<TData = Awaited<ReturnType<typeof getCaptchaChallenge>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetCaptchaChallengeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaptchaChallenge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCaptchaChallenge>>,
          TError,
          Awaited<ReturnType<typeof getCaptchaChallenge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCaptchaChallenge<TData = Awaited<ReturnType<typeof getCaptchaChallenge>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetCaptchaChallengeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaptchaChallenge>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a captcha challenge
 */

export function useGetCaptchaChallenge<TData = Awaited<ReturnType<typeof getCaptchaChallenge>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetCaptchaChallengeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaptchaChallenge>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCaptchaChallengeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCaptchaChallengeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCaptchaChallenge>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: GetCaptchaChallengeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCaptchaChallenge>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCaptchaChallengeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCaptchaChallenge>>> = ({ signal }) => getCaptchaChallenge(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCaptchaChallenge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCaptchaChallengeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCaptchaChallenge>>>
export type GetCaptchaChallengeSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetCaptchaChallengeSuspense<TData = Awaited<ReturnType<typeof getCaptchaChallenge>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  GetCaptchaChallengeParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCaptchaChallenge>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCaptchaChallengeSuspense<TData = Awaited<ReturnType<typeof getCaptchaChallenge>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetCaptchaChallengeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCaptchaChallenge>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCaptchaChallengeSuspense<TData = Awaited<ReturnType<typeof getCaptchaChallenge>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetCaptchaChallengeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCaptchaChallenge>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a captcha challenge
 */

export function useGetCaptchaChallengeSuspense<TData = Awaited<ReturnType<typeof getCaptchaChallenge>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetCaptchaChallengeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCaptchaChallenge>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCaptchaChallengeSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSubmitContactUrl = () => {




  return `/portal/home/contactUs`
}

/**
 * The message goes to the people who run the platform; they answer by email.
 * @summary Send a message
 */
export const submitContact = async (contactRequest: ContactRequest, options?: Parameters<typeof http>[1]): Promise<Done> => {

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
return http<Done>(getSubmitContactUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactRequest)
  }
);}





export const getSubmitContactMutationKey = () => ['submitContact'] as const;

export const getSubmitContactMutationOptions = <TError = ErrorType<BadRequestResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitContact>>, TError,SubmitContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitContact>>, TError,SubmitContactMutationVariables, TContext> => {

const mutationKey = getSubmitContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitContact>>, SubmitContactMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitContact(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitContactMutationResult = NonNullable<Awaited<ReturnType<typeof submitContact>>>
    export type SubmitContactMutationBody = BodyType<ContactRequest>
    export type SubmitContactMutationError = ErrorType<BadRequestResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type SubmitContactMutationVariables = {data: BodyType<ContactRequest>}

    /**
 * @summary Send a message
 */
export const useSubmitContact = <TError = ErrorType<BadRequestResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitContact>>, TError,SubmitContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitContact>>,
        TError,
        SubmitContactMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitContactMutationOptions(options), queryClient);
    }
