// Generated from openapi/portal.yaml, openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

import type { operations as PortalWire } from './portal/types.ts'
import type { operations as AdminWire } from './admin/types.ts'

/** Path parameters, all required. */
type Params<Op> = Op extends { parameters: { path: infer P extends object } } ? P : Record<never, never>
/** Query parameters as the client sends them. */
type Query<Op> = Op extends { parameters: { query?: infer Q } } ? ([NonNullable<Q>] extends [never] ? Record<never, never> : NonNullable<Q>) : Record<never, never>
/** Query parameters after validation, which fills in the defaults. */
type Filled<Q, Name extends keyof Q> = Omit<Q, Name> & { [Key in Name]-?: NonNullable<Q[Key]> }
/** The request body, `undefined` for operations without one. */
type Body<Op> = Op extends { requestBody: { content: infer C } } ? C[keyof C] : Op extends { requestBody?: { content: infer C } } ? C[keyof C] | undefined : undefined
/** The `data` of the success envelope. */
type Data<Op, Status extends number> = Op extends { responses: Record<Status, { content: { 'application/json': infer J } }> }
  ? J extends { data: infer D } ? D : J extends { data?: infer D } ? D | undefined : null
  : null

/** The result of an operation that answers with a file instead of the envelope. */
export interface FileAnswer {
  fileName: string
  contentType: string
  /** An iterable streams content that is too large for memory. */
  content: Uint8Array | string | AsyncIterable<string>
}

/** The result of an operation that answers with server-sent events: their text, piece by piece, until the stream ends. */
export interface EventsAnswer {
  events: AsyncIterable<string>
}

export interface OperationFact {
  api: 'portal' | 'admin'
  tag: string
  method: 'get' | 'put' | 'post' | 'delete' | 'patch' | 'head' | 'options'
  path: string
  /** Public; signed in with the password (session); with the password and a one-time code (member). */
  access: 'public' | 'session' | 'member'
  /** Shape of the envelope: { status, message, data }, or { statusCode, message, data } of the sign-in family. */
  family: 'envelope' | 'sign-in'
  /** Status of the success answer. */
  success: number
  answers: 'json' | 'file' | 'events' | 'nothing'
  accepts: 'json' | 'multipart' | 'nothing'
  /** Roles that may call it. Empty: every caller with that access. */
  roles: readonly string[]
}

/** Input and output of every operation. */
export interface OperationIO {
  signUp: {
    params: Params<PortalWire['signUp']>
    query: Query<PortalWire['signUp']>
    body: Body<PortalWire['signUp']>
    data: Data<PortalWire['signUp'], 200>
    access: 'public'
    roles: never
    problems: 'InvalidParameterException' | 'RequestTooLargeException' | 'UnsupportedMediaTypeException' | 'LimitExceededException' | 'InternalErrorException' | 'ServiceUnavailableException' | 'StorageFullException'
  }
  signIn: {
    params: Params<PortalWire['signIn']>
    query: Query<PortalWire['signIn']>
    body: Body<PortalWire['signIn']>
    data: Data<PortalWire['signIn'], 200>
    access: 'public'
    roles: never
    problems: 'InvalidParameterException' | 'UserNotFoundException' | 'UserNotConfirmedException' | 'RequestTooLargeException' | 'UnsupportedMediaTypeException' | 'LimitExceededException' | 'InternalErrorException' | 'ServiceUnavailableException' | 'StorageFullException'
  }
  accountAction: {
    params: Params<PortalWire['accountAction']>
    query: Query<PortalWire['accountAction']>
    body: Body<PortalWire['accountAction']>
    data: Data<PortalWire['accountAction'], 200>
    access: 'public'
    roles: never
    problems: 'InvalidParameterException' | 'CodeMismatchException' | 'ExpiredCodeException' | 'RequestTooLargeException' | 'UnsupportedMediaTypeException' | 'LimitExceededException' | 'TooManyFailedAttemptsException' | 'InternalErrorException' | 'ServiceUnavailableException' | 'StorageFullException'
  }
  refreshSession: {
    params: Params<PortalWire['refreshSession']>
    query: Query<PortalWire['refreshSession']>
    body: Body<PortalWire['refreshSession']>
    data: Data<PortalWire['refreshSession'], 200>
    access: 'public'
    roles: never
    problems: 'InvalidParameterException' | 'NotAuthorizedException' | 'RequestTooLargeException' | 'UnsupportedMediaTypeException' | 'LimitExceededException' | 'InternalErrorException' | 'ServiceUnavailableException' | 'StorageFullException'
  }
  signOut: {
    params: Params<PortalWire['signOut']>
    query: Query<PortalWire['signOut']>
    body: Body<PortalWire['signOut']>
    data: Data<PortalWire['signOut'], 200>
    access: 'public'
    roles: never
    problems: 'InvalidParameterException' | 'RequestTooLargeException' | 'UnsupportedMediaTypeException' | 'LimitExceededException' | 'InternalErrorException' | 'ServiceUnavailableException' | 'StorageFullException'
  }
  getUserRole: {
    params: Params<PortalWire['getUserRole']>
    query: Query<PortalWire['getUserRole']>
    body: Body<PortalWire['getUserRole']>
    data: Data<PortalWire['getUserRole'], 200>
    access: 'session'
    roles: never
    problems: 'invalid-request' | 'not-signed-in' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  getSignInOptions: {
    params: Params<PortalWire['getSignInOptions']>
    query: Query<PortalWire['getSignInOptions']>
    body: Body<PortalWire['getSignInOptions']>
    data: Data<PortalWire['getSignInOptions'], 200>
    access: 'public'
    roles: never
    problems: 'invalid-request' | 'too-many-requests' | 'server-error'
  }
  startSingleSignOn: {
    params: Params<PortalWire['startSingleSignOn']>
    query: Query<PortalWire['startSingleSignOn']>
    body: Body<PortalWire['startSingleSignOn']>
    data: Data<PortalWire['startSingleSignOn'], 200>
    access: 'public'
    roles: never
    problems: 'invalid-request' | 'sso-missing' | 'too-many-requests' | 'server-error' | 'sso-unavailable' | 'unavailable' | 'storage-full'
  }
  finishSingleSignOn: {
    params: Params<PortalWire['finishSingleSignOn']>
    query: Query<PortalWire['finishSingleSignOn']>
    body: Body<PortalWire['finishSingleSignOn']>
    data: Data<PortalWire['finishSingleSignOn'], 200>
    access: 'public'
    roles: never
    problems: 'invalid-request' | 'sso-denied' | 'sso-no-role' | 'sso-no-account' | 'sso-disabled' | 'network-not-internal' | 'sso-missing' | 'body-too-large' | 'unsupported-media-type' | 'sso-expired' | 'sso-answer-invalid' | 'too-many-requests' | 'server-error' | 'sso-unavailable' | 'unavailable' | 'storage-full'
  }
  requestOtp: {
    params: Params<PortalWire['requestOtp']>
    query: Query<PortalWire['requestOtp']>
    body: Body<PortalWire['requestOtp']>
    data: Data<PortalWire['requestOtp'], 200>
    access: 'session'
    roles: never
    problems: 'invalid-request' | 'not-signed-in' | 'way-not-available' | 'resend-too-soon' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  verifyOtp: {
    params: Params<PortalWire['verifyOtp']>
    query: Query<PortalWire['verifyOtp']>
    body: Body<PortalWire['verifyOtp']>
    data: Data<PortalWire['verifyOtp'], 200>
    access: 'session'
    roles: never
    problems: 'invalid-request' | 'not-signed-in' | 'way-not-available' | 'body-too-large' | 'unsupported-media-type' | 'code-mismatch' | 'code-expired' | 'code-locked' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  getSignInWays: {
    params: Params<PortalWire['getSignInWays']>
    query: Query<PortalWire['getSignInWays']>
    body: Body<PortalWire['getSignInWays']>
    data: Data<PortalWire['getSignInWays'], 200>
    access: 'session'
    roles: never
    problems: 'invalid-request' | 'not-signed-in' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  verifySecondStep: {
    params: Params<PortalWire['verifySecondStep']>
    query: Query<PortalWire['verifySecondStep']>
    body: Body<PortalWire['verifySecondStep']>
    data: Data<PortalWire['verifySecondStep'], 200>
    access: 'session'
    roles: never
    problems: 'invalid-request' | 'not-signed-in' | 'way-not-available' | 'set-up-expired' | 'body-too-large' | 'unsupported-media-type' | 'code-mismatch' | 'code-used' | 'passkey-refused' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  startPasskeySignIn: {
    params: Params<PortalWire['startPasskeySignIn']>
    query: Query<PortalWire['startPasskeySignIn']>
    body: Body<PortalWire['startPasskeySignIn']>
    data: Data<PortalWire['startPasskeySignIn'], 200>
    access: 'session'
    roles: never
    problems: 'invalid-request' | 'not-signed-in' | 'way-not-available' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  listProjects: {
    params: Params<PortalWire['listProjects']>
    query: Filled<Query<PortalWire['listProjects']>, 'limit'>
    body: Body<PortalWire['listProjects']>
    data: Data<PortalWire['listProjects'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  createProject: {
    params: Params<PortalWire['createProject']>
    query: Query<PortalWire['createProject']>
    body: Body<PortalWire['createProject']>
    data: Data<PortalWire['createProject'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'project-name-taken' | 'project-limit-reached' | 'body-too-large' | 'unsupported-media-type' | 'product-not-offered' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  getProject: {
    params: Params<PortalWire['getProject']>
    query: Query<PortalWire['getProject']>
    body: Body<PortalWire['getProject']>
    data: Data<PortalWire['getProject'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  addIpAddresses: {
    params: Params<PortalWire['addIpAddresses']>
    query: Query<PortalWire['addIpAddresses']>
    body: Body<PortalWire['addIpAddresses']>
    data: Data<PortalWire['addIpAddresses'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'ip-limit-reached' | 'project-suspended' | 'project-under-review' | 'change-not-requested' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  removeIpAddress: {
    params: Params<PortalWire['removeIpAddress']>
    query: Query<PortalWire['removeIpAddress']>
    body: Body<PortalWire['removeIpAddress']>
    data: Data<PortalWire['removeIpAddress'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'project-suspended' | 'project-under-review' | 'change-not-requested' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  generateKey: {
    params: Params<PortalWire['generateKey']>
    query: Query<PortalWire['generateKey']>
    body: Body<PortalWire['generateKey']>
    data: Data<PortalWire['generateKey'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'project-not-live' | 'project-suspended' | 'key-limit-reached' | 'body-too-large' | 'unsupported-media-type' | 'live-key-otp-required' | 'code-mismatch' | 'code-expired' | 'code-locked' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  requestLiveKeyOtp: {
    params: Params<PortalWire['requestLiveKeyOtp']>
    query: Query<PortalWire['requestLiveKeyOtp']>
    body: Body<PortalWire['requestLiveKeyOtp']>
    data: Data<PortalWire['requestLiveKeyOtp'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'resend-too-soon' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  revokeKey: {
    params: Params<PortalWire['revokeKey']>
    query: Query<PortalWire['revokeKey']>
    body: Body<PortalWire['revokeKey']>
    data: Data<PortalWire['revokeKey'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'key-already-revoked' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  listAgentTokens: {
    params: Params<PortalWire['listAgentTokens']>
    query: Query<PortalWire['listAgentTokens']>
    body: Body<PortalWire['listAgentTokens']>
    data: Data<PortalWire['listAgentTokens'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  createAgentToken: {
    params: Params<PortalWire['createAgentToken']>
    query: Query<PortalWire['createAgentToken']>
    body: Body<PortalWire['createAgentToken']>
    data: Data<PortalWire['createAgentToken'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'project-suspended' | 'agent-token-limit-reached' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  revokeAgentToken: {
    params: Params<PortalWire['revokeAgentToken']>
    query: Query<PortalWire['revokeAgentToken']>
    body: Body<PortalWire['revokeAgentToken']>
    data: Data<PortalWire['revokeAgentToken'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'agent-token-already-revoked' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  submitGoLive: {
    params: Params<PortalWire['submitGoLive']>
    query: Query<PortalWire['submitGoLive']>
    body: Body<PortalWire['submitGoLive']>
    data: Data<PortalWire['submitGoLive'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'draft-changed' | 'go-live-not-allowed' | 'project-suspended' | 'document-rejected' | 'document-unchanged' | 'profile-locked' | 'profile-under-review' | 'change-not-requested' | 'notes-not-done' | 'body-too-large' | 'unsupported-media-type' | 'provider-not-offered' | 'bank-otp-required' | 'code-mismatch' | 'code-expired' | 'code-locked' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  getGoLiveDraft: {
    params: Params<PortalWire['getGoLiveDraft']>
    query: Query<PortalWire['getGoLiveDraft']>
    body: Body<PortalWire['getGoLiveDraft']>
    data: Data<PortalWire['getGoLiveDraft'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  saveGoLiveDraft: {
    params: Params<PortalWire['saveGoLiveDraft']>
    query: Query<PortalWire['saveGoLiveDraft']>
    body: Body<PortalWire['saveGoLiveDraft']>
    data: Data<PortalWire['saveGoLiveDraft'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'go-live-not-allowed' | 'project-suspended' | 'draft-changed' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  downloadGoLiveDocument: {
    params: Params<PortalWire['downloadGoLiveDocument']>
    query: Query<PortalWire['downloadGoLiveDocument']>
    body: Body<PortalWire['downloadGoLiveDocument']>
    data: FileAnswer
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'document-not-scanned' | 'document-rejected' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  uploadGoLiveDocument: {
    params: Params<PortalWire['uploadGoLiveDocument']>
    query: Query<PortalWire['uploadGoLiveDocument']>
    body: Body<PortalWire['uploadGoLiveDocument']>
    data: Data<PortalWire['uploadGoLiveDocument'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'draft-changed' | 'go-live-not-allowed' | 'project-suspended' | 'profile-locked' | 'profile-under-review' | 'change-not-requested' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  getProgress: {
    params: Params<PortalWire['getProgress']>
    query: Query<PortalWire['getProgress']>
    body: Body<PortalWire['getProgress']>
    data: Data<PortalWire['getProgress'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  listEndings: {
    params: Params<PortalWire['listEndings']>
    query: Query<PortalWire['listEndings']>
    body: Body<PortalWire['listEndings']>
    data: Data<PortalWire['listEndings'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  withdrawProject: {
    params: Params<PortalWire['withdrawProject']>
    query: Query<PortalWire['withdrawProject']>
    body: Body<PortalWire['withdrawProject']>
    data: Data<PortalWire['withdrawProject'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'withdraw-not-allowed' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  listSubmissions: {
    params: Params<PortalWire['listSubmissions']>
    query: Filled<Query<PortalWire['listSubmissions']>, 'pageNo' | 'limit'>
    body: Body<PortalWire['listSubmissions']>
    data: Data<PortalWire['listSubmissions'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  getSubmission: {
    params: Params<PortalWire['getSubmission']>
    query: Query<PortalWire['getSubmission']>
    body: Body<PortalWire['getSubmission']>
    data: Data<PortalWire['getSubmission'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  compareSubmissions: {
    params: Params<PortalWire['compareSubmissions']>
    query: Query<PortalWire['compareSubmissions']>
    body: Body<PortalWire['compareSubmissions']>
    data: Data<PortalWire['compareSubmissions'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  listCalls: {
    params: Params<PortalWire['listCalls']>
    query: Filled<Query<PortalWire['listCalls']>, 'limit'>
    body: Body<PortalWire['listCalls']>
    data: Data<PortalWire['listCalls'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  getCall: {
    params: Params<PortalWire['getCall']>
    query: Query<PortalWire['getCall']>
    body: Body<PortalWire['getCall']>
    data: Data<PortalWire['getCall'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  exportCalls: {
    params: Params<PortalWire['exportCalls']>
    query: Query<PortalWire['exportCalls']>
    body: Body<PortalWire['exportCalls']>
    data: FileAnswer
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  listMessages: {
    params: Params<PortalWire['listMessages']>
    query: Filled<Query<PortalWire['listMessages']>, 'environment' | 'limit'>
    body: Body<PortalWire['listMessages']>
    data: Data<PortalWire['listMessages'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  getReadiness: {
    params: Params<PortalWire['getReadiness']>
    query: Query<PortalWire['getReadiness']>
    body: Body<PortalWire['getReadiness']>
    data: Data<PortalWire['getReadiness'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  listWishedProductCodes: {
    params: Params<PortalWire['listWishedProductCodes']>
    query: Query<PortalWire['listWishedProductCodes']>
    body: Body<PortalWire['listWishedProductCodes']>
    data: Data<PortalWire['listWishedProductCodes'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  saveWishedProductCodes: {
    params: Params<PortalWire['saveWishedProductCodes']>
    query: Query<PortalWire['saveWishedProductCodes']>
    body: Body<PortalWire['saveWishedProductCodes']>
    data: Data<PortalWire['saveWishedProductCodes'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'go-live-not-allowed' | 'change-not-requested' | 'project-suspended' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  listProjectNotes: {
    params: Params<PortalWire['listProjectNotes']>
    query: Filled<Query<PortalWire['listProjectNotes']>, 'pageNo' | 'limit'>
    body: Body<PortalWire['listProjectNotes']>
    data: Data<PortalWire['listProjectNotes'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  answerNote: {
    params: Params<PortalWire['answerNote']>
    query: Query<PortalWire['answerNote']>
    body: Body<PortalWire['answerNote']>
    data: Data<PortalWire['answerNote'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'notes-closed' | 'note-resolved' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  markNoteDone: {
    params: Params<PortalWire['markNoteDone']>
    query: Query<PortalWire['markNoteDone']>
    body: Body<PortalWire['markNoteDone']>
    data: Data<PortalWire['markNoteDone'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'note-changed' | 'notes-closed' | 'note-resolved' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  relateField: {
    params: Params<PortalWire['relateField']>
    query: Query<PortalWire['relateField']>
    body: Body<PortalWire['relateField']>
    data: Data<PortalWire['relateField'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'change-not-requested' | 'notes-closed' | 'note-resolved' | 'body-too-large' | 'unsupported-media-type' | 'pointer-unknown' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  unrelateField: {
    params: Params<PortalWire['unrelateField']>
    query: Query<PortalWire['unrelateField']>
    body: Body<PortalWire['unrelateField']>
    data: Data<PortalWire['unrelateField'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'related-field-changed' | 'notes-closed' | 'note-resolved' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  listThreadMessages: {
    params: Params<PortalWire['listThreadMessages']>
    query: Filled<Query<PortalWire['listThreadMessages']>, 'limit'>
    body: Body<PortalWire['listThreadMessages']>
    data: Data<PortalWire['listThreadMessages'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  addThreadMessage: {
    params: Params<PortalWire['addThreadMessage']>
    query: Query<PortalWire['addThreadMessage']>
    body: Body<PortalWire['addThreadMessage']>
    data: Data<PortalWire['addThreadMessage'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'thread-not-open' | 'thread-closed' | 'message-id-taken' | 'body-too-large' | 'unsupported-media-type' | 'mention-unknown' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  getOrganisation: {
    params: Params<PortalWire['getOrganisation']>
    query: Query<PortalWire['getOrganisation']>
    body: Body<PortalWire['getOrganisation']>
    data: Data<PortalWire['getOrganisation'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  saveOrganisation: {
    params: Params<PortalWire['saveOrganisation']>
    query: Query<PortalWire['saveOrganisation']>
    body: Body<PortalWire['saveOrganisation']>
    data: Data<PortalWire['saveOrganisation'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'profile-locked' | 'profile-under-review' | 'change-not-requested' | 'profile-changed' | 'body-too-large' | 'unsupported-media-type' | 'bank-otp-required' | 'code-mismatch' | 'code-expired' | 'code-locked' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  requestBankOtp: {
    params: Params<PortalWire['requestBankOtp']>
    query: Query<PortalWire['requestBankOtp']>
    body: Body<PortalWire['requestBankOtp']>
    data: Data<PortalWire['requestBankOtp'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'profile-locked' | 'profile-under-review' | 'change-not-requested' | 'resend-too-soon' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  downloadOrganisationDocument: {
    params: Params<PortalWire['downloadOrganisationDocument']>
    query: Query<PortalWire['downloadOrganisationDocument']>
    body: Body<PortalWire['downloadOrganisationDocument']>
    data: FileAnswer
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'document-not-scanned' | 'document-rejected' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  uploadOrganisationDocument: {
    params: Params<PortalWire['uploadOrganisationDocument']>
    query: Query<PortalWire['uploadOrganisationDocument']>
    body: Body<PortalWire['uploadOrganisationDocument']>
    data: Data<PortalWire['uploadOrganisationDocument'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'profile-locked' | 'profile-under-review' | 'change-not-requested' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  getUser: {
    params: Params<PortalWire['getUser']>
    query: Query<PortalWire['getUser']>
    body: Body<PortalWire['getUser']>
    data: Data<PortalWire['getUser'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN' | 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'network-not-internal' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  updateUser: {
    params: Params<PortalWire['updateUser']>
    query: Query<PortalWire['updateUser']>
    body: Body<PortalWire['updateUser']>
    data: Data<PortalWire['updateUser'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN' | 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'network-not-internal' | 'profile-locked' | 'profile-under-review' | 'change-not-requested' | 'profile-changed' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  changePassword: {
    params: Params<PortalWire['changePassword']>
    query: Query<PortalWire['changePassword']>
    body: Body<PortalWire['changePassword']>
    data: Data<PortalWire['changePassword'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN' | 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'network-not-internal' | 'single-sign-on-only' | 'body-too-large' | 'unsupported-media-type' | 'current-password-wrong' | 'password-unchanged' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  listSessions: {
    params: Params<PortalWire['listSessions']>
    query: Query<PortalWire['listSessions']>
    body: Body<PortalWire['listSessions']>
    data: Data<PortalWire['listSessions'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN' | 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'network-not-internal' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  revokeSession: {
    params: Params<PortalWire['revokeSession']>
    query: Query<PortalWire['revokeSession']>
    body: Body<PortalWire['revokeSession']>
    data: Data<PortalWire['revokeSession'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN' | 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  confirmPassword: {
    params: Params<PortalWire['confirmPassword']>
    query: Query<PortalWire['confirmPassword']>
    body: Body<PortalWire['confirmPassword']>
    data: Data<PortalWire['confirmPassword'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'body-too-large' | 'unsupported-media-type' | 'current-password-wrong' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  getSecondStep: {
    params: Params<PortalWire['getSecondStep']>
    query: Query<PortalWire['getSecondStep']>
    body: Body<PortalWire['getSecondStep']>
    data: Data<PortalWire['getSecondStep'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  saveSecondStep: {
    params: Params<PortalWire['saveSecondStep']>
    query: Query<PortalWire['saveSecondStep']>
    body: Body<PortalWire['saveSecondStep']>
    data: Data<PortalWire['saveSecondStep'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'confirmation-required' | 'way-not-available' | 'mailed-code-needed' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  confirmAuthenticatorApp: {
    params: Params<PortalWire['confirmAuthenticatorApp']>
    query: Query<PortalWire['confirmAuthenticatorApp']>
    body: Body<PortalWire['confirmAuthenticatorApp']>
    data: Data<PortalWire['confirmAuthenticatorApp'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'confirmation-required' | 'set-up-expired' | 'authenticator-app-exists' | 'body-too-large' | 'unsupported-media-type' | 'code-mismatch' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  startAuthenticatorApp: {
    params: Params<PortalWire['startAuthenticatorApp']>
    query: Query<PortalWire['startAuthenticatorApp']>
    body: Body<PortalWire['startAuthenticatorApp']>
    data: Data<PortalWire['startAuthenticatorApp'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'confirmation-required' | 'authenticator-app-exists' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  removeAuthenticatorApp: {
    params: Params<PortalWire['removeAuthenticatorApp']>
    query: Query<PortalWire['removeAuthenticatorApp']>
    body: Body<PortalWire['removeAuthenticatorApp']>
    data: Data<PortalWire['removeAuthenticatorApp'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'confirmation-required' | 'way-not-available' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  addPasskey: {
    params: Params<PortalWire['addPasskey']>
    query: Query<PortalWire['addPasskey']>
    body: Body<PortalWire['addPasskey']>
    data: Data<PortalWire['addPasskey'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'confirmation-required' | 'set-up-expired' | 'passkey-exists' | 'passkey-limit-reached' | 'body-too-large' | 'unsupported-media-type' | 'passkey-refused' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  startPasskey: {
    params: Params<PortalWire['startPasskey']>
    query: Query<PortalWire['startPasskey']>
    body: Body<PortalWire['startPasskey']>
    data: Data<PortalWire['startPasskey'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'confirmation-required' | 'passkey-limit-reached' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  renamePasskey: {
    params: Params<PortalWire['renamePasskey']>
    query: Query<PortalWire['renamePasskey']>
    body: Body<PortalWire['renamePasskey']>
    data: Data<PortalWire['renamePasskey'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'confirmation-required' | 'not-found' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  removePasskey: {
    params: Params<PortalWire['removePasskey']>
    query: Query<PortalWire['removePasskey']>
    body: Body<PortalWire['removePasskey']>
    data: Data<PortalWire['removePasskey'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'confirmation-required' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  createRecoveryCodes: {
    params: Params<PortalWire['createRecoveryCodes']>
    query: Query<PortalWire['createRecoveryCodes']>
    body: Body<PortalWire['createRecoveryCodes']>
    data: Data<PortalWire['createRecoveryCodes'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'confirmation-required' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  listNotifications: {
    params: Params<PortalWire['listNotifications']>
    query: Filled<Query<PortalWire['listNotifications']>, 'limit'>
    body: Body<PortalWire['listNotifications']>
    data: Data<PortalWire['listNotifications'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN' | 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'network-not-internal' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  markNotificationsRead: {
    params: Params<PortalWire['markNotificationsRead']>
    query: Query<PortalWire['markNotificationsRead']>
    body: Body<PortalWire['markNotificationsRead']>
    data: Data<PortalWire['markNotificationsRead'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN' | 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'network-not-internal' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  getNotificationPreferences: {
    params: Params<PortalWire['getNotificationPreferences']>
    query: Query<PortalWire['getNotificationPreferences']>
    body: Body<PortalWire['getNotificationPreferences']>
    data: Data<PortalWire['getNotificationPreferences'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN' | 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'network-not-internal' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  saveNotificationPreferences: {
    params: Params<PortalWire['saveNotificationPreferences']>
    query: Query<PortalWire['saveNotificationPreferences']>
    body: Body<PortalWire['saveNotificationPreferences']>
    data: Data<PortalWire['saveNotificationPreferences'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN' | 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'network-not-internal' | 'body-too-large' | 'unsupported-media-type' | 'preference-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  streamNotifications: {
    params: Params<PortalWire['streamNotifications']>
    query: Query<PortalWire['streamNotifications']>
    body: Body<PortalWire['streamNotifications']>
    data: EventsAnswer
    access: 'member'
    roles: 'EXTERNAL_ADMIN' | 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'network-not-internal' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  getRateCard: {
    params: Params<PortalWire['getRateCard']>
    query: Query<PortalWire['getRateCard']>
    body: Body<PortalWire['getRateCard']>
    data: Data<PortalWire['getRateCard'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  getConfigs: {
    params: Params<PortalWire['getConfigs']>
    query: Query<PortalWire['getConfigs']>
    body: Body<PortalWire['getConfigs']>
    data: Data<PortalWire['getConfigs'], 200>
    access: 'public'
    roles: never
    problems: 'invalid-request' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  callTryOutHost: {
    params: Params<PortalWire['callTryOutHost']>
    query: Query<PortalWire['callTryOutHost']>
    body: Body<PortalWire['callTryOutHost']>
    data: Data<PortalWire['callTryOutHost'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'try-out-call-invalid' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'try-out-host-not-listed' | 'try-out-inner-address' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'try-out-host-unknown' | 'try-out-no-answer' | 'try-out-answer-too-large' | 'unavailable' | 'try-out-timeout' | 'storage-full'
  }
  listTryOutHosts: {
    params: Params<PortalWire['listTryOutHosts']>
    query: Query<PortalWire['listTryOutHosts']>
    body: Body<PortalWire['listTryOutHosts']>
    data: Data<PortalWire['listTryOutHosts'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  listTransactions: {
    params: Params<PortalWire['listTransactions']>
    query: Query<PortalWire['listTransactions']>
    body: Body<PortalWire['listTransactions']>
    data: Data<PortalWire['listTransactions'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  getProjectTransactions: {
    params: Params<PortalWire['getProjectTransactions']>
    query: Filled<Query<PortalWire['getProjectTransactions']>, 'environment'>
    body: Body<PortalWire['getProjectTransactions']>
    data: Data<PortalWire['getProjectTransactions'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  searchArticles: {
    params: Params<PortalWire['searchArticles']>
    query: Query<PortalWire['searchArticles']>
    body: Body<PortalWire['searchArticles']>
    data: Data<PortalWire['searchArticles'], 200>
    access: 'public'
    roles: never
    problems: 'invalid-request' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  getArticle: {
    params: Params<PortalWire['getArticle']>
    query: Query<PortalWire['getArticle']>
    body: Body<PortalWire['getArticle']>
    data: Data<PortalWire['getArticle'], 200>
    access: 'public'
    roles: never
    problems: 'invalid-request' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  getCaptchaChallenge: {
    params: Params<PortalWire['getCaptchaChallenge']>
    query: Query<PortalWire['getCaptchaChallenge']>
    body: Body<PortalWire['getCaptchaChallenge']>
    data: Data<PortalWire['getCaptchaChallenge'], 200>
    access: 'public'
    roles: never
    problems: 'invalid-request' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  submitContact: {
    params: Params<PortalWire['submitContact']>
    query: Query<PortalWire['submitContact']>
    body: Body<PortalWire['submitContact']>
    data: Data<PortalWire['submitContact'], 200>
    access: 'public'
    roles: never
    problems: 'invalid-request' | 'body-too-large' | 'unsupported-media-type' | 'captcha-failed' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  vpnCheck: {
    params: Params<AdminWire['vpnCheck']>
    query: Query<AdminWire['vpnCheck']>
    body: Body<AdminWire['vpnCheck']>
    data: Data<AdminWire['vpnCheck'], 200>
    access: 'session'
    roles: never
    problems: 'invalid-request' | 'not-signed-in' | 'network-not-internal' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  listPendingProjects: {
    params: Params<AdminWire['listPendingProjects']>
    query: Filled<Query<AdminWire['listPendingProjects']>, 'limit'>
    body: Body<AdminWire['listPendingProjects']>
    data: Data<AdminWire['listPendingProjects'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  listProjectsByStatus: {
    params: Params<AdminWire['listProjectsByStatus']>
    query: Filled<Query<AdminWire['listProjectsByStatus']>, 'pageNo' | 'limit'>
    body: Body<AdminWire['listProjectsByStatus']>
    data: Data<AdminWire['listProjectsByStatus'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  searchProjects: {
    params: Params<AdminWire['searchProjects']>
    query: Query<AdminWire['searchProjects']>
    body: Body<AdminWire['searchProjects']>
    data: Data<AdminWire['searchProjects'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  listPartnerProjects: {
    params: Params<AdminWire['listPartnerProjects']>
    query: Query<AdminWire['listPartnerProjects']>
    body: Body<AdminWire['listPartnerProjects']>
    data: Data<AdminWire['listPartnerProjects'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  listPartners: {
    params: Params<AdminWire['listPartners']>
    query: Filled<Query<AdminWire['listPartners']>, 'pageNo' | 'limit'>
    body: Body<AdminWire['listPartners']>
    data: Data<AdminWire['listPartners'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  getPartner: {
    params: Params<AdminWire['getPartner']>
    query: Query<AdminWire['getPartner']>
    body: Body<AdminWire['getPartner']>
    data: Data<AdminWire['getPartner'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  downloadPartnerDocument: {
    params: Params<AdminWire['downloadPartnerDocument']>
    query: Query<AdminWire['downloadPartnerDocument']>
    body: Body<AdminWire['downloadPartnerDocument']>
    data: FileAnswer
    access: 'member'
    roles: 'BUSINESS_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'document-scan-pending' | 'document-scan-failed' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  getApiChanges: {
    params: Params<AdminWire['getApiChanges']>
    query: Query<AdminWire['getApiChanges']>
    body: Body<AdminWire['getApiChanges']>
    data: Data<AdminWire['getApiChanges'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  getAdminProject: {
    params: Params<AdminWire['getAdminProject']>
    query: Query<AdminWire['getAdminProject']>
    body: Body<AdminWire['getAdminProject']>
    data: Data<AdminWire['getAdminProject'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  recordReviewView: {
    params: Params<AdminWire['recordReviewView']>
    query: Query<AdminWire['recordReviewView']>
    body: Body<AdminWire['recordReviewView']>
    data: Data<AdminWire['recordReviewView'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  approveProject: {
    params: Params<AdminWire['approveProject']>
    query: Query<AdminWire['approveProject']>
    body: Body<AdminWire['approveProject']>
    data: Data<AdminWire['approveProject'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'tech-not-approved' | 'wrong-stage' | 'profile-not-submitted' | 'document-scan-pending' | 'document-scan-failed' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  rejectProject: {
    params: Params<AdminWire['rejectProject']>
    query: Query<AdminWire['rejectProject']>
    body: Body<AdminWire['rejectProject']>
    data: Data<AdminWire['rejectProject'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'wrong-stage' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  techApproveProject: {
    params: Params<AdminWire['techApproveProject']>
    query: Query<AdminWire['techApproveProject']>
    body: Body<AdminWire['techApproveProject']>
    data: Data<AdminWire['techApproveProject'], 200>
    access: 'member'
    roles: 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'product-tests-not-passed' | 'wrong-stage' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  sendBackProject: {
    params: Params<AdminWire['sendBackProject']>
    query: Query<AdminWire['sendBackProject']>
    body: Body<AdminWire['sendBackProject']>
    data: Data<AdminWire['sendBackProject'], 200>
    access: 'member'
    roles: 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'wrong-stage' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  suspendProject: {
    params: Params<AdminWire['suspendProject']>
    query: Query<AdminWire['suspendProject']>
    body: Body<AdminWire['suspendProject']>
    data: Data<AdminWire['suspendProject'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'wrong-stage' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  reinstateProject: {
    params: Params<AdminWire['reinstateProject']>
    query: Query<AdminWire['reinstateProject']>
    body: Body<AdminWire['reinstateProject']>
    data: Data<AdminWire['reinstateProject'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'wrong-stage' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  submitForTechApproval: {
    params: Params<AdminWire['submitForTechApproval']>
    query: Query<AdminWire['submitForTechApproval']>
    body: Body<AdminWire['submitForTechApproval']>
    data: Data<AdminWire['submitForTechApproval'], 200>
    access: 'member'
    roles: 'BUSINESS_INTERNAL'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'provider-code-missing' | 'product-code-missing' | 'sms-template-missing' | 'wrong-stage' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  addProductCode: {
    params: Params<AdminWire['addProductCode']>
    query: Query<AdminWire['addProductCode']>
    body: Body<AdminWire['addProductCode']>
    data: Data<AdminWire['addProductCode'], 200>
    access: 'member'
    roles: 'BUSINESS_INTERNAL'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'provider-code-missing' | 'product-code-taken' | 'wrong-stage' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  deleteProductCode: {
    params: Params<AdminWire['deleteProductCode']>
    query: Query<AdminWire['deleteProductCode']>
    body: Body<AdminWire['deleteProductCode']>
    data: Data<AdminWire['deleteProductCode'], 200>
    access: 'member'
    roles: 'BUSINESS_INTERNAL'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'wrong-stage' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  saveProviderCode: {
    params: Params<AdminWire['saveProviderCode']>
    query: Query<AdminWire['saveProviderCode']>
    body: Body<AdminWire['saveProviderCode']>
    data: Data<AdminWire['saveProviderCode'], 200>
    access: 'member'
    roles: 'BUSINESS_INTERNAL'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'provider-code-frozen' | 'wrong-stage' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  addSmsTemplate: {
    params: Params<AdminWire['addSmsTemplate']>
    query: Query<AdminWire['addSmsTemplate']>
    body: Body<AdminWire['addSmsTemplate']>
    data: Data<AdminWire['addSmsTemplate'], 200>
    access: 'member'
    roles: 'BUSINESS_INTERNAL'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'not-found' | 'sms-template-limit-reached' | 'wrong-stage' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  updateSmsTemplate: {
    params: Params<AdminWire['updateSmsTemplate']>
    query: Query<AdminWire['updateSmsTemplate']>
    body: Body<AdminWire['updateSmsTemplate']>
    data: Data<AdminWire['updateSmsTemplate'], 200>
    access: 'member'
    roles: 'BUSINESS_INTERNAL'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'sms-template-not-found' | 'not-found' | 'wrong-stage' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  deleteSmsTemplate: {
    params: Params<AdminWire['deleteSmsTemplate']>
    query: Query<AdminWire['deleteSmsTemplate']>
    body: Body<AdminWire['deleteSmsTemplate']>
    data: Data<AdminWire['deleteSmsTemplate'], 200>
    access: 'member'
    roles: 'BUSINESS_INTERNAL'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'sms-template-not-found' | 'not-found' | 'wrong-stage' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  getProjectReadiness: {
    params: Params<AdminWire['getProjectReadiness']>
    query: Query<AdminWire['getProjectReadiness']>
    body: Body<AdminWire['getProjectReadiness']>
    data: Data<AdminWire['getProjectReadiness'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  listProjectWishes: {
    params: Params<AdminWire['listProjectWishes']>
    query: Query<AdminWire['listProjectWishes']>
    body: Body<AdminWire['listProjectWishes']>
    data: Data<AdminWire['listProjectWishes'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  startProductTests: {
    params: Params<AdminWire['startProductTests']>
    query: Query<AdminWire['startProductTests']>
    body: Body<AdminWire['startProductTests']>
    data: Data<AdminWire['startProductTests'], 200>
    access: 'member'
    roles: 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'product-tests-running' | 'report-unavailable' | 'wrong-stage' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  getTestResults: {
    params: Params<AdminWire['getTestResults']>
    query: Query<AdminWire['getTestResults']>
    body: Body<AdminWire['getTestResults']>
    data: Data<AdminWire['getTestResults'], 200>
    access: 'member'
    roles: 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  downloadTestReport: {
    params: Params<AdminWire['downloadTestReport']>
    query: Query<AdminWire['downloadTestReport']>
    body: Body<AdminWire['downloadTestReport']>
    data: FileAnswer
    access: 'member'
    roles: 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'report-unavailable' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  downloadProjectDocument: {
    params: Params<AdminWire['downloadProjectDocument']>
    query: Query<AdminWire['downloadProjectDocument']>
    body: Body<AdminWire['downloadProjectDocument']>
    data: FileAnswer
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'document-scan-pending' | 'document-scan-failed' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  listAuditEvents: {
    params: Params<AdminWire['listAuditEvents']>
    query: Filled<Query<AdminWire['listAuditEvents']>, 'pageNo' | 'limit'>
    body: Body<AdminWire['listAuditEvents']>
    data: Data<AdminWire['listAuditEvents'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  listReviewFields: {
    params: Params<AdminWire['listReviewFields']>
    query: Query<AdminWire['listReviewFields']>
    body: Body<AdminWire['listReviewFields']>
    data: Data<AdminWire['listReviewFields'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  listReviewNotes: {
    params: Params<AdminWire['listReviewNotes']>
    query: Filled<Query<AdminWire['listReviewNotes']>, 'pageNo' | 'limit'>
    body: Body<AdminWire['listReviewNotes']>
    data: Data<AdminWire['listReviewNotes'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  openReviewNote: {
    params: Params<AdminWire['openReviewNote']>
    query: Query<AdminWire['openReviewNote']>
    body: Body<AdminWire['openReviewNote']>
    data: Data<AdminWire['openReviewNote'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'wrong-stage' | 'body-too-large' | 'unsupported-media-type' | 'pointer-unknown' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  settleReviewNote: {
    params: Params<AdminWire['settleReviewNote']>
    query: Query<AdminWire['settleReviewNote']>
    body: Body<AdminWire['settleReviewNote']>
    data: Data<AdminWire['settleReviewNote'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'note-changed' | 'notes-closed' | 'body-too-large' | 'unsupported-media-type' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  openFailedTestNotes: {
    params: Params<AdminWire['openFailedTestNotes']>
    query: Query<AdminWire['openFailedTestNotes']>
    body: Body<AdminWire['openFailedTestNotes']>
    data: Data<AdminWire['openFailedTestNotes'], 200>
    access: 'member'
    roles: 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'product-tests-not-failed' | 'wrong-stage' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  requestChanges: {
    params: Params<AdminWire['requestChanges']>
    query: Query<AdminWire['requestChanges']>
    body: Body<AdminWire['requestChanges']>
    data: Data<AdminWire['requestChanges'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'note-missing' | 'wrong-stage' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  listReviewMessages: {
    params: Params<AdminWire['listReviewMessages']>
    query: Filled<Query<AdminWire['listReviewMessages']>, 'limit'>
    body: Body<AdminWire['listReviewMessages']>
    data: Data<AdminWire['listReviewMessages'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  addReviewMessage: {
    params: Params<AdminWire['addReviewMessage']>
    query: Query<AdminWire['addReviewMessage']>
    body: Body<AdminWire['addReviewMessage']>
    data: Data<AdminWire['addReviewMessage'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'thread-not-open' | 'thread-closed' | 'message-id-taken' | 'body-too-large' | 'unsupported-media-type' | 'mention-unknown' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  listProjectSubmissions: {
    params: Params<AdminWire['listProjectSubmissions']>
    query: Filled<Query<AdminWire['listProjectSubmissions']>, 'pageNo' | 'limit'>
    body: Body<AdminWire['listProjectSubmissions']>
    data: Data<AdminWire['listProjectSubmissions'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  getProjectSubmission: {
    params: Params<AdminWire['getProjectSubmission']>
    query: Query<AdminWire['getProjectSubmission']>
    body: Body<AdminWire['getProjectSubmission']>
    data: Data<AdminWire['getProjectSubmission'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  compareProjectSubmissions: {
    params: Params<AdminWire['compareProjectSubmissions']>
    query: Query<AdminWire['compareProjectSubmissions']>
    body: Body<AdminWire['compareProjectSubmissions']>
    data: Data<AdminWire['compareProjectSubmissions'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
  downloadSubmissionDocument: {
    params: Params<AdminWire['downloadSubmissionDocument']>
    query: Query<AdminWire['downloadSubmissionDocument']>
    body: Body<AdminWire['downloadSubmissionDocument']>
    data: FileAnswer
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'TECHNICAL_LIMITED'
    problems: 'invalid-request' | 'not-signed-in' | 'mfa-required' | 'password-change-required' | 'role-not-allowed' | 'network-not-internal' | 'not-found' | 'document-scan-pending' | 'document-scan-failed' | 'too-many-requests' | 'server-error' | 'unavailable' | 'storage-full'
  }
}

export type OperationId = keyof OperationIO

/** Properties of every operation, for use at run time. */
export const operationFacts = {
  signUp: { api: 'portal', tag: 'identity', method: 'post', path: '/portal/user/signup', access: 'public', family: 'sign-in', success: 200, answers: 'json', accepts: 'json', roles: [] },
  signIn: { api: 'portal', tag: 'identity', method: 'post', path: '/portal/user/login', access: 'public', family: 'sign-in', success: 200, answers: 'json', accepts: 'json', roles: [] },
  accountAction: { api: 'portal', tag: 'identity', method: 'post', path: '/portal/user/auth', access: 'public', family: 'sign-in', success: 200, answers: 'json', accepts: 'json', roles: [] },
  refreshSession: { api: 'portal', tag: 'identity', method: 'post', path: '/portal/user/refresh', access: 'public', family: 'sign-in', success: 200, answers: 'json', accepts: 'json', roles: [] },
  signOut: { api: 'portal', tag: 'identity', method: 'post', path: '/portal/user/logout', access: 'public', family: 'sign-in', success: 200, answers: 'json', accepts: 'json', roles: [] },
  getUserRole: { api: 'portal', tag: 'identity', method: 'get', path: '/portal/user/role', access: 'session', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: [] },
  getSignInOptions: { api: 'portal', tag: 'single-sign-on', method: 'get', path: '/portal/user/sign-in-options', access: 'public', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: [] },
  startSingleSignOn: { api: 'portal', tag: 'single-sign-on', method: 'post', path: '/portal/user/sso/start', access: 'public', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: [] },
  finishSingleSignOn: { api: 'portal', tag: 'single-sign-on', method: 'post', path: '/portal/user/sso/finish', access: 'public', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: [] },
  requestOtp: { api: 'portal', tag: 'identity', method: 'get', path: '/portal/auth/otp', access: 'session', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: [] },
  verifyOtp: { api: 'portal', tag: 'identity', method: 'post', path: '/portal/auth/otp', access: 'session', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: [] },
  getSignInWays: { api: 'portal', tag: 'second-step', method: 'get', path: '/portal/auth/second-step', access: 'session', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: [] },
  verifySecondStep: { api: 'portal', tag: 'second-step', method: 'post', path: '/portal/auth/second-step', access: 'session', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: [] },
  startPasskeySignIn: { api: 'portal', tag: 'second-step', method: 'post', path: '/portal/auth/second-step/passkey', access: 'session', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: [] },
  listProjects: { api: 'portal', tag: 'projects', method: 'get', path: '/portal/projects', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  createProject: { api: 'portal', tag: 'projects', method: 'post', path: '/portal/projects', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  getProject: { api: 'portal', tag: 'projects', method: 'get', path: '/portal/projects/{projectId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  addIpAddresses: { api: 'portal', tag: 'projects', method: 'post', path: '/portal/projects/{projectId}/ip-addresses', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  removeIpAddress: { api: 'portal', tag: 'projects', method: 'delete', path: '/portal/projects/{projectId}/ip-addresses/{ipId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  generateKey: { api: 'portal', tag: 'keys', method: 'post', path: '/portal/keys', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  requestLiveKeyOtp: { api: 'portal', tag: 'keys', method: 'post', path: '/portal/keys/otp', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  revokeKey: { api: 'portal', tag: 'keys', method: 'delete', path: '/portal/keys/{keyId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  listAgentTokens: { api: 'portal', tag: 'agent-tokens', method: 'get', path: '/portal/projects/{projectId}/agent-tokens', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  createAgentToken: { api: 'portal', tag: 'agent-tokens', method: 'post', path: '/portal/projects/{projectId}/agent-tokens', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  revokeAgentToken: { api: 'portal', tag: 'agent-tokens', method: 'delete', path: '/portal/projects/{projectId}/agent-tokens/{tokenId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  submitGoLive: { api: 'portal', tag: 'go-live', method: 'post', path: '/portal/projects/{projectId}/live', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'multipart', roles: ['EXTERNAL_ADMIN'] },
  getGoLiveDraft: { api: 'portal', tag: 'go-live', method: 'get', path: '/portal/projects/{projectId}/live-draft', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  saveGoLiveDraft: { api: 'portal', tag: 'go-live', method: 'put', path: '/portal/projects/{projectId}/live-draft', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  downloadGoLiveDocument: { api: 'portal', tag: 'go-live', method: 'get', path: '/portal/projects/{projectId}/live-draft/document', access: 'member', family: 'envelope', success: 200, answers: 'file', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  uploadGoLiveDocument: { api: 'portal', tag: 'go-live', method: 'put', path: '/portal/projects/{projectId}/live-draft/document', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'multipart', roles: ['EXTERNAL_ADMIN'] },
  getProgress: { api: 'portal', tag: 'progress', method: 'get', path: '/portal/projects/{projectId}/progress', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  listEndings: { api: 'portal', tag: 'endings', method: 'get', path: '/portal/projects/{projectId}/endings', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  withdrawProject: { api: 'portal', tag: 'progress', method: 'post', path: '/portal/projects/{projectId}/withdraw', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  listSubmissions: { api: 'portal', tag: 'submissions', method: 'get', path: '/portal/projects/{projectId}/submissions', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  getSubmission: { api: 'portal', tag: 'submissions', method: 'get', path: '/portal/projects/{projectId}/submissions/{number}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  compareSubmissions: { api: 'portal', tag: 'submissions', method: 'get', path: '/portal/projects/{projectId}/submissions/{number}/changes', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  listCalls: { api: 'portal', tag: 'calls', method: 'get', path: '/portal/projects/{projectId}/calls', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  getCall: { api: 'portal', tag: 'calls', method: 'get', path: '/portal/projects/{projectId}/calls/{callId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  exportCalls: { api: 'portal', tag: 'calls', method: 'get', path: '/portal/projects/{projectId}/calls.csv', access: 'member', family: 'envelope', success: 200, answers: 'file', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  listMessages: { api: 'portal', tag: 'calls', method: 'get', path: '/portal/projects/{projectId}/messages', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  getReadiness: { api: 'portal', tag: 'readiness', method: 'get', path: '/portal/projects/{projectId}/readiness', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  listWishedProductCodes: { api: 'portal', tag: 'readiness', method: 'get', path: '/portal/projects/{projectId}/wished-product-codes', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  saveWishedProductCodes: { api: 'portal', tag: 'readiness', method: 'put', path: '/portal/projects/{projectId}/wished-product-codes', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  listProjectNotes: { api: 'portal', tag: 'notes', method: 'get', path: '/portal/projects/{projectId}/notes', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  answerNote: { api: 'portal', tag: 'notes', method: 'post', path: '/portal/projects/{projectId}/notes/{noteId}/answers', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  markNoteDone: { api: 'portal', tag: 'notes', method: 'put', path: '/portal/projects/{projectId}/notes/{noteId}/done', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  relateField: { api: 'portal', tag: 'notes', method: 'post', path: '/portal/projects/{projectId}/notes/{noteId}/related', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  unrelateField: { api: 'portal', tag: 'notes', method: 'delete', path: '/portal/projects/{projectId}/notes/{noteId}/related', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  listThreadMessages: { api: 'portal', tag: 'thread', method: 'get', path: '/portal/projects/{projectId}/thread', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  addThreadMessage: { api: 'portal', tag: 'thread', method: 'post', path: '/portal/projects/{projectId}/thread', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  getOrganisation: { api: 'portal', tag: 'organisation', method: 'get', path: '/portal/org', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  saveOrganisation: { api: 'portal', tag: 'organisation', method: 'post', path: '/portal/org', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  requestBankOtp: { api: 'portal', tag: 'organisation', method: 'post', path: '/portal/org/otp', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  downloadOrganisationDocument: { api: 'portal', tag: 'organisation', method: 'get', path: '/portal/org/document', access: 'member', family: 'envelope', success: 200, answers: 'file', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  uploadOrganisationDocument: { api: 'portal', tag: 'organisation', method: 'post', path: '/portal/org/document', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'multipart', roles: ['EXTERNAL_ADMIN'] },
  getUser: { api: 'portal', tag: 'user', method: 'get', path: '/portal/user', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  updateUser: { api: 'portal', tag: 'user', method: 'put', path: '/portal/user', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  changePassword: { api: 'portal', tag: 'user', method: 'put', path: '/portal/user/password', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  listSessions: { api: 'portal', tag: 'user', method: 'get', path: '/portal/user/sessions', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  revokeSession: { api: 'portal', tag: 'user', method: 'delete', path: '/portal/user/sessions/{sessionId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  confirmPassword: { api: 'portal', tag: 'second-step', method: 'post', path: '/portal/user/confirmation', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  getSecondStep: { api: 'portal', tag: 'second-step', method: 'get', path: '/portal/user/second-step', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  saveSecondStep: { api: 'portal', tag: 'second-step', method: 'put', path: '/portal/user/second-step', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  confirmAuthenticatorApp: { api: 'portal', tag: 'second-step', method: 'put', path: '/portal/user/second-step/authenticator-app', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  startAuthenticatorApp: { api: 'portal', tag: 'second-step', method: 'post', path: '/portal/user/second-step/authenticator-app', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  removeAuthenticatorApp: { api: 'portal', tag: 'second-step', method: 'delete', path: '/portal/user/second-step/authenticator-app', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  addPasskey: { api: 'portal', tag: 'second-step', method: 'post', path: '/portal/user/second-step/passkeys', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  startPasskey: { api: 'portal', tag: 'second-step', method: 'post', path: '/portal/user/second-step/passkeys/options', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  renamePasskey: { api: 'portal', tag: 'second-step', method: 'put', path: '/portal/user/second-step/passkeys/{passkeyId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  removePasskey: { api: 'portal', tag: 'second-step', method: 'delete', path: '/portal/user/second-step/passkeys/{passkeyId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  createRecoveryCodes: { api: 'portal', tag: 'second-step', method: 'post', path: '/portal/user/second-step/recovery-codes', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  listNotifications: { api: 'portal', tag: 'notifications', method: 'get', path: '/portal/notifications', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  markNotificationsRead: { api: 'portal', tag: 'notifications', method: 'post', path: '/portal/notifications/read', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  getNotificationPreferences: { api: 'portal', tag: 'notifications', method: 'get', path: '/portal/notifications/preferences', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  saveNotificationPreferences: { api: 'portal', tag: 'notifications', method: 'put', path: '/portal/notifications/preferences', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  streamNotifications: { api: 'portal', tag: 'notifications', method: 'get', path: '/portal/notifications/stream', access: 'member', family: 'envelope', success: 200, answers: 'events', accepts: 'nothing', roles: ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  getRateCard: { api: 'portal', tag: 'reference', method: 'get', path: '/portal/ratecard', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  getConfigs: { api: 'portal', tag: 'reference', method: 'get', path: '/portal/configs', access: 'public', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: [] },
  callTryOutHost: { api: 'portal', tag: 'try-out', method: 'post', path: '/portal/try-out/calls', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  listTryOutHosts: { api: 'portal', tag: 'try-out', method: 'get', path: '/portal/try-out/hosts', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  listTransactions: { api: 'portal', tag: 'transactions', method: 'get', path: '/portal/transactions', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  getProjectTransactions: { api: 'portal', tag: 'transactions', method: 'get', path: '/portal/transactions/{projectId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  searchArticles: { api: 'portal', tag: 'resources', method: 'get', path: '/portal/resources/search', access: 'public', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: [] },
  getArticle: { api: 'portal', tag: 'resources', method: 'get', path: '/portal/resources/content/{articleId}', access: 'public', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: [] },
  getCaptchaChallenge: { api: 'portal', tag: 'home', method: 'get', path: '/portal/home/captcha', access: 'public', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: [] },
  submitContact: { api: 'portal', tag: 'home', method: 'post', path: '/portal/home/contactUs', access: 'public', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: [] },
  vpnCheck: { api: 'admin', tag: 'access', method: 'get', path: '/admin/vpn-check', access: 'session', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: [] },
  listPendingProjects: { api: 'admin', tag: 'review', method: 'get', path: '/admin/projects/status/pending', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  listProjectsByStatus: { api: 'admin', tag: 'review', method: 'get', path: '/admin/projects', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN'] },
  searchProjects: { api: 'admin', tag: 'review', method: 'get', path: '/admin/projects/search', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  listPartnerProjects: { api: 'admin', tag: 'partners', method: 'get', path: '/admin/projects/org/{orgId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN'] },
  listPartners: { api: 'admin', tag: 'partners', method: 'get', path: '/admin/org', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN'] },
  getPartner: { api: 'admin', tag: 'partners', method: 'get', path: '/admin/org/{orgId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN'] },
  downloadPartnerDocument: { api: 'admin', tag: 'partners', method: 'get', path: '/admin/org/{orgId}/document', access: 'member', family: 'envelope', success: 200, answers: 'file', accepts: 'nothing', roles: ['BUSINESS_ADMIN'] },
  getApiChanges: { api: 'admin', tag: 'api-changes', method: 'get', path: '/admin/api-changes', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN'] },
  getAdminProject: { api: 'admin', tag: 'review', method: 'get', path: '/admin/projects/{projectId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  recordReviewView: { api: 'admin', tag: 'review', method: 'post', path: '/admin/projects/{projectId}/views', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  approveProject: { api: 'admin', tag: 'review', method: 'post', path: '/admin/projects/{projectId}/approve', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['BUSINESS_ADMIN'] },
  rejectProject: { api: 'admin', tag: 'review', method: 'post', path: '/admin/projects/{projectId}/reject', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['BUSINESS_ADMIN'] },
  techApproveProject: { api: 'admin', tag: 'validation', method: 'post', path: '/admin/projects/{projectId}/tech-approve', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['TECHNICAL_LIMITED'] },
  sendBackProject: { api: 'admin', tag: 'validation', method: 'post', path: '/admin/projects/{projectId}/send-back', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['TECHNICAL_LIMITED'] },
  suspendProject: { api: 'admin', tag: 'review', method: 'post', path: '/admin/projects/{projectId}/suspend', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['BUSINESS_ADMIN'] },
  reinstateProject: { api: 'admin', tag: 'review', method: 'post', path: '/admin/projects/{projectId}/reinstate', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['BUSINESS_ADMIN'] },
  submitForTechApproval: { api: 'admin', tag: 'preparation', method: 'post', path: '/admin/projects/{projectId}/submit-for-tech-approve', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_INTERNAL'] },
  addProductCode: { api: 'admin', tag: 'preparation', method: 'post', path: '/admin/projects/{projectId}/code', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['BUSINESS_INTERNAL'] },
  deleteProductCode: { api: 'admin', tag: 'preparation', method: 'delete', path: '/admin/projects/{projectId}/code/{codeId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_INTERNAL'] },
  saveProviderCode: { api: 'admin', tag: 'preparation', method: 'post', path: '/admin/projects/{projectId}/provider', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['BUSINESS_INTERNAL'] },
  addSmsTemplate: { api: 'admin', tag: 'preparation', method: 'post', path: '/admin/projects/{projectId}/sms/templates', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['BUSINESS_INTERNAL'] },
  updateSmsTemplate: { api: 'admin', tag: 'preparation', method: 'put', path: '/admin/projects/{projectId}/sms/templates/{templateId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['BUSINESS_INTERNAL'] },
  deleteSmsTemplate: { api: 'admin', tag: 'preparation', method: 'delete', path: '/admin/projects/{projectId}/sms/templates/{templateId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_INTERNAL'] },
  getProjectReadiness: { api: 'admin', tag: 'readiness', method: 'get', path: '/admin/projects/{projectId}/readiness', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  listProjectWishes: { api: 'admin', tag: 'readiness', method: 'get', path: '/admin/projects/{projectId}/wished-product-codes', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  startProductTests: { api: 'admin', tag: 'validation', method: 'post', path: '/admin/api/validate', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['TECHNICAL_LIMITED'] },
  getTestResults: { api: 'admin', tag: 'validation', method: 'get', path: '/admin/projects/{projectId}/api/reports', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['TECHNICAL_LIMITED'] },
  downloadTestReport: { api: 'admin', tag: 'validation', method: 'post', path: '/admin/projects/{projectId}/api/reports', access: 'member', family: 'envelope', success: 200, answers: 'file', accepts: 'nothing', roles: ['TECHNICAL_LIMITED'] },
  downloadProjectDocument: { api: 'admin', tag: 'review', method: 'get', path: '/admin/projects/{projectId}/documents/{documentId}', access: 'member', family: 'envelope', success: 200, answers: 'file', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'TECHNICAL_LIMITED'] },
  listAuditEvents: { api: 'admin', tag: 'review', method: 'get', path: '/admin/projects/{projectId}/audit', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  listReviewFields: { api: 'admin', tag: 'notes', method: 'get', path: '/admin/projects/{projectId}/fields', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  listReviewNotes: { api: 'admin', tag: 'notes', method: 'get', path: '/admin/projects/{projectId}/notes', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  openReviewNote: { api: 'admin', tag: 'notes', method: 'post', path: '/admin/projects/{projectId}/notes', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  settleReviewNote: { api: 'admin', tag: 'notes', method: 'put', path: '/admin/projects/{projectId}/notes/{noteId}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  openFailedTestNotes: { api: 'admin', tag: 'notes', method: 'post', path: '/admin/projects/{projectId}/failed-test-notes', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['TECHNICAL_LIMITED'] },
  requestChanges: { api: 'admin', tag: 'notes', method: 'post', path: '/admin/projects/{projectId}/request-changes', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  listReviewMessages: { api: 'admin', tag: 'thread', method: 'get', path: '/admin/projects/{projectId}/thread', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  addReviewMessage: { api: 'admin', tag: 'thread', method: 'post', path: '/admin/projects/{projectId}/thread', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  listProjectSubmissions: { api: 'admin', tag: 'submissions', method: 'get', path: '/admin/projects/{projectId}/submissions', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  getProjectSubmission: { api: 'admin', tag: 'submissions', method: 'get', path: '/admin/projects/{projectId}/submissions/{number}', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  compareProjectSubmissions: { api: 'admin', tag: 'submissions', method: 'get', path: '/admin/projects/{projectId}/submissions/{number}/changes', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
  downloadSubmissionDocument: { api: 'admin', tag: 'submissions', method: 'get', path: '/admin/projects/{projectId}/submissions/{number}/document', access: 'member', family: 'envelope', success: 200, answers: 'file', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'TECHNICAL_LIMITED'] },
} as const satisfies Record<OperationId, OperationFact>
