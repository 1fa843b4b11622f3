import type { InputOptions, MutationInvalidatesConfig, OperationOptions, OutputOptions } from 'orval'
import { clientDocument } from './scripts/generate/client-input.ts'

// What is generated from which specification, and how. `npm run generate` reads this file; what every specification
// gets alike (the bundled document, openapi-typescript's types) is in scripts/generate/.

/** The specifications whose every operation has a server handler and a browser client. */
export const apis = ['portal', 'admin'] as const

type Api = (typeof apis)[number]

/** What the generated client calls: the one edge between it and the screens. */
export const mutator = { path: 'src/web/api/http.ts', name: 'http' }

/**
 * Which component schemas become forms, each a module under src/generated/forms: `SignInForm` is forms/sign-in.js.
 * What a person types stands in a schema whose name ends in Form; a request that is typed as it is sent is listed here.
 */
export const forms = {
  suffix: 'Form',
  also: {
    // The steps of the Go Live wizard whose fields are sent as they are typed.
    portal: ['GoLiveCompany', 'GoLiveRepresentative', 'GoLiveBank'],
    admin: ['ProviderCodeDraft', 'ProductCodeDraft', 'NewSmsTemplate', 'SmsTemplateChange'],
  } satisfies Record<Api, string[]>,
}

/** A query by its operationId, or with the variables of the mutation that name the one answer to ask for again. */
type Target = string | { query: string; params: string[] }

export interface Invalidation {
  onMutations: string[]
  invalidates: Target[]
}

const review: Target[] = [
  { query: 'getAdminProject', params: ['projectId'] },
  { query: 'listAuditEvents', params: ['projectId'] },
  'listPendingProjects',
  'listProjectsByStatus',
]

/** Which queries each mutation makes outdated. Its generated hook invalidates them when it succeeds. */
export const mutationInvalidates: Record<Api, Invalidation[]> = {
  portal: [
    { onMutations: ['createProject'], invalidates: ['listProjects'] },
    {
      onMutations: ['addIpAddresses', 'removeIpAddress'],
      invalidates: [{ query: 'getProject', params: ['projectId'] }],
    },
    {
      onMutations: ['generateKey'],
      invalidates: ['listProjects', { query: 'getProject', params: ['data.project_id'] }],
    },
    // The request names the key, not its project.
    { onMutations: ['revokeKey'], invalidates: ['listProjects', 'getProject'] },
    { onMutations: ['revokeSession', 'changePassword'], invalidates: ['listSessions'] },
  ],
  admin: [
    {
      onMutations: [
        'saveProviderCode',
        'addProductCode',
        'deleteProductCode',
        'addSmsTemplate',
        'updateSmsTemplate',
        'deleteSmsTemplate',
        'submitForTechApproval',
        'techApproveProject',
        'techApproveProjectWithFile',
      ],
      invalidates: review,
    },
    {
      onMutations: ['approveProject', 'rejectProject', 'suspendProject', 'reinstateProject'],
      invalidates: [...review, 'listPartners', 'listPartnerProjects'],
    },
    {
      onMutations: ['recordReviewView'],
      invalidates: ['listPendingProjects'],
    },
    {
      onMutations: ['startProductTests'],
      invalidates: [
        { query: 'getAdminProject', params: ['data.projectId'] },
        { query: 'listAuditEvents', params: ['data.projectId'] },
        'listPendingProjects',
        'listProjectsByStatus',
      ],
    },
  ],
}

/**
 * Mutations without a rule above. Either no query shows what they change, or the feature that saves puts the answer into
 * the cache itself. tests/mutations.test.ts fails for a mutation that is neither here nor above.
 */
export const mutationsWithoutRule: Record<Api, { changeNothingShown: string[]; keepTheirAnswer: string[] }> = {
  portal: {
    changeNothingShown: [
      ...['signUp', 'signIn', 'accountAction', 'refreshSession', 'signOut', 'verifyOtp'],
      ...['requestLiveKeyOtp', 'requestBankOtp', 'submitContact'],
    ],
    keepTheirAnswer: [
      ...['submitGoLive', 'saveGoLiveDraft', 'uploadGoLiveDocument'],
      ...['saveOrganisation', 'uploadOrganisationDocument', 'updateUser'],
    ],
  },
  admin: { changeNothingShown: ['downloadTestReport'], keepTheirAnswer: [] },
}

/** Orval's input: the bundled specification, cut down to what the browser's client needs. */
export const clientInput = (target: string): InputOptions => ({ target, override: { transformer: clientDocument } })

// What orval writes for an operation. A query suspends (`useXSuspense`) and a mutation is a hook (`useX`) unless listed in `operations`.
const inBackground = { query: { useQuery: true, useSuspenseQuery: false } }
const bothWays = { query: { useQuery: true, useSuspenseQuery: true } }
const endless = { query: { useSuspenseQuery: false, useInfinite: true, useInfiniteQueryParam: 'cursor' } }
const onDemand = { query: { useSuspenseQuery: false, useMutation: true } }
const functionOnly = { query: { useSuspenseQuery: false, useMutation: false } }

const operations: Record<Api, Record<string, OperationOptions>> = {
  portal: {
    getUserRole: functionOnly,
    requestOtp: functionOnly,
    signUp: functionOnly,
    signIn: functionOnly,
    accountAction: functionOnly,
    verifyOtp: functionOnly,
    refreshSession: functionOnly,
    signOut: functionOnly,
    requestLiveKeyOtp: functionOnly,
    requestBankOtp: functionOnly,
    submitGoLive: functionOnly,
    saveGoLiveDraft: functionOnly,
    uploadGoLiveDocument: functionOnly,
    saveOrganisation: functionOnly,
    uploadOrganisationDocument: functionOnly,
    updateUser: functionOnly,
    getCaptchaChallenge: functionOnly,
    downloadGoLiveDocument: functionOnly,
    downloadOrganisationDocument: functionOnly,
    listProjects: bothWays,
    getProject: bothWays,
    getConfigs: bothWays,
    searchArticles: bothWays,
    getCall: inBackground,
    listCalls: endless,
    listMessages: inBackground,
    listTransactions: inBackground,
    getProjectTransactions: inBackground,
    exportCalls: onDemand,
  },
  admin: {
    vpnCheck: functionOnly,
    listPartners: bothWays,
    getAdminProject: bothWays,
    searchProjects: inBackground,
    getTestResults: inBackground,
    listAuditEvents: inBackground,
    downloadPartnerDocument: functionOnly,
    downloadProjectDocument: functionOnly,
  },
}

/** Orval's output: hooks, query options and fetch functions per tag, all through the mutator. */
export const clientOutput = (api: Api, folder: string, invalidates: MutationInvalidatesConfig): OutputOptions => ({
  mode: 'tags',
  target: `${folder}/${api}/client/api.ts`,
  schemas: `${folder}/${api}/model`,
  client: 'react-query',
  httpClient: 'fetch',
  indexFiles: false,
  urlEncodeParameters: true,
  override: {
    mutator,
    operations: operations[api],
    fetch: { includeHttpResponseReturnType: false },
    // Without the signal: a loader and a component often wait for the same answer, and a component that unmounts would
    // cancel the loader's.
    query: {
      version: 5,
      useQuery: false,
      useSuspenseQuery: true,
      signal: false,
      mutationInvalidates: invalidates,
    },
  },
})
