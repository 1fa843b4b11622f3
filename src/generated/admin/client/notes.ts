// Generated from openapi/admin/notes.yaml. Do not edit: change the specification and run `npm run generate`.
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
  ListReviewNotesParams
} from '../model/listReviewNotesParams.ts';

import type {
  NewReviewNote
} from '../model/newReviewNote.ts';

import type {
  NoteSettlement
} from '../model/noteSettlement.ts';

import type {
  OpenFailedTestNotes200
} from '../model/openFailedTestNotes200.ts';

import type {
  OpenReviewNote200
} from '../model/openReviewNote200.ts';

import type {
  ReviewFields
} from '../model/reviewFields.ts';

import type {
  ReviewNotes
} from '../model/reviewNotes.ts';

import type {
  SettleReviewNote200
} from '../model/settleReviewNote200.ts';

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

export const getListReviewFieldsUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/fields`
}

/**
 * Every field that a note can be on, and every entry of a list in the last submission, in the order of the contract. Each
 * tells how many notes on it are open, and whether it changed since the caller's desk passed the application on.
 * @summary List the fields of an application
 */
export const listReviewFields = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<ReviewFields> => {

  return http<ReviewFields>(getListReviewFieldsUrl(projectId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListReviewFieldsQueryKey = (projectId: string,) => {
    return [
    `/admin/projects/${projectId}/fields`
    ] as const;
    }


export const getListReviewFieldsQueryOptions = <TData = Awaited<ReturnType<typeof listReviewFields>>, TError = ErrorType<unknown>>(projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewFields>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReviewFieldsQueryKey(projectId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReviewFields>>> = () => listReviewFields(projectId, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReviewFields>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListReviewFields<TData = Awaited<ReturnType<typeof listReviewFields>>, TError = ErrorType<unknown>>(
 projectId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewFields>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviewFields>>,
          TError,
          Awaited<ReturnType<typeof listReviewFields>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviewFields<TData = Awaited<ReturnType<typeof listReviewFields>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewFields>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviewFields>>,
          TError,
          Awaited<ReturnType<typeof listReviewFields>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviewFields<TData = Awaited<ReturnType<typeof listReviewFields>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewFields>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the fields of an application
 */

export function useListReviewFields<TData = Awaited<ReturnType<typeof listReviewFields>>, TError = ErrorType<unknown>>(
 projectId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewFields>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReviewFieldsQueryOptions(projectId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListReviewNotesUrl = (projectId: string,
    params?: ListReviewNotesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/projects/${encodeURIComponent(String(projectId))}/notes?${stringifiedParams}` : `/admin/projects/${encodeURIComponent(String(projectId))}/notes`
}

/**
 * The notes of all desks in the order in which they were written, with the answers of the partner. The business admin alone
 * sees bank details in them, and each such reading is recorded.
 * @summary List the notes on an application
 */
export const listReviewNotes = async (projectId: string,
    params?: ListReviewNotesParams, options?: Parameters<typeof http>[1]): Promise<ReviewNotes> => {

  return http<ReviewNotes>(getListReviewNotesUrl(projectId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListReviewNotesQueryKey = (projectId: string,
    params?: ListReviewNotesParams,) => {
    return [
    `/admin/projects/${projectId}/notes`, ...(params ? [params] : [])
    ] as const;
    }


export const getListReviewNotesQueryOptions = <TData = Awaited<ReturnType<typeof listReviewNotes>>, TError = ErrorType<unknown>>(projectId: string,
    params?: ListReviewNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReviewNotesQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReviewNotes>>> = () => listReviewNotes(projectId,params, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReviewNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListReviewNotes<TData = Awaited<ReturnType<typeof listReviewNotes>>, TError = ErrorType<unknown>>(
 projectId: string,
    params: undefined |  ListReviewNotesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewNotes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviewNotes>>,
          TError,
          Awaited<ReturnType<typeof listReviewNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviewNotes<TData = Awaited<ReturnType<typeof listReviewNotes>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListReviewNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewNotes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviewNotes>>,
          TError,
          Awaited<ReturnType<typeof listReviewNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviewNotes<TData = Awaited<ReturnType<typeof listReviewNotes>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListReviewNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notes on an application
 */

export function useListReviewNotes<TData = Awaited<ReturnType<typeof listReviewNotes>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListReviewNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReviewNotesQueryOptions(projectId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getOpenReviewNoteUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/notes`
}

/**
 * Says what has to change at one field, at the document or at a product code. The partner does not see it before changes
 * are requested. A blocking note then opens its field.
 * @summary Open a note on a field
 */
export const openReviewNote = async (projectId: string,
    newReviewNote: NewReviewNote, options?: Parameters<typeof http>[1]): Promise<OpenReviewNote200> => {

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
return http<OpenReviewNote200>(getOpenReviewNoteUrl(projectId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newReviewNote)
  }
);}





export const getOpenReviewNoteMutationKey = () => ['openReviewNote'] as const;

export const getOpenReviewNoteMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openReviewNote>>, TError,OpenReviewNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof openReviewNote>>, TError,OpenReviewNoteMutationVariables, TContext> => {

const mutationKey = getOpenReviewNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openReviewNote>>, OpenReviewNoteMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  openReviewNote(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof openReviewNote>>, variables: OpenReviewNoteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId), getListReviewNotesQueryKey(variables.projectId), getListReviewFieldsQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type OpenReviewNoteMutationVariables = {projectId: string;data: BodyType<NewReviewNote>}

    /**
 * @summary Open a note on a field
 */
export const useOpenReviewNote = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openReviewNote>>, TError,OpenReviewNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openReviewNote>>,
        TError,
        OpenReviewNoteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getOpenReviewNoteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSettleReviewNoteUrl = (projectId: string,
    noteId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/notes/${encodeURIComponent(String(noteId))}`
}

/**
 * With the `revision` of the note that was read: a note that the partner or another reviewer changed meanwhile stays as it is.
 * @summary Resolve or reopen a note
 */
export const settleReviewNote = async (projectId: string,
    noteId: string,
    noteSettlement: NoteSettlement, options?: Parameters<typeof http>[1]): Promise<SettleReviewNote200> => {

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
return http<SettleReviewNote200>(getSettleReviewNoteUrl(projectId,noteId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteSettlement)
  }
);}





export const getSettleReviewNoteMutationKey = () => ['settleReviewNote'] as const;

export const getSettleReviewNoteMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settleReviewNote>>, TError,SettleReviewNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof settleReviewNote>>, TError,SettleReviewNoteMutationVariables, TContext> => {

const mutationKey = getSettleReviewNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof settleReviewNote>>, SettleReviewNoteMutationVariables> = (props) => {
          const {projectId,noteId,data} = props ?? {};

          return  settleReviewNote(projectId,noteId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof settleReviewNote>>, variables: SettleReviewNoteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId), getListReviewNotesQueryKey(variables.projectId), getListReviewFieldsQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SettleReviewNoteMutationVariables = {projectId: string;noteId: string;data: BodyType<NoteSettlement>}

    /**
 * @summary Resolve or reopen a note
 */
export const useSettleReviewNote = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settleReviewNote>>, TError,SettleReviewNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof settleReviewNote>>,
        TError,
        SettleReviewNoteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSettleReviewNoteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getOpenFailedTestNotesUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/failed-test-notes`
}

/**
 * The technical desk does it while the project is with it. The blocking note names the failed request. It is on the product
 * code that the partner wished for, or on the operators when the partner did not wish for this code. A note that is open
 * already is not opened again. The request has no body.
 * @summary Open a note on each product code that failed its test
 */
export const openFailedTestNotes = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<OpenFailedTestNotes200> => {

  return http<OpenFailedTestNotes200>(getOpenFailedTestNotesUrl(projectId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getOpenFailedTestNotesMutationKey = () => ['openFailedTestNotes'] as const;

export const getOpenFailedTestNotesMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openFailedTestNotes>>, TError,OpenFailedTestNotesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof openFailedTestNotes>>, TError,OpenFailedTestNotesMutationVariables, TContext> => {

const mutationKey = getOpenFailedTestNotesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openFailedTestNotes>>, OpenFailedTestNotesMutationVariables> = (props) => {
          const {projectId} = props ?? {};

          return  openFailedTestNotes(projectId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof openFailedTestNotes>>, variables: OpenFailedTestNotesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId), getListReviewNotesQueryKey(variables.projectId), getListReviewFieldsQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}


    export type OpenFailedTestNotesMutationVariables = {projectId: string}

    /**
 * @summary Open a note on each product code that failed its test
 */
export const useOpenFailedTestNotes = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openFailedTestNotes>>, TError,OpenFailedTestNotesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openFailedTestNotes>>,
        TError,
        OpenFailedTestNotesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getOpenFailedTestNotesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRequestChangesUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/request-changes`
}

/**
 * Each desk does it while the project is with it. The partner gets the open notes by email and can change just the fields of
 * the blocking ones. What other desks have checked still holds for all that stays the same. The request has no body.
 * @summary Request the changes of the open notes
 */
export const requestChanges = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<AdminProjectAnswer> => {

  return http<AdminProjectAnswer>(getRequestChangesUrl(projectId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRequestChangesMutationKey = () => ['requestChanges'] as const;

export const getRequestChangesMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestChanges>>, TError,RequestChangesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestChanges>>, TError,RequestChangesMutationVariables, TContext> => {

const mutationKey = getRequestChangesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestChanges>>, RequestChangesMutationVariables> = (props) => {
          const {projectId} = props ?? {};

          return  requestChanges(projectId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof requestChanges>>, variables: RequestChangesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId), getListPendingProjectsQueryKey(), getListProjectsByStatusQueryKey(), getSearchProjectsQueryKey(), getListReviewNotesQueryKey(variables.projectId), getListReviewFieldsQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/admin/projects/org/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}


    export type RequestChangesMutationVariables = {projectId: string}

    /**
 * @summary Request the changes of the open notes
 */
export const useRequestChanges = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestChanges>>, TError,RequestChangesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestChanges>>,
        TError,
        RequestChangesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRequestChangesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
