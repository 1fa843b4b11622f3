// Generated from openapi/portal.yaml, openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

import { problemMessages } from './problem-messages.ts'

/** The problems that operations document, each with its cure for callers. */
export const documentedProblems = {
  /** Correct the fields that data.problems names. */
  'InvalidParameterException': { status: 400, message: problemMessages['InvalidParameterException'] },
  /** Send at most 1 MB of JSON. */
  'RequestTooLargeException': { status: 413, message: problemMessages['RequestTooLargeException'] },
  /** Send JSON with Content-Type application/json. */
  'UnsupportedMediaTypeException': { status: 415, message: problemMessages['UnsupportedMediaTypeException'] },
  /** Wait as long as Retry-After says. */
  'LimitExceededException': { status: 429, message: problemMessages['LimitExceededException'] },
  /** Try again later. Report it with the X-Request-Id of the response. */
  'InternalErrorException': { status: 500, message: problemMessages['InternalErrorException'] },
  /** Wait as long as Retry-After says. */
  'ServiceUnavailableException': { status: 503, message: problemMessages['ServiceUnavailableException'] },
  /** Free space on the disk of DATA_DIR. */
  'StorageFullException': { status: 507, message: problemMessages['StorageFullException'] },
  /** Check the email address and the password. An unknown address and a wrong password get the same answer. */
  'UserNotFoundException': { status: 401, message: problemMessages['UserNotFoundException'] },
  /** Send the code from the mail with action confirmSignUp, then sign in again. */
  'UserNotConfirmedException': { status: 403, message: problemMessages['UserNotConfirmedException'] },
  /** Enter the six digits of the newest mail. Older codes are invalid. */
  'CodeMismatchException': { status: 400, message: problemMessages['CodeMismatchException'] },
  /** Request a new code. A code is valid for five minutes. */
  'ExpiredCodeException': { status: 400, message: problemMessages['ExpiredCodeException'] },
  /** Request a new code. A code is invalid after five wrong tries. */
  'TooManyFailedAttemptsException': { status: 429, message: problemMessages['TooManyFailedAttemptsException'] },
  /** Sign in again. Reuse of a refresh token ends all sessions of its family. */
  'NotAuthorizedException': { status: 401, message: problemMessages['NotAuthorizedException'] },
  /** Correct the fields that data.problems names. */
  'invalid-request': { status: 400, message: problemMessages['invalid-request'] },
  /** Send a valid access token in Authorization: Bearer; refresh it or sign in again. */
  'not-signed-in': { status: 401, message: problemMessages['not-signed-in'] },
  /** Wait as long as Retry-After says. */
  'too-many-requests': { status: 429, message: problemMessages['too-many-requests'] },
  /** Report it with the X-Request-Id of the response. */
  'server-error': { status: 500, message: problemMessages['server-error'] },
  /** Wait as long as Retry-After says. After a change, read first: it may have been stored. */
  'unavailable': { status: 503, message: problemMessages['unavailable'] },
  /** Sign in with POST /portal/user/login, or set OIDC_ISSUER. */
  'sso-missing': { status: 404, message: problemMessages['sso-missing'] },
  /** Wait as long as Retry-After says. The log names what the identity provider answered. */
  'sso-unavailable': { status: 503, message: problemMessages['sso-unavailable'] },
  /** Free space on the disk of DATA_DIR. Reading still works. */
  'storage-full': { status: 507, message: problemMessages['storage-full'] },
  /** Begin again, and complete the sign-in at the identity provider. */
  'sso-denied': { status: 403, message: problemMessages['sso-denied'] },
  /** Give the person a group of OIDC_ROLES at the identity provider, in the claim that OIDC_ROLE_CLAIM names. */
  'sso-no-role': { status: 403, message: problemMessages['sso-no-role'] },
  /** The identity needs a verified email that belongs to no partner and to no other identity of the provider. */
  'sso-no-account': { status: 403, message: problemMessages['sso-no-account'] },
  /** The command staff enable lets the account sign in again. */
  'sso-disabled': { status: 403, message: problemMessages['sso-disabled'] },
  /** Call from an address inside INTERNAL_NETWORKS, directly or through a proxy that TRUST_PROXY names. */
  'network-not-internal': { status: 403, message: problemMessages['network-not-internal'] },
  /** Send at most 1 MB of JSON, or one file of at most 5 MB where the operation takes a file. */
  'body-too-large': { status: 413, message: problemMessages['body-too-large'] },
  /** Send the Content-Type the contract names for the operation. */
  'unsupported-media-type': { status: 415, message: problemMessages['unsupported-media-type'] },
  /** Begin again with POST /portal/user/sso/start, and finish within 10 minutes in the same browser. */
  'sso-expired': { status: 422, message: problemMessages['sso-expired'] },
  /** Begin again. Send the query of the redirect as the provider wrote it. */
  'sso-answer-invalid': { status: 422, message: problemMessages['sso-answer-invalid'] },
  /** GET /portal/auth/second-step lists the ways of the account. */
  'way-not-available': { status: 409, message: problemMessages['way-not-available'] },
  /** Wait as long as Retry-After says. */
  'resend-too-soon': { status: 429, message: problemMessages['resend-too-soon'] },
  /** Enter the six digits of the newest mail. Older codes are invalid. */
  'code-mismatch': { status: 422, message: problemMessages['code-mismatch'] },
  /** Request a new code. A code is valid for five minutes and can be used once. */
  'code-expired': { status: 422, message: problemMessages['code-expired'] },
  /** Request a new code. A code is invalid after five wrong tries. */
  'code-locked': { status: 422, message: problemMessages['code-locked'] },
  /** Request a new challenge or secret. Each is good for 10 minutes, and once. */
  'set-up-expired': { status: 409, message: problemMessages['set-up-expired'] },
  /** An authenticator app shows a new code every 30 seconds; each can be used once. */
  'code-used': { status: 422, message: problemMessages['code-used'] },
  /** Send the unchanged answer of the browser to the newest challenge, from the address in PUBLIC_URL. */
  'passkey-refused': { status: 422, message: problemMessages['passkey-refused'] },
  /** Send the mfaToken of POST /portal/auth/otp in X-MFA-Token. */
  'mfa-required': { status: 401, message: problemMessages['mfa-required'] },
  /** Send a new password with PUT /portal/user/password. */
  'password-change-required': { status: 401, message: problemMessages['password-change-required'] },
  /** Sign in with another role. The scopes of the operation's security requirement are the allowed roles. */
  'role-not-allowed': { status: 403, message: problemMessages['role-not-allowed'] },
  /** Choose a name that no other project of the organisation has, ignoring case. */
  'project-name-taken': { status: 409, message: problemMessages['project-name-taken'] },
  /** Use one of the projects. Ask the operator when you need more. */
  'project-limit-reached': { status: 409, message: problemMessages['project-limit-reached'] },
  /** Choose a product that GET /portal/configs does not mark as disabled. */
  'product-not-offered': { status: 422, message: problemMessages['product-not-offered'] },
  /** Check the id. The ids of other partners get the same answer. */
  'not-found': { status: 404, message: problemMessages['not-found'] },
  /** Remove addresses that are no longer needed before you add others. */
  'ip-limit-reached': { status: 409, message: problemMessages['ip-limit-reached'] },
  /** A business admin can reinstate the project. */
  'project-suspended': { status: 409, message: problemMessages['project-suspended'] },
  /** Wait for the decision. The addresses of live and rejected projects can be changed. */
  'project-under-review': { status: 409, message: problemMessages['project-under-review'] },
  /** Change the fields in `requestedFields` of GET /portal/org or `changeRequest` of the project, and submit it again. */
  'change-not-requested': { status: 409, message: problemMessages['change-not-requested'] },
  /** Generate a sandbox key (environment 6), or submit the project for go-live. */
  'project-not-live': { status: 409, message: problemMessages['project-not-live'] },
  /** Revoke a key with DELETE /portal/keys/{keyId}. */
  'key-limit-reached': { status: 409, message: problemMessages['key-limit-reached'] },
  /** Request a code with POST /portal/keys/otp and send it as otp. */
  'live-key-otp-required': { status: 422, message: problemMessages['live-key-otp-required'] },
  /** None. A revoked key stays revoked. */
  'key-already-revoked': { status: 409, message: problemMessages['key-already-revoked'] },
  /** Revoke a token with DELETE /portal/projects/{projectId}/agent-tokens/{tokenId}. */
  'agent-token-limit-reached': { status: 409, message: problemMessages['agent-token-limit-reached'] },
  /** None. A revoked token stays revoked. */
  'agent-token-already-revoked': { status: 409, message: problemMessages['agent-token-already-revoked'] },
  /** Read the draft again, and save or submit with the new revision. */
  'draft-changed': { status: 409, message: problemMessages['draft-changed'] },
  /** Wait for the decision about the submitted request. */
  'go-live-not-allowed': { status: 409, message: problemMessages['go-live-not-allowed'] },
  /** Upload another file. This one cannot be downloaded. */
  'document-rejected': { status: 409, message: problemMessages['document-rejected'] },
  /** Attach a new file with PUT /portal/projects/{projectId}/live-draft/document, or send it with the submission. */
  'document-unchanged': { status: 409, message: problemMessages['document-unchanged'] },
  /** An accepted profile cannot be edited. Write to us with the form at /_contact. */
  'profile-locked': { status: 409, message: problemMessages['profile-locked'] },
  /** Wait for the decision. A rejection unlocks the profile. A document that the virus scan rejected can be replaced. */
  'profile-under-review': { status: 409, message: problemMessages['profile-under-review'] },
  /** Mark the notes with PUT /portal/projects/{projectId}/notes/{noteId}/done. */
  'notes-not-done': { status: 409, message: problemMessages['notes-not-done'] },
  /** Choose an operator that GET /portal/configs marks as offered. */
  'provider-not-offered': { status: 422, message: problemMessages['provider-not-offered'] },
  /** Request a code with POST /portal/org/otp and send it as otp. */
  'bank-otp-required': { status: 422, message: problemMessages['bank-otp-required'] },
  /** Try again after the scan. */
  'document-not-scanned': { status: 409, message: problemMessages['document-not-scanned'] },
  /** Load the project again: it is decided, or was not submitted. */
  'withdraw-not-allowed': { status: 409, message: problemMessages['withdraw-not-allowed'] },
  /** Wait until the project is submitted again. */
  'notes-closed': { status: 409, message: problemMessages['notes-closed'] },
  /** Read the notes again. A reviewer can reopen a resolved note. */
  'note-resolved': { status: 409, message: problemMessages['note-resolved'] },
  /** Read the notes again and repeat the request with the revision of the note. */
  'note-changed': { status: 409, message: problemMessages['note-changed'] },
  /** Name a field of the submitted application by its JSON pointer, for instance /company/address. */
  'pointer-unknown': { status: 422, message: problemMessages['pointer-unknown'] },
  /** Save the value of the last submission, then close the field again. */
  'related-field-changed': { status: 409, message: problemMessages['related-field-changed'] },
  /** Submit the application first. */
  'thread-not-open': { status: 409, message: problemMessages['thread-not-open'] },
  /** Write to us with the form at /_contact. Staff can still write internal notes. */
  'thread-closed': { status: 409, message: problemMessages['thread-closed'] },
  /** Make a new id for a new message; repeat an id only with the same message. */
  'message-id-taken': { status: 409, message: problemMessages['message-id-taken'] },
  /** Mention fields of the last submission. */
  'mention-unknown': { status: 422, message: problemMessages['mention-unknown'] },
  /** Read it again with GET /portal/org or GET /portal/user, and save the remaining changes with the new revision. */
  'profile-changed': { status: 409, message: problemMessages['profile-changed'] },
  /** Change the password at the identity provider. */
  'single-sign-on-only': { status: 403, message: problemMessages['single-sign-on-only'] },
  /** Send the account's password as currentPassword, or reset a forgotten one by mail. */
  'current-password-wrong': { status: 422, message: problemMessages['current-password-wrong'] },
  /** Choose another password. */
  'password-unchanged': { status: 422, message: problemMessages['password-unchanged'] },
  /** Send the password to POST /portal/user/confirmation; it counts for 10 minutes in this session. */
  'confirmation-required': { status: 403, message: problemMessages['confirmation-required'] },
  /** Add an authenticator app or a passkey, and create recovery codes. */
  'mailed-code-needed': { status: 409, message: problemMessages['mailed-code-needed'] },
  /** Remove the app with DELETE /portal/user/second-step/authenticator-app first. */
  'authenticator-app-exists': { status: 409, message: problemMessages['authenticator-app-exists'] },
  /** Use another device, or remove the passkey where it is registered. */
  'passkey-exists': { status: 409, message: problemMessages['passkey-exists'] },
  /** Remove a passkey with DELETE /portal/user/second-step/passkeys/{passkeyId}. */
  'passkey-limit-reached': { status: 409, message: problemMessages['passkey-limit-reached'] },
  /** Choose what the description of this operation allows for the kind. */
  'preference-not-allowed': { status: 422, message: problemMessages['preference-not-allowed'] },
  /** Send an https address without user and password, and headers without line breaks. */
  'try-out-call-invalid': { status: 400, message: problemMessages['try-out-call-invalid'] },
  /** Call a host of GET /portal/try-out/hosts, or ask the operator to add it to TRY_OUT_PROXY_HOSTS. */
  'try-out-host-not-listed': { status: 403, message: problemMessages['try-out-host-not-listed'] },
  /** Call a host with a public address. */
  'try-out-inner-address': { status: 403, message: problemMessages['try-out-inner-address'] },
  /** Check the name of the host. */
  'try-out-host-unknown': { status: 502, message: problemMessages['try-out-host-unknown'] },
  /** Check that the host answers on this port, with a certificate that is valid. */
  'try-out-no-answer': { status: 502, message: problemMessages['try-out-no-answer'] },
  /** Ask for less, for instance for one page of a list. */
  'try-out-answer-too-large': { status: 502, message: problemMessages['try-out-answer-too-large'] },
  /** Before you repeat a change, read whether it was made: the host may have carried it out. */
  'try-out-timeout': { status: 504, message: problemMessages['try-out-timeout'] },
  /** Solve a new challenge of GET /portal/home/captcha. Each can be used once. */
  'captcha-failed': { status: 422, message: problemMessages['captcha-failed'] },
  /** Try again after the scan. */
  'document-scan-pending': { status: 409, message: problemMessages['document-scan-pending'] },
  /** Ask the partner for another file. This one cannot be downloaded. */
  'document-scan-failed': { status: 409, message: problemMessages['document-scan-failed'] },
  /** The technical review comes before the business decision. */
  'tech-not-approved': { status: 409, message: problemMessages['tech-not-approved'] },
  /** Load the project again to see its stage and whose turn it is. */
  'wrong-stage': { status: 409, message: problemMessages['wrong-stage'] },
  /** Request changes with a note on what was changed, so that the partner submits it again. */
  'profile-not-submitted': { status: 409, message: problemMessages['profile-not-submitted'] },
  /** Start the tests with POST /admin/api/validate; status 1 is success. */
  'product-tests-not-passed': { status: 409, message: problemMessages['product-tests-not-passed'] },
  /** Save a provider code with POST /admin/projects/{projectId}/provider. */
  'provider-code-missing': { status: 409, message: problemMessages['provider-code-missing'] },
  /** Add a product code of each operator that the project asks for first. */
  'product-code-missing': { status: 409, message: problemMessages['product-code-missing'] },
  /** Add an SMS template to the project first. */
  'sms-template-missing': { status: 409, message: problemMessages['sms-template-missing'] },
  /** Choose a code that the project does not use for this operator and environment. */
  'product-code-taken': { status: 409, message: problemMessages['product-code-taken'] },
  /** None, until a rejection names the code, the operators are changed on request, or the technical admin sends the project back. */
  'provider-code-frozen': { status: 409, message: problemMessages['provider-code-frozen'] },
  /** Delete a template that is no longer needed. */
  'sms-template-limit-reached': { status: 409, message: problemMessages['sms-template-limit-reached'] },
  /** Use the id of a template of this project. */
  'sms-template-not-found': { status: 404, message: problemMessages['sms-template-not-found'] },
  /** Load the project again until productResult.status is no longer 2. */
  'product-tests-running': { status: 409, message: problemMessages['product-tests-running'] },
  /** Start the tests with POST /admin/api/validate. */
  'report-unavailable': { status: 409, message: problemMessages['report-unavailable'] },
  /** Start the tests with POST /admin/api/validate and wait until they have finished. */
  'product-tests-not-failed': { status: 409, message: problemMessages['product-tests-not-failed'] },
  /** Open a note with POST /admin/projects/{projectId}/notes. */
  'note-missing': { status: 409, message: problemMessages['note-missing'] },
} as const
