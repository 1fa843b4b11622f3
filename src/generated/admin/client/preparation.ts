// Generated from openapi/admin/preparation.yaml. Do not edit: change the specification and run `npm run generate`.
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
  AddProductCode200
} from '../model/addProductCode200.ts';

import type {
  AdminProjectAnswer
} from '../model/adminProjectAnswer.ts';

import type {
  DeleteProductCode200
} from '../model/deleteProductCode200.ts';

import type {
  DeleteSmsTemplate200
} from '../model/deleteSmsTemplate200.ts';

import type {
  NewSmsTemplate
} from '../model/newSmsTemplate.ts';

import type {
  ProductCodeDraft
} from '../model/productCodeDraft.ts';

import type {
  ProviderCodeDraft
} from '../model/providerCodeDraft.ts';

import type {
  SaveProviderCode200
} from '../model/saveProviderCode200.ts';

import type {
  SmsTemplateAnswer
} from '../model/smsTemplateAnswer.ts';

import type {
  SmsTemplateChange
} from '../model/smsTemplateChange.ts';

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



export const getSubmitForTechApprovalUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/submit-for-tech-approve`
}

/**
 * Ends the preparation: from here on provider code, product codes and templates are locked. It needs a provider
 * code, at least one live product code of each operator that the project asks for and at least one SMS template. The call has
 * no body.
 * @summary Hand a prepared project to the technical admin
 */
export const submitForTechApproval = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<AdminProjectAnswer> => {

  return http<AdminProjectAnswer>(getSubmitForTechApprovalUrl(projectId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getSubmitForTechApprovalMutationKey = () => ['submitForTechApproval'] as const;

export const getSubmitForTechApprovalMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitForTechApproval>>, TError,SubmitForTechApprovalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitForTechApproval>>, TError,SubmitForTechApprovalMutationVariables, TContext> => {

const mutationKey = getSubmitForTechApprovalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitForTechApproval>>, SubmitForTechApprovalMutationVariables> = (props) => {
          const {projectId} = props ?? {};

          return  submitForTechApproval(projectId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof submitForTechApproval>>, variables: SubmitForTechApprovalMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId), getListPendingProjectsQueryKey(), getListProjectsByStatusQueryKey(), getSearchProjectsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/admin/projects/org/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}


    export type SubmitForTechApprovalMutationVariables = {projectId: string}

    /**
 * @summary Hand a prepared project to the technical admin
 */
export const useSubmitForTechApproval = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitForTechApproval>>, TError,SubmitForTechApprovalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitForTechApproval>>,
        TError,
        SubmitForTechApprovalMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSubmitForTechApprovalMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getAddProductCodeUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/code`
}

/**
 * What users will buy: the code the partner sends with a charge, and the product's name in `description`. Sandbox product
 * codes come with the project and are not added here. The operator is one that the project asks for. Needs the provider
 * code first. Submitting the project again without an operator deletes that operator's codes.
 * @summary Add a live product code
 */
export const addProductCode = async (projectId: string,
    productCodeDraft: ProductCodeDraft, options?: Parameters<typeof http>[1]): Promise<AddProductCode200> => {

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
return http<AddProductCode200>(getAddProductCodeUrl(projectId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productCodeDraft)
  }
);}





export const getAddProductCodeMutationKey = () => ['addProductCode'] as const;

export const getAddProductCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductCode>>, TError,AddProductCodeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addProductCode>>, TError,AddProductCodeMutationVariables, TContext> => {

const mutationKey = getAddProductCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addProductCode>>, AddProductCodeMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  addProductCode(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addProductCode>>, variables: AddProductCodeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddProductCodeMutationVariables = {projectId: string;data: BodyType<ProductCodeDraft>}

    /**
 * @summary Add a live product code
 */
export const useAddProductCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductCode>>, TError,AddProductCodeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addProductCode>>,
        TError,
        AddProductCodeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddProductCodeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteProductCodeUrl = (projectId: string,
    codeId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/code/${encodeURIComponent(String(codeId))}`
}

/**
 * Possible while the project is in preparation; sandbox product codes stay.
 * @summary Delete a live product code
 */
export const deleteProductCode = async (projectId: string,
    codeId: string, options?: Parameters<typeof http>[1]): Promise<DeleteProductCode200> => {

  return http<DeleteProductCode200>(getDeleteProductCodeUrl(projectId,codeId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteProductCodeMutationKey = () => ['deleteProductCode'] as const;

export const getDeleteProductCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProductCode>>, TError,DeleteProductCodeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProductCode>>, TError,DeleteProductCodeMutationVariables, TContext> => {

const mutationKey = getDeleteProductCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProductCode>>, DeleteProductCodeMutationVariables> = (props) => {
          const {projectId,codeId} = props ?? {};

          return  deleteProductCode(projectId,codeId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteProductCode>>, variables: DeleteProductCodeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}


    export type DeleteProductCodeMutationVariables = {projectId: string;codeId: string}

    /**
 * @summary Delete a live product code
 */
export const useDeleteProductCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProductCode>>, TError,DeleteProductCodeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProductCode>>,
        TError,
        DeleteProductCodeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteProductCodeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSaveProviderCodeUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/provider`
}

/**
 * The operator's own code for the partner's service. It can be changed until the project is handed to the technical admin.
 * @summary Save the provider code
 */
export const saveProviderCode = async (projectId: string,
    providerCodeDraft: ProviderCodeDraft, options?: Parameters<typeof http>[1]): Promise<SaveProviderCode200> => {

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
return http<SaveProviderCode200>(getSaveProviderCodeUrl(projectId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(providerCodeDraft)
  }
);}





export const getSaveProviderCodeMutationKey = () => ['saveProviderCode'] as const;

export const getSaveProviderCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveProviderCode>>, TError,SaveProviderCodeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveProviderCode>>, TError,SaveProviderCodeMutationVariables, TContext> => {

const mutationKey = getSaveProviderCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveProviderCode>>, SaveProviderCodeMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  saveProviderCode(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveProviderCode>>, variables: SaveProviderCodeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SaveProviderCodeMutationVariables = {projectId: string;data: BodyType<ProviderCodeDraft>}

    /**
 * @summary Save the provider code
 */
export const useSaveProviderCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveProviderCode>>, TError,SaveProviderCodeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveProviderCode>>,
        TError,
        SaveProviderCodeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveProviderCodeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getAddSmsTemplateUrl = (projectId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/sms/templates`
}

/**
 * A project has at most 20. Braces mark what changes from message to message, `#PASSWORD#` the place of the
 * one-time password.
 * @summary Add an SMS template
 */
export const addSmsTemplate = async (projectId: string,
    newSmsTemplate: NewSmsTemplate, options?: Parameters<typeof http>[1]): Promise<SmsTemplateAnswer> => {

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
return http<SmsTemplateAnswer>(getAddSmsTemplateUrl(projectId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newSmsTemplate)
  }
);}





export const getAddSmsTemplateMutationKey = () => ['addSmsTemplate'] as const;

export const getAddSmsTemplateMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addSmsTemplate>>, TError,AddSmsTemplateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addSmsTemplate>>, TError,AddSmsTemplateMutationVariables, TContext> => {

const mutationKey = getAddSmsTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addSmsTemplate>>, AddSmsTemplateMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  addSmsTemplate(projectId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addSmsTemplate>>, variables: AddSmsTemplateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddSmsTemplateMutationVariables = {projectId: string;data: BodyType<NewSmsTemplate>}

    /**
 * @summary Add an SMS template
 */
export const useAddSmsTemplate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addSmsTemplate>>, TError,AddSmsTemplateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addSmsTemplate>>,
        TError,
        AddSmsTemplateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddSmsTemplateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateSmsTemplateUrl = (projectId: string,
    templateId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/sms/templates/${encodeURIComponent(String(templateId))}`
}

/**
 * A changed text may be 1000 characters long, a new one 1500.
 * @summary Change an SMS template
 */
export const updateSmsTemplate = async (projectId: string,
    templateId: string,
    smsTemplateChange: SmsTemplateChange, options?: Parameters<typeof http>[1]): Promise<SmsTemplateAnswer> => {

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
return http<SmsTemplateAnswer>(getUpdateSmsTemplateUrl(projectId,templateId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(smsTemplateChange)
  }
);}





export const getUpdateSmsTemplateMutationKey = () => ['updateSmsTemplate'] as const;

export const getUpdateSmsTemplateMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSmsTemplate>>, TError,UpdateSmsTemplateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSmsTemplate>>, TError,UpdateSmsTemplateMutationVariables, TContext> => {

const mutationKey = getUpdateSmsTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSmsTemplate>>, UpdateSmsTemplateMutationVariables> = (props) => {
          const {projectId,templateId,data} = props ?? {};

          return  updateSmsTemplate(projectId,templateId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateSmsTemplate>>, variables: UpdateSmsTemplateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateSmsTemplateMutationVariables = {projectId: string;templateId: string;data: BodyType<SmsTemplateChange>}

    /**
 * @summary Change an SMS template
 */
export const useUpdateSmsTemplate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSmsTemplate>>, TError,UpdateSmsTemplateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSmsTemplate>>,
        TError,
        UpdateSmsTemplateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateSmsTemplateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteSmsTemplateUrl = (projectId: string,
    templateId: string,) => {




  return `/admin/projects/${encodeURIComponent(String(projectId))}/sms/templates/${encodeURIComponent(String(templateId))}`
}

/**
 * Possible while the project is in preparation.
 * @summary Delete an SMS template
 */
export const deleteSmsTemplate = async (projectId: string,
    templateId: string, options?: Parameters<typeof http>[1]): Promise<DeleteSmsTemplate200> => {

  return http<DeleteSmsTemplate200>(getDeleteSmsTemplateUrl(projectId,templateId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSmsTemplateMutationKey = () => ['deleteSmsTemplate'] as const;

export const getDeleteSmsTemplateMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSmsTemplate>>, TError,DeleteSmsTemplateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSmsTemplate>>, TError,DeleteSmsTemplateMutationVariables, TContext> => {

const mutationKey = getDeleteSmsTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSmsTemplate>>, DeleteSmsTemplateMutationVariables> = (props) => {
          const {projectId,templateId} = props ?? {};

          return  deleteSmsTemplate(projectId,templateId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteSmsTemplate>>, variables: DeleteSmsTemplateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAdminProjectQueryKey(variables.projectId), getListAuditEventsQueryKey(variables.projectId)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}


    export type DeleteSmsTemplateMutationVariables = {projectId: string;templateId: string}

    /**
 * @summary Delete an SMS template
 */
export const useDeleteSmsTemplate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSmsTemplate>>, TError,DeleteSmsTemplateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSmsTemplate>>,
        TError,
        DeleteSmsTemplateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteSmsTemplateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
