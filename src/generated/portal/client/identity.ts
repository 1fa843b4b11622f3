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
  AccountAction
} from '../model/accountAction.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  BodyTooLargeResponse
} from '../model/bodyTooLargeResponse.ts';

import type {
  GetUserRole200
} from '../model/getUserRole200.ts';

import type {
  GetUserRoleParams
} from '../model/getUserRoleParams.ts';

import type {
  Problem
} from '../model/problem.ts';

import type {
  RefreshSession
} from '../model/refreshSession.ts';

import type {
  RefreshSession200
} from '../model/refreshSession200.ts';

import type {
  RequestOtp200
} from '../model/requestOtp200.ts';

import type {
  RequestOtpParams
} from '../model/requestOtpParams.ts';

import type {
  ServerErrorResponse
} from '../model/serverErrorResponse.ts';

import type {
  SessionRequiredResponse
} from '../model/sessionRequiredResponse.ts';

import type {
  SignIn
} from '../model/signIn.ts';

import type {
  SignIn200
} from '../model/signIn200.ts';

import type {
  SignInBadRequestResponse
} from '../model/signInBadRequestResponse.ts';

import type {
  SignInBodyTooLargeResponse
} from '../model/signInBodyTooLargeResponse.ts';

import type {
  SignInDone
} from '../model/signInDone.ts';

import type {
  SignInProblem
} from '../model/signInProblem.ts';

import type {
  SignInServerErrorResponse
} from '../model/signInServerErrorResponse.ts';

import type {
  SignInStorageFullResponse
} from '../model/signInStorageFullResponse.ts';

import type {
  SignInTooManyRequestsResponse
} from '../model/signInTooManyRequestsResponse.ts';

import type {
  SignInUnsupportedMediaTypeResponse
} from '../model/signInUnsupportedMediaTypeResponse.ts';

import type {
  SignOut
} from '../model/signOut.ts';

import type {
  SignUp
} from '../model/signUp.ts';

import type {
  StorageFullResponse
} from '../model/storageFullResponse.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../model/unsupportedMediaTypeResponse.ts';

import type {
  VerifyOtp
} from '../model/verifyOtp.ts';

import type {
  VerifyOtp200
} from '../model/verifyOtp200.ts';

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

export const getSignUpUrl = () => {




  return `/portal/user/signup`
}

/**
 * Creates a partner's account and sends a confirmation code by email, good for 5 minutes. An address that has an
 * account already gets the same answer, so that nobody learns who is a partner; its owner is told by email.
 * @summary Sign up
 */
export const signUp = async (signUpBody: SignUp, options?: Parameters<typeof http>[1]): Promise<SignInDone> => {

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
return http<SignInDone>(getSignUpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signUpBody)
  }
);}





export const getSignUpMutationKey = () => ['signUp'] as const;

export const getSignUpMutationOptions = <TError = ErrorType<SignInBadRequestResponse | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInTooManyRequestsResponse | SignInServerErrorResponse | SignInStorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signUp>>, TError,SignUpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof signUp>>, TError,SignUpMutationVariables, TContext> => {

const mutationKey = getSignUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signUp>>, SignUpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signUp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignUpMutationResult = NonNullable<Awaited<ReturnType<typeof signUp>>>
    export type SignUpMutationBody = BodyType<SignUp>
    export type SignUpMutationError = ErrorType<SignInBadRequestResponse | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInTooManyRequestsResponse | SignInServerErrorResponse | SignInStorageFullResponse>
    export type SignUpMutationVariables = {data: BodyType<SignUp>}

    /**
 * @summary Sign up
 */
export const useSignUp = <TError = ErrorType<SignInBadRequestResponse | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInTooManyRequestsResponse | SignInServerErrorResponse | SignInStorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signUp>>, TError,SignUpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signUp>>,
        TError,
        SignUpMutationVariables,
        TContext
      > => {
      return useMutation(getSignUpMutationOptions(options), queryClient);
    }
    export const getSignInUrl = () => {




  return `/portal/user/login`
}

/**
 * The first step of signing in. The tokens open only what the second step needs: the role, the network check and the
 * one-time code. The email's case does not count. An account that was never confirmed gets no tokens: either the code
 * sent earlier is still good (200, message `confirmsignup`), or a fresh one was sent (403).
 * @summary Sign in with email and password
 */
export const signIn = async (signInBody: SignIn, options?: Parameters<typeof http>[1]): Promise<SignIn200> => {

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
return http<SignIn200>(getSignInUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signInBody)
  }
);}





export const getSignInMutationKey = () => ['signIn'] as const;

export const getSignInMutationOptions = <TError = ErrorType<SignInBadRequestResponse | SignInProblem | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInTooManyRequestsResponse | SignInServerErrorResponse | SignInStorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError,SignInMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError,SignInMutationVariables, TContext> => {

const mutationKey = getSignInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signIn>>, SignInMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signIn(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignInMutationResult = NonNullable<Awaited<ReturnType<typeof signIn>>>
    export type SignInMutationBody = BodyType<SignIn>
    export type SignInMutationError = ErrorType<SignInBadRequestResponse | SignInProblem | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInTooManyRequestsResponse | SignInServerErrorResponse | SignInStorageFullResponse>
    export type SignInMutationVariables = {data: BodyType<SignIn>}

    /**
 * @summary Sign in with email and password
 */
export const useSignIn = <TError = ErrorType<SignInBadRequestResponse | SignInProblem | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInTooManyRequestsResponse | SignInServerErrorResponse | SignInStorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError,SignInMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signIn>>,
        TError,
        SignInMutationVariables,
        TContext
      > => {
      return useMutation(getSignInMutationOptions(options), queryClient);
    }
    export const getAccountActionUrl = () => {




  return `/portal/user/auth`
}

/**
 * `action` says what is meant. confirmSignUp takes the code of the sign-up mail in `key`. resendSignUp sends that code
 * again. forgotPassword sends a code for a new password. resetPassword takes that code in `key` and the new
 * `password`, and ends every session of the account.
 *
 * A code has 6 digits, is good for 5 minutes and 5 tries, and can be sent again after 30 seconds. Asking for a code
 * answers the same for known and unknown addresses, waiting time included.
 * @summary Confirm an account or recover a password
 */
export const accountAction = async (accountActionBody: AccountAction, options?: Parameters<typeof http>[1]): Promise<SignInDone> => {

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
return http<SignInDone>(getAccountActionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(accountActionBody)
  }
);}





export const getAccountActionMutationKey = () => ['accountAction'] as const;

export const getAccountActionMutationOptions = <TError = ErrorType<SignInProblem | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInServerErrorResponse | SignInStorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountAction>>, TError,AccountActionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof accountAction>>, TError,AccountActionMutationVariables, TContext> => {

const mutationKey = getAccountActionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountAction>>, AccountActionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  accountAction(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AccountActionMutationResult = NonNullable<Awaited<ReturnType<typeof accountAction>>>
    export type AccountActionMutationBody = BodyType<AccountAction>
    export type AccountActionMutationError = ErrorType<SignInProblem | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInServerErrorResponse | SignInStorageFullResponse>
    export type AccountActionMutationVariables = {data: BodyType<AccountAction>}

    /**
 * @summary Confirm an account or recover a password
 */
export const useAccountAction = <TError = ErrorType<SignInProblem | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInServerErrorResponse | SignInStorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof accountAction>>, TError,AccountActionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof accountAction>>,
        TError,
        AccountActionMutationVariables,
        TContext
      > => {
      return useMutation(getAccountActionMutationOptions(options), queryClient);
    }
    export const getRefreshSessionUrl = () => {




  return `/portal/user/refresh`
}

/**
 * Answers with a new pair of tokens; the refresh token sent is used up. A refresh token that was used before ends the
 * session it came from, since somebody else may hold a copy.
 * @summary Get fresh tokens
 */
export const refreshSession = async (refreshSessionBody: RefreshSession, options?: Parameters<typeof http>[1]): Promise<RefreshSession200> => {

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
return http<RefreshSession200>(getRefreshSessionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(refreshSessionBody)
  }
);}





export const getRefreshSessionMutationKey = () => ['refreshSession'] as const;

export const getRefreshSessionMutationOptions = <TError = ErrorType<SignInBadRequestResponse | SignInProblem | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInTooManyRequestsResponse | SignInServerErrorResponse | SignInStorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshSession>>, TError,RefreshSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshSession>>, TError,RefreshSessionMutationVariables, TContext> => {

const mutationKey = getRefreshSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshSession>>, RefreshSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  refreshSession(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshSessionMutationResult = NonNullable<Awaited<ReturnType<typeof refreshSession>>>
    export type RefreshSessionMutationBody = BodyType<RefreshSession>
    export type RefreshSessionMutationError = ErrorType<SignInBadRequestResponse | SignInProblem | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInTooManyRequestsResponse | SignInServerErrorResponse | SignInStorageFullResponse>
    export type RefreshSessionMutationVariables = {data: BodyType<RefreshSession>}

    /**
 * @summary Get fresh tokens
 */
export const useRefreshSession = <TError = ErrorType<SignInBadRequestResponse | SignInProblem | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInTooManyRequestsResponse | SignInServerErrorResponse | SignInStorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshSession>>, TError,RefreshSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshSession>>,
        TError,
        RefreshSessionMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshSessionMutationOptions(options), queryClient);
    }
    export const getSignOutUrl = () => {




  return `/portal/user/logout`
}

/**
 * Ends the session the refresh token belongs to. The access token is not needed, it may have expired. A token that
 * means nothing any more gets the same answer: the person is signed out either way.
 * @summary Sign out
 */
export const signOut = async (signOutBody: SignOut, options?: Parameters<typeof http>[1]): Promise<SignInDone> => {

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
return http<SignInDone>(getSignOutUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signOutBody)
  }
);}





export const getSignOutMutationKey = () => ['signOut'] as const;

export const getSignOutMutationOptions = <TError = ErrorType<SignInBadRequestResponse | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInTooManyRequestsResponse | SignInServerErrorResponse | SignInStorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError,SignOutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError,SignOutMutationVariables, TContext> => {

const mutationKey = getSignOutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOut>>, SignOutMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signOut(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignOutMutationResult = NonNullable<Awaited<ReturnType<typeof signOut>>>
    export type SignOutMutationBody = BodyType<SignOut>
    export type SignOutMutationError = ErrorType<SignInBadRequestResponse | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInTooManyRequestsResponse | SignInServerErrorResponse | SignInStorageFullResponse>
    export type SignOutMutationVariables = {data: BodyType<SignOut>}

    /**
 * @summary Sign out
 */
export const useSignOut = <TError = ErrorType<SignInBadRequestResponse | SignInBodyTooLargeResponse | SignInUnsupportedMediaTypeResponse | SignInTooManyRequestsResponse | SignInServerErrorResponse | SignInStorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError,SignOutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signOut>>,
        TError,
        SignOutMutationVariables,
        TContext
      > => {
      return useMutation(getSignOutMutationOptions(options), queryClient);
    }
    export const getGetUserRoleUrl = (params?: GetUserRoleParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/user/role?${stringifiedParams}` : `/portal/user/role`
}

/**
 * The role as the server records it. A client that does not know the name treats its bearer as an external admin;
 * the server grants by its own record only.
 * @summary Look up one's role
 */
export const getUserRole = async (params?: GetUserRoleParams, options?: Parameters<typeof http>[1]): Promise<GetUserRole200> => {

  return http<GetUserRole200>(getGetUserRoleUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetUserRoleQueryKey = (params?: GetUserRoleParams,) => {
    return [
    `/portal/user/role`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetUserRoleQueryOptions = <TData = Awaited<ReturnType<typeof getUserRole>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: GetUserRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserRole>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserRoleQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserRole>>> = ({ signal }) => getUserRole(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserRole>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserRoleQueryResult = NonNullable<Awaited<ReturnType<typeof getUserRole>>>
export type GetUserRoleQueryError = ErrorType<BadRequestResponse | SessionRequiredResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetUserRole<TData = Awaited<ReturnType<typeof getUserRole>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  GetUserRoleParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserRole>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserRole>>,
          TError,
          Awaited<ReturnType<typeof getUserRole>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserRole<TData = Awaited<ReturnType<typeof getUserRole>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetUserRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserRole>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserRole>>,
          TError,
          Awaited<ReturnType<typeof getUserRole>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserRole<TData = Awaited<ReturnType<typeof getUserRole>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetUserRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserRole>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look up one's role
 */

export function useGetUserRole<TData = Awaited<ReturnType<typeof getUserRole>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetUserRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserRole>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserRoleQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetUserRoleSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUserRole>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: GetUserRoleParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserRole>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserRoleQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserRole>>> = ({ signal }) => getUserRole(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserRole>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUserRoleSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUserRole>>>
export type GetUserRoleSuspenseQueryError = ErrorType<BadRequestResponse | SessionRequiredResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetUserRoleSuspense<TData = Awaited<ReturnType<typeof getUserRole>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  GetUserRoleParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserRole>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserRoleSuspense<TData = Awaited<ReturnType<typeof getUserRole>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetUserRoleParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserRole>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserRoleSuspense<TData = Awaited<ReturnType<typeof getUserRole>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetUserRoleParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserRole>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look up one's role
 */

export function useGetUserRoleSuspense<TData = Awaited<ReturnType<typeof getUserRole>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetUserRoleParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserRole>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserRoleSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRequestOtpUrl = (params: RequestOtpParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/auth/otp?${stringifiedParams}` : `/portal/auth/otp`
}

/**
 * Sends a 6-digit code by email, good for 5 minutes and 5 tries. A new code replaces the one before it and can be asked
 * for after 30 seconds.
 * @summary Request a one-time code
 */
export const requestOtp = async (params: RequestOtpParams, options?: Parameters<typeof http>[1]): Promise<RequestOtp200> => {

  return http<RequestOtp200>(getRequestOtpUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getRequestOtpQueryKey = (params?: RequestOtpParams,) => {
    return [
    `/portal/auth/otp`, ...(params ? [params] : [])
    ] as const;
    }


export const getRequestOtpQueryOptions = <TData = Awaited<ReturnType<typeof requestOtp>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | ServerErrorResponse | StorageFullResponse>>(params: RequestOtpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof requestOtp>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRequestOtpQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof requestOtp>>> = ({ signal }) => requestOtp(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof requestOtp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RequestOtpQueryResult = NonNullable<Awaited<ReturnType<typeof requestOtp>>>
export type RequestOtpQueryError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | ServerErrorResponse | StorageFullResponse>


export function useRequestOtp<TData = Awaited<ReturnType<typeof requestOtp>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | ServerErrorResponse | StorageFullResponse>>(
 params: RequestOtpParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof requestOtp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof requestOtp>>,
          TError,
          Awaited<ReturnType<typeof requestOtp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRequestOtp<TData = Awaited<ReturnType<typeof requestOtp>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | ServerErrorResponse | StorageFullResponse>>(
 params: RequestOtpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof requestOtp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof requestOtp>>,
          TError,
          Awaited<ReturnType<typeof requestOtp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRequestOtp<TData = Awaited<ReturnType<typeof requestOtp>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | ServerErrorResponse | StorageFullResponse>>(
 params: RequestOtpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof requestOtp>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Request a one-time code
 */

export function useRequestOtp<TData = Awaited<ReturnType<typeof requestOtp>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | ServerErrorResponse | StorageFullResponse>>(
 params: RequestOtpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof requestOtp>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRequestOtpQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRequestOtpSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof requestOtp>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | ServerErrorResponse | StorageFullResponse>>(params: RequestOtpParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof requestOtp>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRequestOtpQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof requestOtp>>> = ({ signal }) => requestOtp(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof requestOtp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type RequestOtpSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof requestOtp>>>
export type RequestOtpSuspenseQueryError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | ServerErrorResponse | StorageFullResponse>


export function useRequestOtpSuspense<TData = Awaited<ReturnType<typeof requestOtp>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | ServerErrorResponse | StorageFullResponse>>(
 params: RequestOtpParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof requestOtp>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRequestOtpSuspense<TData = Awaited<ReturnType<typeof requestOtp>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | ServerErrorResponse | StorageFullResponse>>(
 params: RequestOtpParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof requestOtp>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRequestOtpSuspense<TData = Awaited<ReturnType<typeof requestOtp>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | ServerErrorResponse | StorageFullResponse>>(
 params: RequestOtpParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof requestOtp>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Request a one-time code
 */

export function useRequestOtpSuspense<TData = Awaited<ReturnType<typeof requestOtp>>, TError = ErrorType<BadRequestResponse | SessionRequiredResponse | Problem | ServerErrorResponse | StorageFullResponse>>(
 params: RequestOtpParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof requestOtp>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRequestOtpSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getVerifyOtpUrl = () => {




  return `/portal/auth/otp`
}

/**
 * The second step of signing in. The MFA token proves it from now on, for as long as the session lives.
 * @summary Check a one-time code
 */
export const verifyOtp = async (verifyOtpBody: VerifyOtp, options?: Parameters<typeof http>[1]): Promise<VerifyOtp200> => {

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
return http<VerifyOtp200>(getVerifyOtpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verifyOtpBody)
  }
);}





export const getVerifyOtpMutationKey = () => ['verifyOtp'] as const;

export const getVerifyOtpMutationOptions = <TError = ErrorType<BadRequestResponse | SessionRequiredResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyOtp>>, TError,VerifyOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyOtp>>, TError,VerifyOtpMutationVariables, TContext> => {

const mutationKey = getVerifyOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyOtp>>, VerifyOtpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyOtp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyOtpMutationResult = NonNullable<Awaited<ReturnType<typeof verifyOtp>>>
    export type VerifyOtpMutationBody = BodyType<VerifyOtp>
    export type VerifyOtpMutationError = ErrorType<BadRequestResponse | SessionRequiredResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type VerifyOtpMutationVariables = {data: BodyType<VerifyOtp>}

    /**
 * @summary Check a one-time code
 */
export const useVerifyOtp = <TError = ErrorType<BadRequestResponse | SessionRequiredResponse | BodyTooLargeResponse | UnsupportedMediaTypeResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyOtp>>, TError,VerifyOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyOtp>>,
        TError,
        VerifyOtpMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyOtpMutationOptions(options), queryClient);
    }
