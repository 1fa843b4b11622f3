// Generated from openapi/portal/second-step.yaml. Do not edit: change the specification and run `npm run generate`.
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
  AddPasskey200
} from '../model/addPasskey200.ts';

import type {
  AuthenticatorCode
} from '../model/authenticatorCode.ts';

import type {
  CreateRecoveryCodes200
} from '../model/createRecoveryCodes200.ts';

import type {
  Done
} from '../model/done.ts';

import type {
  NewPasskey
} from '../model/newPasskey.ts';

import type {
  NewPasskeyForm
} from '../model/newPasskeyForm.ts';

import type {
  PasswordConfirmation
} from '../model/passwordConfirmation.ts';

import type {
  SecondStep
} from '../model/secondStep.ts';

import type {
  SecondStepChange
} from '../model/secondStepChange.ts';

import type {
  SecondStepProof
} from '../model/secondStepProof.ts';

import type {
  SignInWays
} from '../model/signInWays.ts';

import type {
  StartAuthenticatorApp200
} from '../model/startAuthenticatorApp200.ts';

import type {
  StartPasskey200
} from '../model/startPasskey200.ts';

import type {
  StartPasskeySignIn200
} from '../model/startPasskeySignIn200.ts';

import type {
  VerifySecondStep200
} from '../model/verifySecondStep200.ts';

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

export const getGetSignInWaysUrl = () => {




  return `/portal/auth/second-step`
}

/**
 * After the password, one of these ways finishes the sign-in. The first one is the one to offer first.
 * @summary List the ways to finish signing in
 */
export const getSignInWays = async ( options?: Parameters<typeof http>[1]): Promise<SignInWays> => {

  return http<SignInWays>(getGetSignInWaysUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getVerifySecondStepUrl = () => {




  return `/portal/auth/second-step`
}

/**
 * The second step of signing in with an authenticator app, a passkey or a recovery code. The email code has its own operation,
 * POST /portal/auth/otp. Attempts of every way are counted together. A recovery code and a code of the app can be used once.
 * @summary Finish signing in without the email code
 */
export const verifySecondStep = async (secondStepProof: SecondStepProof, options?: Parameters<typeof http>[1]): Promise<VerifySecondStep200> => {

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
return http<VerifySecondStep200>(getVerifySecondStepUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondStepProof)
  }
);}



export const getStartPasskeySignInUrl = () => {




  return `/portal/auth/second-step/passkey`
}

/**
 * The options for `navigator.credentials.get`. The challenge is good for 10 minutes, once, and in this session only. A new one
 * replaces the one before it.
 * @summary Request a challenge for a passkey
 */
export const startPasskeySignIn = async ( options?: Parameters<typeof http>[1]): Promise<StartPasskeySignIn200> => {

  return http<StartPasskeySignIn200>(getStartPasskeySignInUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getConfirmPasswordUrl = () => {




  return `/portal/user/confirmation`
}

/**
 * Changes of the second step need the password again. The confirmation counts for 10 minutes in this session. Wrong passwords
 * are counted together with those of a password change.
 * @summary Confirm your password
 */
export const confirmPassword = async (passwordConfirmation: PasswordConfirmation, options?: Parameters<typeof http>[1]): Promise<Done> => {

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
return http<Done>(getConfirmPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordConfirmation)
  }
);}





export const getConfirmPasswordMutationKey = () => ['confirmPassword'] as const;

export const getConfirmPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPassword>>, TError,ConfirmPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmPassword>>, TError,ConfirmPasswordMutationVariables, TContext> => {

const mutationKey = getConfirmPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmPassword>>, ConfirmPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmPasswordMutationVariables = {data: BodyType<PasswordConfirmation>}

    /**
 * @summary Confirm your password
 */
export const useConfirmPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPassword>>, TError,ConfirmPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmPassword>>,
        TError,
        ConfirmPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmPasswordMutationOptions(options), queryClient);
    }
    export const getGetSecondStepUrl = () => {




  return `/portal/user/second-step`
}

/**
 * What the account uses beside the password when it signs in.
 * @summary Get your second step
 */
export const getSecondStep = async ( options?: Parameters<typeof http>[1]): Promise<SecondStep> => {

  return http<SecondStep>(getGetSecondStepUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSecondStepQueryKey = () => {
    return [
    `/portal/user/second-step`
    ] as const;
    }


export const getGetSecondStepQueryOptions = <TData = Awaited<ReturnType<typeof getSecondStep>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondStep>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecondStepQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondStep>>> = () => getSecondStep(requestOptions);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondStep>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useGetSecondStep<TData = Awaited<ReturnType<typeof getSecondStep>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondStep>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondStep>>,
          TError,
          Awaited<ReturnType<typeof getSecondStep>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondStep<TData = Awaited<ReturnType<typeof getSecondStep>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondStep>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondStep>>,
          TError,
          Awaited<ReturnType<typeof getSecondStep>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondStep<TData = Awaited<ReturnType<typeof getSecondStep>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondStep>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get your second step
 */

export function useGetSecondStep<TData = Awaited<ReturnType<typeof getSecondStep>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondStep>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecondStepQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveSecondStepUrl = () => {




  return `/portal/user/second-step`
}

/**
 * Email codes can be turned off while there is an authenticator app or a passkey, and recovery codes. They are turned on
 * again when the last app or passkey is removed.
 * @summary Turn email codes on or off, and choose what is asked first
 */
export const saveSecondStep = async (secondStepChange: SecondStepChange, options?: Parameters<typeof http>[1]): Promise<Done> => {

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
return http<Done>(getSaveSecondStepUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondStepChange)
  }
);}





export const getSaveSecondStepMutationKey = () => ['saveSecondStep'] as const;

export const getSaveSecondStepMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSecondStep>>, TError,SaveSecondStepMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveSecondStep>>, TError,SaveSecondStepMutationVariables, TContext> => {

const mutationKey = getSaveSecondStepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSecondStep>>, SaveSecondStepMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveSecondStep(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveSecondStep>>, variables: SaveSecondStepMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetSecondStepQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SaveSecondStepMutationVariables = {data: BodyType<SecondStepChange>}

    /**
 * @summary Turn email codes on or off, and choose what is asked first
 */
export const useSaveSecondStep = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSecondStep>>, TError,SaveSecondStepMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveSecondStep>>,
        TError,
        SaveSecondStepMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveSecondStepMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getConfirmAuthenticatorAppUrl = () => {




  return `/portal/user/second-step/authenticator-app`
}

/**
 * The first code of the app proves that it has the secret.
 * @summary Add the authenticator app
 */
export const confirmAuthenticatorApp = async (authenticatorCode: AuthenticatorCode, options?: Parameters<typeof http>[1]): Promise<Done> => {

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
return http<Done>(getConfirmAuthenticatorAppUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(authenticatorCode)
  }
);}





export const getConfirmAuthenticatorAppMutationKey = () => ['confirmAuthenticatorApp'] as const;

export const getConfirmAuthenticatorAppMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmAuthenticatorApp>>, TError,ConfirmAuthenticatorAppMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmAuthenticatorApp>>, TError,ConfirmAuthenticatorAppMutationVariables, TContext> => {

const mutationKey = getConfirmAuthenticatorAppMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmAuthenticatorApp>>, ConfirmAuthenticatorAppMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmAuthenticatorApp(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof confirmAuthenticatorApp>>, variables: ConfirmAuthenticatorAppMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetSecondStepQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ConfirmAuthenticatorAppMutationVariables = {data: BodyType<AuthenticatorCode>}

    /**
 * @summary Add the authenticator app
 */
export const useConfirmAuthenticatorApp = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmAuthenticatorApp>>, TError,ConfirmAuthenticatorAppMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmAuthenticatorApp>>,
        TError,
        ConfirmAuthenticatorAppMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getConfirmAuthenticatorAppMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getStartAuthenticatorAppUrl = () => {




  return `/portal/user/second-step/authenticator-app`
}

/**
 * A new secret for RFC 6238: SHA-1, 6 digits, 30 seconds. It is shown once, and used from the moment that PUT confirms its first
 * code, within 10 minutes. A new secret replaces the one before it.
 * @summary Request a secret for an authenticator app
 */
export const startAuthenticatorApp = async ( options?: Parameters<typeof http>[1]): Promise<StartAuthenticatorApp200> => {

  return http<StartAuthenticatorApp200>(getStartAuthenticatorAppUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getStartAuthenticatorAppMutationKey = () => ['startAuthenticatorApp'] as const;

export const getStartAuthenticatorAppMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startAuthenticatorApp>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof startAuthenticatorApp>>, TError,void, TContext> => {

const mutationKey = getStartAuthenticatorAppMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startAuthenticatorApp>>, void> = () => {


          return  startAuthenticatorApp(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}




    /**
 * @summary Request a secret for an authenticator app
 */
export const useStartAuthenticatorApp = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startAuthenticatorApp>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startAuthenticatorApp>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getStartAuthenticatorAppMutationOptions(options), queryClient);
    }
    export const getRemoveAuthenticatorAppUrl = () => {




  return `/portal/user/second-step/authenticator-app`
}

/**
 * Its codes no longer sign in. Without a passkey, email codes are on again.
 * @summary Remove the authenticator app
 */
export const removeAuthenticatorApp = async ( options?: Parameters<typeof http>[1]): Promise<Done> => {

  return http<Done>(getRemoveAuthenticatorAppUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveAuthenticatorAppMutationKey = () => ['removeAuthenticatorApp'] as const;

export const getRemoveAuthenticatorAppMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeAuthenticatorApp>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeAuthenticatorApp>>, TError,void, TContext> => {

const mutationKey = getRemoveAuthenticatorAppMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeAuthenticatorApp>>, void> = () => {


          return  removeAuthenticatorApp(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removeAuthenticatorApp>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetSecondStepQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}




    /**
 * @summary Remove the authenticator app
 */
export const useRemoveAuthenticatorApp = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeAuthenticatorApp>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeAuthenticatorApp>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveAuthenticatorAppMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getAddPasskeyUrl = () => {




  return `/portal/user/second-step/passkeys`
}

/**
 * What `navigator.credentials.create` answered to the options of POST /portal/user/second-step/passkeys/options.
 * @summary Add a passkey
 */
export const addPasskey = async (newPasskey: NewPasskey, options?: Parameters<typeof http>[1]): Promise<AddPasskey200> => {

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
return http<AddPasskey200>(getAddPasskeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newPasskey)
  }
);}





export const getAddPasskeyMutationKey = () => ['addPasskey'] as const;

export const getAddPasskeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext> => {

const mutationKey = getAddPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addPasskey>>, AddPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addPasskey(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addPasskey>>, variables: AddPasskeyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetSecondStepQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddPasskeyMutationVariables = {data: BodyType<NewPasskey>}

    /**
 * @summary Add a passkey
 */
export const useAddPasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addPasskey>>,
        TError,
        AddPasskeyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddPasskeyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getStartPasskeyUrl = () => {




  return `/portal/user/second-step/passkeys/options`
}

/**
 * The options for `navigator.credentials.create`. The challenge is good for 10 minutes, once, and in this session only. A new one
 * replaces the one before it.
 * @summary Request the options for a new passkey
 */
export const startPasskey = async ( options?: Parameters<typeof http>[1]): Promise<StartPasskey200> => {

  return http<StartPasskey200>(getStartPasskeyUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getRenamePasskeyUrl = (passkeyId: string,) => {




  return `/portal/user/second-step/passkeys/${encodeURIComponent(String(passkeyId))}`
}

/**
 * The name is for its owner, to tell passkeys apart. It signs in as before.
 * @summary Rename a passkey
 */
export const renamePasskey = async (passkeyId: string,
    newPasskeyForm: NewPasskeyForm, options?: Parameters<typeof http>[1]): Promise<Done> => {

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
return http<Done>(getRenamePasskeyUrl(passkeyId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newPasskeyForm)
  }
);}





export const getRenamePasskeyMutationKey = () => ['renamePasskey'] as const;

export const getRenamePasskeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext> => {

const mutationKey = getRenamePasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renamePasskey>>, RenamePasskeyMutationVariables> = (props) => {
          const {passkeyId,data} = props ?? {};

          return  renamePasskey(passkeyId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof renamePasskey>>, variables: RenamePasskeyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetSecondStepQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RenamePasskeyMutationVariables = {passkeyId: string;data: BodyType<NewPasskeyForm>}

    /**
 * @summary Rename a passkey
 */
export const useRenamePasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renamePasskey>>,
        TError,
        RenamePasskeyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRenamePasskeyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRemovePasskeyUrl = (passkeyId: string,) => {




  return `/portal/user/second-step/passkeys/${encodeURIComponent(String(passkeyId))}`
}

/**
 * It no longer signs in. Without another passkey or an authenticator app, email codes are on again.
 * @summary Remove a passkey
 */
export const removePasskey = async (passkeyId: string, options?: Parameters<typeof http>[1]): Promise<Done> => {

  return http<Done>(getRemovePasskeyUrl(passkeyId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemovePasskeyMutationKey = () => ['removePasskey'] as const;

export const getRemovePasskeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext> => {

const mutationKey = getRemovePasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removePasskey>>, RemovePasskeyMutationVariables> = (props) => {
          const {passkeyId} = props ?? {};

          return  removePasskey(passkeyId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removePasskey>>, variables: RemovePasskeyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetSecondStepQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}


    export type RemovePasskeyMutationVariables = {passkeyId: string}

    /**
 * @summary Remove a passkey
 */
export const useRemovePasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removePasskey>>,
        TError,
        RemovePasskeyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemovePasskeyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateRecoveryCodesUrl = () => {




  return `/portal/user/second-step/recovery-codes`
}

/**
 * Ten codes, each for one sign-in, shown this once. They replace all earlier ones.
 * @summary Make new recovery codes
 */
export const createRecoveryCodes = async ( options?: Parameters<typeof http>[1]): Promise<CreateRecoveryCodes200> => {

  return http<CreateRecoveryCodes200>(getCreateRecoveryCodesUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateRecoveryCodesMutationKey = () => ['createRecoveryCodes'] as const;

export const getCreateRecoveryCodesMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRecoveryCodes>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRecoveryCodes>>, TError,void, TContext> => {

const mutationKey = getCreateRecoveryCodesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRecoveryCodes>>, void> = () => {


          return  createRecoveryCodes(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createRecoveryCodes>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetSecondStepQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}




    /**
 * @summary Make new recovery codes
 */
export const useCreateRecoveryCodes = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRecoveryCodes>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRecoveryCodes>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateRecoveryCodesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
