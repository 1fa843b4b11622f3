// Generated from openapi/portal/identity.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  AccountAction
} from '../model/accountAction.ts';

import type {
  GetUserRole200
} from '../model/getUserRole200.ts';

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
  SignIn
} from '../model/signIn.ts';

import type {
  SignIn200
} from '../model/signIn200.ts';

import type {
  SignInDone
} from '../model/signInDone.ts';

import type {
  SignOut
} from '../model/signOut.ts';

import type {
  SignOut200
} from '../model/signOut200.ts';

import type {
  SignUp
} from '../model/signUp.ts';

import type {
  VerifyOtp
} from '../model/verifyOtp.ts';

import type {
  VerifyOtp200
} from '../model/verifyOtp200.ts';

import { http } from '#web/api/http.ts';
import type { ErrorType , BodyType } from '#web/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSignUpUrl = () => {




  return `/portal/user/signup`
}

/**
 * Creates a partner's account and sends a confirmation code by email, good for 5 minutes. An address that already has an
 * account gets the same answer, which keeps accounts private; its owner gets an email.
 *
 * A code confirms the password of the sign-up that sent it. Another sign-up for any address within 30 seconds of its last
 * code changes nothing and is refused (429, `Retry-After`). A commonly used password is refused (400, rule `common`).
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

export const getSignUpMutationOptions = <TError = ErrorType<unknown>,
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

    export type SignUpMutationVariables = {data: BodyType<SignUp>}

    /**
 * @summary Sign up
 */
export const useSignUp = <TError = ErrorType<unknown>,
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



export const getAccountActionUrl = () => {




  return `/portal/user/auth`
}

/**
 * `action` selects the operation. confirmSignUp takes the code of the sign-up mail in `key`. resendSignUp sends that code
 * again. forgotPassword sends a code for a new password. resetPassword takes that code in `key` and the new
 * `password`, and ends every session of the account; a commonly used password is refused (400, rule `common`).
 *
 * A code has 6 digits, is good for 5 minutes and 5 tries, and can be sent again after 30 seconds. The browser that asked
 * for it has these tries to itself; everyone else has 5 together. Asking for a code answers the same for known and unknown
 * addresses, waiting time included.
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



export const getRefreshSessionUrl = () => {




  return `/portal/user/refresh`
}

/**
 * Answers with a new pair of tokens; the refresh token sent is used up. A refresh token that was used before ends its
 * session, since it may have been copied.
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



export const getSignOutUrl = () => {




  return `/portal/user/logout`
}

/**
 * Ends the session the refresh token belongs to. The access token is not needed, it may have expired. An unknown or
 * expired token gets the same answer. After a single sign-on, `data` has the address that ends the session at the identity
 * provider too, if it has one.
 * @summary Sign out
 */
export const signOut = async (signOutBody: SignOut, options?: Parameters<typeof http>[1]): Promise<SignOut200> => {

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
return http<SignOut200>(getSignOutUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signOutBody)
  }
);}



export const getGetUserRoleUrl = () => {




  return `/portal/user/role`
}

/**
 * The role as the server records it. A client treats an unknown role as an external admin; the server uses its own record
 * only.
 * @summary Get your role
 */
export const getUserRole = async ( options?: Parameters<typeof http>[1]): Promise<GetUserRole200> => {

  return http<GetUserRole200>(getGetUserRoleUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



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



export const getVerifyOtpUrl = () => {




  return `/portal/auth/otp`
}

/**
 * The second step of signing in with the email code. The MFA token proves it from now on, for as long as the session lives.
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



