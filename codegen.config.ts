import type { MutationInvalidatesConfig, OperationOptions, OutputOptions } from 'orval'

// Settings of `npm run generate`. The output that every specification gets (the bundled document, openapi-typescript's
// types) is in scripts/generate/.

/** The specifications that get server handler types and a browser client. */
export const apis = ['portal', 'admin'] as const

type Api = (typeof apis)[number]

/** The function that the generated client calls for every request. */
export const mutator = { path: 'src/web/api/http.ts', name: 'http' }

/**
 * Component schemas that become modules under src/generated/forms: `SignInForm` becomes forms/sign-in.js. Every schema whose
 * name ends in Form is one; request schemas that a screen shows as a form without changes are listed here.
 */
export const forms = {
  suffix: 'Form',
  also: {
    // Steps of the Go Live wizard.
    portal: [
      'GoLiveCompany',
      'GoLiveRepresentative',
      'GoLiveBank',
      'NoteAnswerInput',
      'ProductCodeWish',
      'AuthenticatorCode',
      'PasswordConfirmation',
      'NewAgentToken',
    ],
    admin: ['ProviderCodeDraft', 'ProductCodeDraft', 'NewSmsTemplate', 'SmsTemplateChange', 'NewReviewNote'],
  } satisfies Record<Api, string[]>,
}

/**
 * An operationId, or an operationId and the mutation's variables that select one cached query. Without variables, the query
 * of a project stands for all queries of all projects: orval compares the start of the path. A list that grows with "Load
 * older" has the key of its operationId with Infinite at the end.
 */
type Target = string | { query: string; params: string[] }

export interface Invalidation {
  onMutations: string[]
  invalidates: Target[]
}

const ofProject = (...queries: string[]): Target[] => queries.map((query) => ({ query, params: ['projectId'] }))

const listsOfStaff: Target[] = ['listPendingProjects', 'listProjectsByStatus', 'listPartnerProjects', 'searchProjects']

const review: Target[] = [...ofProject('getAdminProject', 'listAuditEvents'), ...listsOfStaff]

/**
 * The queries that the generated hook of each mutation invalidates on success. tests/contract/freshness.test.ts fails for a
 * mutation that changes another query of a screen.
 */
export const mutationInvalidates: Record<Api, Invalidation[]> = {
  portal: [
    { onMutations: ['createProject'], invalidates: ['listProjects'] },
    {
      onMutations: ['answerNote', 'markNoteDone'],
      invalidates: ofProject('listProjectNotes', 'getProject'),
    },
    {
      onMutations: ['relateField', 'unrelateField'],
      invalidates: [...ofProject('listProjectNotes', 'getProject', 'getGoLiveDraft'), 'getOrganisation'],
    },
    {
      onMutations: ['submitGoLive'],
      invalidates: [
        'listProjects',
        'getProject',
        ...ofProject('listThreadMessagesInfinite'),
        'getOrganisation',
        'getUser',
      ],
    },
    {
      onMutations: ['withdrawProject'],
      invalidates: ['listProjects', ...ofProject('getProject', 'getProgress', 'getGoLiveDraft'), 'getOrganisation'],
    },
    {
      onMutations: ['addIpAddresses', 'removeIpAddress'],
      invalidates: ofProject('getProject', 'getReadiness'),
    },
    {
      onMutations: ['saveWishedProductCodes'],
      invalidates: ofProject('listWishedProductCodes', 'getProject', 'getReadiness'),
    },
    {
      onMutations: ['generateKey'],
      invalidates: [
        'listProjects',
        { query: 'getProject', params: ['data.project_id'] },
        { query: 'getReadiness', params: ['data.project_id'] },
      ],
    },
    // The request names the key, not its project.
    { onMutations: ['revokeKey'], invalidates: ['listProjects', 'getProject', 'getReadiness'] },
    {
      onMutations: ['createAgentToken', 'revokeAgentToken'],
      invalidates: ofProject('listAgentTokens'),
    },
    {
      onMutations: ['addThreadMessage'],
      invalidates: ofProject('listThreadMessagesInfinite'),
    },
    { onMutations: ['saveOrganisation'], invalidates: ['getReadiness'] },
    { onMutations: ['uploadOrganisationDocument'], invalidates: ['getOrganisation'] },
    { onMutations: ['markNotificationsRead'], invalidates: ['listNotifications', 'listNotificationsInfinite'] },
    { onMutations: ['revokeSession'], invalidates: ['listSessions'] },
    { onMutations: ['changePassword'], invalidates: ['listSessions'] },
    {
      onMutations: [
        ...['saveSecondStep', 'confirmAuthenticatorApp', 'removeAuthenticatorApp'],
        ...['addPasskey', 'renamePasskey', 'removePasskey', 'createRecoveryCodes'],
      ],
      invalidates: ['getSecondStep'],
    },
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
      ],
      invalidates: ofProject('getAdminProject', 'listAuditEvents'),
    },
    {
      onMutations: [
        'submitForTechApproval',
        'techApproveProjectWithJson',
        'techApproveProjectWithFormData',
        'sendBackProject',
      ],
      invalidates: review,
    },
    {
      onMutations: ['openReviewNote', 'openFailedTestNotes', 'settleReviewNote'],
      invalidates: ofProject('getAdminProject', 'listAuditEvents', 'listReviewNotes', 'listReviewFields'),
    },
    {
      onMutations: ['requestChanges'],
      invalidates: [...review, ...ofProject('listReviewNotes', 'listReviewFields')],
    },
    {
      onMutations: ['approveProject', 'rejectProject', 'suspendProject', 'reinstateProject'],
      // The conversation may close.
      invalidates: [...review, 'listPartners', ...ofProject('listReviewMessagesInfinite')],
    },
    {
      onMutations: ['addReviewMessage'],
      invalidates: ofProject('listReviewMessagesInfinite', 'listAuditEvents'),
    },
    {
      onMutations: ['recordReviewView'],
      invalidates: listsOfStaff,
    },
    {
      onMutations: ['startProductTests'],
      invalidates: [
        { query: 'getAdminProject', params: ['data.projectId'] },
        { query: 'getTestResults', params: ['data.projectId'] },
        { query: 'listAuditEvents', params: ['data.projectId'] },
        ...listsOfStaff,
      ],
    },
  ],
}

// Queries get a suspense hook (`useGetUserSuspense`) and mutations a hook (`useRevokeKey`), except those listed in `operations`.
const inBackground = { query: { useQuery: true, useSuspenseQuery: false } }
const bothWays = { query: { useQuery: true, useSuspenseQuery: true } }
const endless = { query: { useSuspenseQuery: false, useInfinite: true, useInfiniteQueryParam: 'cursor' } }
const onDemand = { query: { useSuspenseQuery: false, useMutation: true } }
const functionOnly = { query: { useSuspenseQuery: false, useMutation: false } }

const operations: Record<Api, Record<string, OperationOptions>> = {
  portal: {
    listTryOutHosts: inBackground,
    callTryOutHost: functionOnly,
    getUserRole: functionOnly,
    requestOtp: functionOnly,
    signIn: functionOnly,
    accountAction: functionOnly,
    verifyOtp: functionOnly,
    getSignInWays: functionOnly,
    verifySecondStep: functionOnly,
    startPasskeySignIn: functionOnly,
    startPasskey: functionOnly,
    getSecondStep: inBackground,
    listSessions: inBackground,
    refreshSession: functionOnly,
    signOut: functionOnly,
    getSignInOptions: inBackground,
    startSingleSignOn: functionOnly,
    finishSingleSignOn: functionOnly,
    requestLiveKeyOtp: functionOnly,
    requestBankOtp: functionOnly,
    saveGoLiveDraft: functionOnly,
    uploadGoLiveDocument: functionOnly,
    updateUser: functionOnly,
    getCaptchaChallenge: functionOnly,
    submitContact: functionOnly,
    downloadGoLiveDocument: functionOnly,
    downloadOrganisationDocument: functionOnly,
    listProjects: bothWays,
    getProject: bothWays,
    getProgress: inBackground,
    getConfigs: bothWays,
    searchArticles: bothWays,
    getCall: inBackground,
    listCalls: endless,
    listMessages: inBackground,
    getReadiness: inBackground,
    listEndings: inBackground,
    listProjectNotes: inBackground,
    listAgentTokens: inBackground,
    listWishedProductCodes: inBackground,
    listThreadMessages: endless,
    listNotifications: {
      query: { useQuery: true, useSuspenseQuery: false, useInfinite: true, useInfiniteQueryParam: 'cursor' },
    },
    streamNotifications: functionOnly,
    listTransactions: inBackground,
    getProjectTransactions: inBackground,
    exportCalls: onDemand,
    listSubmissions: inBackground,
    getSubmission: functionOnly,
    compareSubmissions: inBackground,
  },
  admin: {
    vpnCheck: functionOnly,
    listPartners: bothWays,
    getAdminProject: bothWays,
    searchProjects: inBackground,
    getTestResults: inBackground,
    listAuditEvents: inBackground,
    getProjectReadiness: inBackground,
    listProjectWishes: inBackground,
    listReviewNotes: inBackground,
    listReviewFields: inBackground,
    listReviewMessages: endless,
    listProjectSubmissions: inBackground,
    getProjectSubmission: inBackground,
    compareProjectSubmissions: inBackground,
    downloadPartnerDocument: functionOnly,
    downloadProjectDocument: functionOnly,
    downloadSubmissionDocument: functionOnly,
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
    // techApproveProjectWithJson and techApproveProjectWithFormData.
    splitByContentType: true,
    fetch: { includeHttpResponseReturnType: false },
    // No abort signal: a loader and a component often share a request, and unmounting the component would cancel it for both.
    query: {
      version: 5,
      useQuery: false,
      useSuspenseQuery: true,
      signal: false,
      mutationInvalidates: invalidates,
    },
  },
})
