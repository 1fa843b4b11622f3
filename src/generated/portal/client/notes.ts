// Generated from openapi/portal/notes.yaml. Do not edit: change the specification and run `npm run generate`.
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
  AnswerNote200
} from '../model/answerNote200.ts';

import type {
  ListProjectNotesParams
} from '../model/listProjectNotesParams.ts';

import type {
  MarkNoteDone200
} from '../model/markNoteDone200.ts';

import type {
  NoteAnswerInput
} from '../model/noteAnswerInput.ts';

import type {
  NoteDone
} from '../model/noteDone.ts';

import type {
  RelateField200
} from '../model/relateField200.ts';

import type {
  RelatedField
} from '../model/relatedField.ts';

import type {
  ReviewNotes
} from '../model/reviewNotes.ts';

import type {
  UnrelateField200
} from '../model/unrelateField200.ts';

import type {
  UnrelateFieldParams
} from '../model/unrelateFieldParams.ts';

import {
  getGetGoLiveDraftQueryKey
} from './go-live.ts';

import {
  getGetOrganisationQueryKey
} from './organisation.ts';

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

export const getListProjectNotesUrl = (projectId: string,
    params?: ListProjectNotesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/projects/${encodeURIComponent(String(projectId))}/notes?${stringifiedParams}` : `/portal/projects/${encodeURIComponent(String(projectId))}/notes`
}

/**
 * What the review asks about single fields, in the order in which it was written. Notes that were not sent yet are not listed.
 * @summary List the notes on an application
 */
export const listProjectNotes = async (projectId: string,
    params?: ListProjectNotesParams, options?: Parameters<typeof http>[1]): Promise<ReviewNotes> => {

  return http<ReviewNotes>(getListProjectNotesUrl(projectId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListProjectNotesQueryKey = (projectId: string,
    params?: ListProjectNotesParams,) => {
    return [
    `/portal/projects/${projectId}/notes`, ...(params ? [params] : [])
    ] as const;
    }


export const getListProjectNotesQueryOptions = <TData = Awaited<ReturnType<typeof listProjectNotes>>, TError = ErrorType<unknown>>(projectId: string,
    params?: ListProjectNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProjectNotesQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProjectNotes>>> = () => listProjectNotes(projectId,params, requestOptions);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProjectNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useListProjectNotes<TData = Awaited<ReturnType<typeof listProjectNotes>>, TError = ErrorType<unknown>>(
 projectId: string,
    params: undefined |  ListProjectNotesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectNotes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjectNotes>>,
          TError,
          Awaited<ReturnType<typeof listProjectNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjectNotes<TData = Awaited<ReturnType<typeof listProjectNotes>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListProjectNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectNotes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjectNotes>>,
          TError,
          Awaited<ReturnType<typeof listProjectNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjectNotes<TData = Awaited<ReturnType<typeof listProjectNotes>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListProjectNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notes on an application
 */

export function useListProjectNotes<TData = Awaited<ReturnType<typeof listProjectNotes>>, TError = ErrorType<unknown>>(
 projectId: string,
    params?: ListProjectNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProjectNotesQueryOptions(projectId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAnswerNoteUrl = (projectId: string,
    noteId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/notes/${encodeURIComponent(String(noteId))}/answers`
}

/**
 * Possible while the application is under review and the note is not resolved.
 * @summary Answer a note
 */
export const answerNote = async (projectId: string,
    noteId: string,
    noteAnswerInput: NoteAnswerInput, options?: Parameters<typeof http>[1]): Promise<AnswerNote200> => {

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
return http<AnswerNote200>(getAnswerNoteUrl(projectId,noteId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteAnswerInput)
  }
);}





export const getAnswerNoteMutationKey = () => ['answerNote'] as const;

export const getAnswerNoteMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerNote>>, TError,AnswerNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof answerNote>>, TError,AnswerNoteMutationVariables, TContext> => {

const mutationKey = getAnswerNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerNote>>, AnswerNoteMutationVariables> = (props) => {
          const {projectId,noteId,data} = props ?? {};

          return  answerNote(projectId,noteId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof answerNote>>, variables: AnswerNoteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProjectNotesQueryKey(variables.projectId), getGetProjectQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AnswerNoteMutationVariables = {projectId: string;noteId: string;data: BodyType<NoteAnswerInput>}

    /**
 * @summary Answer a note
 */
export const useAnswerNote = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerNote>>, TError,AnswerNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerNote>>,
        TError,
        AnswerNoteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAnswerNoteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getMarkNoteDoneUrl = (projectId: string,
    noteId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/notes/${encodeURIComponent(String(noteId))}/done`
}

/**
 * Every blocking note has to be done before the changes are submitted. With the `revision` of the note that was read.
 * @summary Mark a note as done, or not
 */
export const markNoteDone = async (projectId: string,
    noteId: string,
    noteDone: NoteDone, options?: Parameters<typeof http>[1]): Promise<MarkNoteDone200> => {

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
return http<MarkNoteDone200>(getMarkNoteDoneUrl(projectId,noteId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteDone)
  }
);}





export const getMarkNoteDoneMutationKey = () => ['markNoteDone'] as const;

export const getMarkNoteDoneMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNoteDone>>, TError,MarkNoteDoneMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof markNoteDone>>, TError,MarkNoteDoneMutationVariables, TContext> => {

const mutationKey = getMarkNoteDoneMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markNoteDone>>, MarkNoteDoneMutationVariables> = (props) => {
          const {projectId,noteId,data} = props ?? {};

          return  markNoteDone(projectId,noteId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof markNoteDone>>, variables: MarkNoteDoneMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProjectNotesQueryKey(variables.projectId), getGetProjectQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type MarkNoteDoneMutationVariables = {projectId: string;noteId: string;data: BodyType<NoteDone>}

    /**
 * @summary Mark a note as done, or not
 */
export const useMarkNoteDone = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNoteDone>>, TError,MarkNoteDoneMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markNoteDone>>,
        TError,
        MarkNoteDoneMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getMarkNoteDoneMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRelateFieldUrl = (projectId: string,
    noteId: string,) => {




  return `/portal/projects/${encodeURIComponent(String(projectId))}/notes/${encodeURIComponent(String(noteId))}/related`
}

/**
 * For a field that has to change together with that of a blocking note. The reviewers see that it was opened. Of a
 * company that is settled, or has another project under review, only the part of the note's own field can be opened.
 * @summary Open a further field with a note
 */
export const relateField = async (projectId: string,
    noteId: string,
    relatedField: RelatedField, options?: Parameters<typeof http>[1]): Promise<RelateField200> => {

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
return http<RelateField200>(getRelateFieldUrl(projectId,noteId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(relatedField)
  }
);}





export const getRelateFieldMutationKey = () => ['relateField'] as const;

export const getRelateFieldMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof relateField>>, TError,RelateFieldMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof relateField>>, TError,RelateFieldMutationVariables, TContext> => {

const mutationKey = getRelateFieldMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof relateField>>, RelateFieldMutationVariables> = (props) => {
          const {projectId,noteId,data} = props ?? {};

          return  relateField(projectId,noteId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof relateField>>, variables: RelateFieldMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProjectNotesQueryKey(variables.projectId), getGetProjectQueryKey(variables.projectId), getGetGoLiveDraftQueryKey(variables.projectId), getGetOrganisationQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RelateFieldMutationVariables = {projectId: string;noteId: string;data: BodyType<RelatedField>}

    /**
 * @summary Open a further field with a note
 */
export const useRelateField = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof relateField>>, TError,RelateFieldMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof relateField>>,
        TError,
        RelateFieldMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRelateFieldMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUnrelateFieldUrl = (projectId: string,
    noteId: string,
    params: UnrelateFieldParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/projects/${encodeURIComponent(String(projectId))}/notes/${encodeURIComponent(String(noteId))}/related?${stringifiedParams}` : `/portal/projects/${encodeURIComponent(String(projectId))}/notes/${encodeURIComponent(String(noteId))}/related`
}

/**
 * Takes back `relateField`, as long as the field has the value of the last submission.
 * @summary Close a further field again
 */
export const unrelateField = async (projectId: string,
    noteId: string,
    params: UnrelateFieldParams, options?: Parameters<typeof http>[1]): Promise<UnrelateField200> => {

  return http<UnrelateField200>(getUnrelateFieldUrl(projectId,noteId,params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getUnrelateFieldMutationKey = () => ['unrelateField'] as const;

export const getUnrelateFieldMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unrelateField>>, TError,UnrelateFieldMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unrelateField>>, TError,UnrelateFieldMutationVariables, TContext> => {

const mutationKey = getUnrelateFieldMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unrelateField>>, UnrelateFieldMutationVariables> = (props) => {
          const {projectId,noteId,params} = props ?? {};

          return  unrelateField(projectId,noteId,params,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof unrelateField>>, variables: UnrelateFieldMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProjectNotesQueryKey(variables.projectId), getGetProjectQueryKey(variables.projectId), getGetGoLiveDraftQueryKey(variables.projectId), getGetOrganisationQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}


    export type UnrelateFieldMutationVariables = {projectId: string;noteId: string;params: UnrelateFieldParams}

    /**
 * @summary Close a further field again
 */
export const useUnrelateField = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unrelateField>>, TError,UnrelateFieldMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unrelateField>>,
        TError,
        UnrelateFieldMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUnrelateFieldMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
