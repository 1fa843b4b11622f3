// Generated from openapi/portal/single-sign-on.yaml. Do not edit: change the specification and run `npm run generate`.
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
  FinishSingleSignOn200
} from '../model/finishSingleSignOn200.ts';

import type {
  SignInOptions
} from '../model/signInOptions.ts';

import type {
  SingleSignOnAnswer
} from '../model/singleSignOnAnswer.ts';

import type {
  StartSingleSignOn200
} from '../model/startSingleSignOn200.ts';

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

export const getGetSignInOptionsUrl = () => {




  return `/portal/user/sign-in-options`
}

/**
 * Partners sign in with a password everywhere. Staff have what the operator of this portal set up.
 * @summary List the ways to sign in
 */
export const getSignInOptions = async ( options?: Parameters<typeof http>[1]): Promise<SignInOptions> => {

  return http<SignInOptions>(getGetSignInOptionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSignInOptionsQueryKey = () => {
    return [
    `/portal/user/sign-in-options`
    ] as const;
    }


export const getGetSignInOptionsQueryOptions = <TData = Awaited<ReturnType<typeof getSignInOptions>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignInOptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSignInOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSignInOptions>>> = () => getSignInOptions(requestOptions);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSignInOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useGetSignInOptions<TData = Awaited<ReturnType<typeof getSignInOptions>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignInOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSignInOptions>>,
          TError,
          Awaited<ReturnType<typeof getSignInOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSignInOptions<TData = Awaited<ReturnType<typeof getSignInOptions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignInOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSignInOptions>>,
          TError,
          Awaited<ReturnType<typeof getSignInOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSignInOptions<TData = Awaited<ReturnType<typeof getSignInOptions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignInOptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the ways to sign in
 */

export function useGetSignInOptions<TData = Awaited<ReturnType<typeof getSignInOptions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignInOptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSignInOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getStartSingleSignOnUrl = () => {




  return `/portal/user/sso/start`
}

/**
 * For staff. Send the browser to `address`; the identity provider sends it back to /signin-sso. Keep `handle` in the browser:
 * only the browser that has it can finish. A sign-in is open for 10 minutes.
 * @summary Begin a single sign-on
 */
export const startSingleSignOn = async ( options?: Parameters<typeof http>[1]): Promise<StartSingleSignOn200> => {

  return http<StartSingleSignOn200>(getStartSingleSignOnUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getFinishSingleSignOnUrl = () => {




  return `/portal/user/sso/finish`
}

/**
 * Exchanges the provider's answer for a session, once. The provider asks for second factors, so the session needs no mailed
 * code. The role is the one of the provider's claim, read again at each sign-in; a changed one ends the account's other
 * sessions. An identity without an account is linked to the staff account of its verified email, or gets a new account.
 * @summary Finish a single sign-on
 */
export const finishSingleSignOn = async (singleSignOnAnswer: SingleSignOnAnswer, options?: Parameters<typeof http>[1]): Promise<FinishSingleSignOn200> => {

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
return http<FinishSingleSignOn200>(getFinishSingleSignOnUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(singleSignOnAnswer)
  }
);}



