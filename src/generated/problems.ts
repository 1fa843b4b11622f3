// Generated from openapi/portal.yaml, openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/** The problems that operations document, each with its cure for callers. */
export const documentedProblems = {
  /** Correct the fields that data.problems names. */
  'InvalidParameterException': { status: 400, message: "Some fields need your attention." },
  /** Send at most 1 MB of JSON. */
  'RequestTooLargeException': { status: 413, message: "The request is too large." },
  /** Send JSON with Content-Type application/json. */
  'UnsupportedMediaTypeException': { status: 415, message: "This kind of content is not accepted here." },
  /** Wait as long as Retry-After says. */
  'LimitExceededException': { status: 429, message: "Too many attempts. Please wait a moment and try again." },
  /** Try again later. Report it with the X-Request-Id of the response. */
  'InternalErrorException': { status: 500, message: "Unable to complete the request at the moment. Please try again later." },
  /** Wait as long as Retry-After says. */
  'ServiceUnavailableException': { status: 503, message: "Unable to complete the request at the moment. Please try again later." },
  /** Free space on the disk of DATA_DIR. */
  'StorageFullException': { status: 507, message: "Unable to complete the request at the moment. Please try again later." },
  /** Check the email address and the password. An unknown address and a wrong password get the same answer. */
  'UserNotFoundException': { status: 401, message: "Incorrect username or password." },
  /** Send the code from the mail with action confirmSignUp, then sign in again. */
  'UserNotConfirmedException': { status: 403, message: "Your account is not confirmed. An OTP has been send to your email." },
  /** Enter the six digits of the newest mail. Older codes are invalid. */
  'CodeMismatchException': { status: 400, message: "The code is not correct. Please check it and try again." },
  /** Request a new code. A code is valid for five minutes. */
  'ExpiredCodeException': { status: 400, message: "The code has expired. Please request a new one." },
  /** Request a new code. A code is invalid after five wrong tries. */
  'TooManyFailedAttemptsException': { status: 429, message: "Too many wrong codes. Please request a new one." },
  /** Sign in again. Reuse of a refresh token ends all sessions of its family. */
  'NotAuthorizedException': { status: 401, message: "Your session is no longer valid. Please sign in again." },
  /** Correct the fields that data.problems names. */
  'invalid-request': { status: 400, message: "Some fields need your attention." },
  /** Send a valid access token in Authorization: Bearer; refresh it or sign in again. */
  'not-signed-in': { status: 401, message: "Please sign in to continue." },
  /** Wait as long as Retry-After says. */
  'too-many-requests': { status: 429, message: "Too many requests. Please wait a moment and try again." },
  /** Report it with the X-Request-Id of the response. */
  'server-error': { status: 500, message: "Something went wrong on our side. Please try again later." },
  /** Wait as long as Retry-After says. After a change, read first: it may have been stored. */
  'unavailable': { status: 503, message: "The portal is not available right now. Please try again in a moment." },
  /** Sign in with POST /portal/user/login, or set OIDC_ISSUER. */
  'sso-missing': { status: 404, message: "This portal has no single sign-on. Please sign in with your password." },
  /** Wait as long as Retry-After says. The log names what the identity provider answered. */
  'sso-unavailable': { status: 503, message: "The single sign-on service does not answer at the moment. Please try again." },
  /** Free space on the disk of DATA_DIR. Reading still works. */
  'storage-full': { status: 507, message: "The server has no room to store this right now. Please try again later." },
  /** Begin again, and complete the sign-in at the identity provider. */
  'sso-denied': { status: 403, message: "The single sign-on service did not sign you in." },
  /** Give the person a group of OIDC_ROLES at the identity provider, in the claim that OIDC_ROLE_CLAIM names. */
  'sso-no-role': { status: 403, message: "You have no role in this portal. Please ask your administrator for one." },
  /** The identity needs a verified email that belongs to no partner and to no other identity of the provider. */
  'sso-no-account': { status: 403, message: "No account of staff can be used with your email address. Please ask your administrator." },
  /** The command staff enable lets the account sign in again. */
  'sso-disabled': { status: 403, message: "Your account is disabled. Please ask your administrator." },
  /** Call from an address inside INTERNAL_NETWORKS, directly or through a proxy that TRUST_PROXY names. */
  'network-not-internal': { status: 403, message: "Access allowed only from internal network." },
  /** Send at most 1 MB of JSON, or one file of at most 5 MB where the operation takes a file. */
  'body-too-large': { status: 413, message: "The request is too large." },
  /** Send the Content-Type the contract names for the operation. */
  'unsupported-media-type': { status: 415, message: "This kind of content is not accepted here." },
  /** Begin again with POST /portal/user/sso/start, and finish within 10 minutes in the same browser. */
  'sso-expired': { status: 422, message: "This sign-in has expired or was used before. Please try again." },
  /** Begin again. Send the query of the redirect as the provider wrote it. */
  'sso-answer-invalid': { status: 422, message: "The answer of the single sign-on service cannot be used. Please try again." },
  /** GET /portal/auth/second-step lists the ways of the account. */
  'way-not-available': { status: 409, message: "This way to sign in is not set up for your account." },
  /** Wait as long as Retry-After says. */
  'resend-too-soon': { status: 429, message: "A code was sent a moment ago. Please wait before you request another one." },
  /** Enter the six digits of the newest mail. Older codes are invalid. */
  'code-mismatch': { status: 422, message: "The code is not correct. Please check it and try again." },
  /** Request a new code. A code is valid for five minutes and can be used once. */
  'code-expired': { status: 422, message: "The code has expired. Please request a new one." },
  /** Request a new code. A code is invalid after five wrong tries. */
  'code-locked': { status: 422, message: "Too many wrong codes. Please request a new one." },
  /** Request a new challenge or secret. Each is good for 10 minutes, and once. */
  'set-up-expired': { status: 409, message: "This took too long, or was started again elsewhere. Please start again." },
  /** An authenticator app shows a new code every 30 seconds; each can be used once. */
  'code-used': { status: 422, message: "This code was used already. Please wait for the next one." },
  /** Send the unchanged answer of the browser to the newest challenge, from the address in PUBLIC_URL. */
  'passkey-refused': { status: 422, message: "This passkey was not accepted. Please try again, or use another way." },
  /** Send the mfaToken of POST /portal/auth/otp in X-MFA-Token. */
  'mfa-required': { status: 401, message: "Please enter the code we sent you to continue." },
  /** Send a new password with PUT /portal/user/password. */
  'password-change-required': { status: 401, message: "Please replace your temporary password to continue." },
  /** Sign in with another role. The scopes of the operation's security requirement are the allowed roles. */
  'role-not-allowed': { status: 403, message: "This is not allowed for your role." },
  /** Choose a name that no other project of the organisation has, ignoring case. */
  'project-name-taken': { status: 409, message: "Your organisation has a project of this name already. Please choose another name." },
  /** Choose a product that GET /portal/configs does not mark as disabled. */
  'product-not-offered': { status: 422, message: "Coming soon." },
  /** Check the id. The ids of other partners get the same answer. */
  'not-found': { status: 404, message: "Nothing was found under this id." },
  /** Remove addresses that are no longer needed before you add others. */
  'ip-limit-reached': { status: 409, message: "Maximum of 50 IPs are allowed." },
  /** A business admin can reinstate the project. */
  'project-suspended': { status: 409, message: "The project is suspended. Please contact us." },
  /** Wait for the decision. The addresses of live and rejected projects can be changed. */
  'project-under-review': { status: 409, message: "This project is being reviewed. Until it is decided, its addresses cannot be changed." },
  /** Change the fields in `requestedFields` of GET /portal/org or `changeRequest` of the project, and submit it again. */
  'change-not-requested': { status: 409, message: "The review did not ask to change this." },
  /** Generate a sandbox key (environment 6), or submit the project for go-live. */
  'project-not-live': { status: 409, message: "Live keys are available once the project has gone live." },
  /** Revoke a key with DELETE /portal/keys/{keyId}. */
  'key-limit-reached': { status: 409, message: "The project has as many active keys as it may have. Revoke one before you generate another." },
  /** Request a code with POST /portal/keys/otp and send it as otp. */
  'live-key-otp-required': { status: 422, message: "A live key can be generated only with the code we mail you." },
  /** None. A revoked key stays revoked. */
  'key-already-revoked': { status: 409, message: "This key has been revoked already." },
  /** Revoke a token with DELETE /portal/projects/{projectId}/agent-tokens/{tokenId}. */
  'agent-token-limit-reached': { status: 409, message: "The project has as many active agent tokens as it may have. Revoke one before you create another." },
  /** None. A revoked token stays revoked. */
  'agent-token-already-revoked': { status: 409, message: "This agent token has been revoked already." },
  /** Read the draft again, and save or submit with the new revision. */
  'draft-changed': { status: 409, message: "This application was changed meanwhile, in another tab or by a colleague." },
  /** Wait for the decision about the submitted request. */
  'go-live-not-allowed': { status: 409, message: "Go live can be requested only for a new or a rejected project." },
  /** Upload another file. This one cannot be downloaded. */
  'document-rejected': { status: 409, message: "Antivirus check failed. Please upload another file." },
  /** Attach a new file with PUT /portal/projects/{projectId}/live-draft/document, or send it with the submission. */
  'document-unchanged': { status: 409, message: "The review asked for another registration document. Please upload a new file." },
  /** An accepted profile cannot be edited. Write to us with the form at /_contact. */
  'profile-locked': { status: 409, message: "Profile cannot be edited anymore" },
  /** Wait for the decision. A rejection unlocks the profile. A document that the virus scan rejected can be replaced. */
  'profile-under-review': { status: 409, message: "A project of yours is being reviewed. Until it is decided, these details cannot be changed." },
  /** Mark the notes with PUT /portal/projects/{projectId}/notes/{noteId}/done. */
  'notes-not-done': { status: 409, message: "Mark each note that blocks the approval as done before you submit." },
  /** Choose an operator that GET /portal/configs marks as offered. */
  'provider-not-offered': { status: 422, message: "Coming soon." },
  /** Request a code with POST /portal/org/otp and send it as otp. */
  'bank-otp-required': { status: 422, message: "Bank details can be changed only with the code we mail you." },
  /** Try again after the scan. */
  'document-not-scanned': { status: 409, message: "(Virus scan pending)" },
  /** Load the project again: it is decided, or was not submitted. */
  'withdraw-not-allowed': { status: 409, message: "Only an application that waits for its decision can be withdrawn." },
  /** Wait until the project is submitted again. */
  'notes-closed': { status: 409, message: "Notes can be changed only while the application is under review." },
  /** Read the notes again. A reviewer can reopen a resolved note. */
  'note-resolved': { status: 409, message: "This note is resolved." },
  /** Read the notes again and repeat the request with the revision of the note. */
  'note-changed': { status: 409, message: "This note was changed meanwhile. Read it again before you go on." },
  /** Name a field of the submitted application by its JSON pointer, for instance /company/address. */
  'pointer-unknown': { status: 422, message: "The application has no such field." },
  /** Save the value of the last submission, then close the field again. */
  'related-field-changed': { status: 409, message: "You have changed this field. Change it back first." },
  /** Submit the application first. */
  'thread-not-open': { status: 409, message: "The conversation opens when the application is submitted." },
  /** Write to us with the form at /_contact. Staff can still write internal notes. */
  'thread-closed': { status: 409, message: "The conversation ended when the project went live. It can still be read." },
  /** Make a new id for a new message; repeat an id only with the same message. */
  'message-id-taken': { status: 409, message: "Another message was sent under this id. Please send it again." },
  /** Mention fields of the last submission. */
  'mention-unknown': { status: 422, message: "A mentioned field is not part of the application any more. Remove it and send the message again." },
  /** Read it again with GET /portal/org or GET /portal/user, and save the remaining changes with the new revision. */
  'profile-changed': { status: 409, message: "This profile was changed meanwhile, in another tab or browser." },
  /** Change the password at the identity provider. */
  'single-sign-on-only': { status: 403, message: "You sign in with single sign-on, so there is no password to change here." },
  /** Send the account's password as currentPassword, or reset a forgotten one by mail. */
  'current-password-wrong': { status: 422, message: "The current password is not correct." },
  /** Choose another password. */
  'password-unchanged': { status: 422, message: "The new password must differ from the current one." },
  /** Send the password to POST /portal/user/confirmation; it counts for 10 minutes in this session. */
  'confirmation-required': { status: 403, message: "Please confirm your password to continue." },
  /** Add an authenticator app or a passkey, and make recovery codes. */
  'mailed-code-needed': { status: 409, message: "The mailed code can be switched off only with an authenticator app or a passkey, and with recovery codes." },
  /** Remove the app with DELETE /portal/user/second-step/authenticator-app first. */
  'authenticator-app-exists': { status: 409, message: "An authenticator app is set up already. Remove it before you add another." },
  /** Use another device, or remove the passkey where it is registered. */
  'passkey-exists': { status: 409, message: "This passkey is registered already." },
  /** Remove a passkey with DELETE /portal/user/second-step/passkeys/{passkeyId}. */
  'passkey-limit-reached': { status: 409, message: "You have as many passkeys as an account can have. Remove one before you add another." },
  /** Choose what the description of this operation allows for the kind. */
  'preference-not-allowed': { status: 422, message: "This kind of notification cannot be switched off there." },
  /** Send an https address without user and password, and headers without line breaks. */
  'try-out-call-invalid': { status: 400, message: "This call cannot be sent: check its address, method and headers." },
  /** Call a host of GET /portal/try-out/hosts, or ask the operator to add it to TRY_OUT_PROXY_HOSTS. */
  'try-out-host-not-listed': { status: 403, message: "The operator of this portal does not allow calls to this host." },
  /** Call a host with a public address. */
  'try-out-inner-address': { status: 403, message: "This host is in an inner network, which this portal never calls." },
  /** Check the name of the host. */
  'try-out-host-unknown': { status: 502, message: "The name of this host is unknown." },
  /** Check that the host answers on this port, with a certificate that is valid. */
  'try-out-no-answer': { status: 502, message: "The host did not answer, or its certificate is not valid." },
  /** Ask for less, for instance for one page of a list. */
  'try-out-answer-too-large': { status: 502, message: "The answer is too large to be shown here." },
  /** Before you repeat a change, read whether it was made: the host may have carried it out. */
  'try-out-timeout': { status: 504, message: "The host took too long to answer. It may have carried out the call." },
  /** Solve a new challenge of GET /portal/home/captcha. Each can be used once. */
  'captcha-failed': { status: 422, message: "We could not make sure that you are not a robot. Please try again." },
  /** Try again after the scan. */
  'document-scan-pending': { status: 409, message: "Virus scan pending" },
  /** Ask the partner for another file. This one cannot be downloaded. */
  'document-scan-failed': { status: 409, message: "Virus scan failed !" },
  /** The technical review comes before the business decision. */
  'tech-not-approved': { status: 409, message: "Tech has not approved" },
  /** Load the project again to see its stage and whose turn it is. */
  'wrong-stage': { status: 409, message: "The project is not at the stage where this can be done." },
  /** Request changes with a note on what was changed, so that the partner submits it again. */
  'profile-not-submitted': { status: 409, message: "The profile was changed after this submission. Request changes, so that the partner submits it again." },
  /** Start the tests with POST /admin/api/validate; status 1 is success. */
  'product-tests-not-passed': { status: 409, message: "The product tests have not succeeded yet. Start them and wait for their success." },
  /** Save a provider code with POST /admin/projects/{projectId}/provider. */
  'provider-code-missing': { status: 409, message: "Save Provider Code first" },
  /** Add a product code of each operator that the project asks for first. */
  'product-code-missing': { status: 409, message: "Product code or name is empty/invalid" },
  /** Add an SMS template to the project first. */
  'sms-template-missing': { status: 409, message: "No template found" },
  /** Choose a code that the project does not use for this operator and environment. */
  'product-code-taken': { status: 409, message: "The project has this product code already. Please choose another one." },
  /** None, until a rejection names the code or the technical admin sends the project back. */
  'provider-code-frozen': { status: 409, message: "The provider code was frozen when the project was submitted for technical approval." },
  /** Delete a template that is no longer needed. */
  'sms-template-limit-reached': { status: 409, message: "Maximum of 20 templates are allowed." },
  /** Use the id of a template of this project. */
  'sms-template-not-found': { status: 404, message: "No template found" },
  /** Load the project again until productResult.status is no longer 2. */
  'product-tests-running': { status: 409, message: "The tests of this project are running already. Wait for their report." },
  /** Start the tests with POST /admin/api/validate. */
  'report-unavailable': { status: 409, message: "There is no report yet. Start the tests and wait until they have finished." },
  /** Start the tests with POST /admin/api/validate and wait until they have finished. */
  'product-tests-not-failed': { status: 409, message: "No product code failed in the last tests." },
  /** Open a note with POST /admin/projects/{projectId}/notes. */
  'note-missing': { status: 409, message: "Open a note on what has to change first." },
} as const
