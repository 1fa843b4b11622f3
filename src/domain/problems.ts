import { reviewProblems } from './review-problems.ts'
import { secondStepProblems } from './second-step-problems.ts'
import { signInProblems } from './sign-in-problems.ts'
import { ssoProblems } from './sso-problems.ts'

// Every problem that the APIs answer: a code for programs, and a message for users. The comment of each is the cure for API
// callers. The specifications list the codes per operation, docs/problems.md describes the shapes of the answers.
export const problems = {
  /** Correct the fields that data.problems names. */
  'invalid-request': {
    status: 400,
    message: 'Some fields need your attention.',
  },
  /** Send a JSON document in UTF-8 with Content-Type application/json. */
  'malformed-json': {
    status: 400,
    message: 'The request body is not valid JSON.',
  },
  /** Check the percent escapes of the address, the headers and the framing of the request. */
  'malformed-request': {
    status: 400,
    message: 'The request could not be read.',
  },
  /** Send a valid access token in Authorization: Bearer; refresh it or sign in again. */
  'not-signed-in': {
    status: 401,
    message: 'Please sign in to continue.',
  },
  /** Send the mfaToken of POST /portal/auth/otp in X-MFA-Token. */
  'mfa-required': {
    status: 401,
    message: 'Please enter the code we sent you to continue.',
  },
  /** Send a new password with PUT /portal/user/password. */
  'password-change-required': {
    status: 401,
    message: 'Please replace your temporary password to continue.',
  },
  /** Sign in with another role. The scopes of the operation's security requirement are the allowed roles. */
  'role-not-allowed': {
    status: 403,
    message: 'This is not allowed for your role.',
  },
  /** Call from an address inside INTERNAL_NETWORKS, directly or through a proxy that TRUST_PROXY names. */
  'network-not-internal': {
    status: 403,
    message: 'Access allowed only from internal network.',
  },
  /** Check the id. The ids of other partners get the same answer. */
  'not-found': {
    status: 404,
    message: 'Nothing was found under this id.',
  },
  /** Choose what src/domain/notifications.ts lists for the kind. */
  'preference-not-allowed': {
    status: 422,
    message: 'This kind of notification cannot be switched off there.',
  },
  /** Check method and path against the contract. */
  'route-not-found': {
    status: 404,
    message: 'There is no such address.',
  },
  /** Use a method that the Allow header names. */
  'method-not-allowed': {
    status: 405,
    message: 'This address does not answer to that method.',
  },
  /** Send the whole request without pauses. */
  'request-timeout': {
    status: 408,
    message: 'The request took too long to arrive.',
  },
  /** Choose a name that no other project of the organisation has, ignoring case. */
  'project-name-taken': {
    status: 409,
    message: 'Your organisation has a project of this name already. Please choose another name.',
  },
  /** Generate a sandbox key (environment 6), or submit the project for go-live. */
  'project-not-live': {
    status: 409,
    message: 'Live keys are available once the project has gone live.',
  },
  /** A business admin can reinstate the project. */
  'project-suspended': {
    status: 409,
    message: 'The project is suspended. Please contact us.',
  },
  /** Wait for the decision. The addresses of live and rejected projects can be changed. */
  'project-under-review': {
    status: 409,
    message: 'This project is being reviewed. Until it is decided, its addresses cannot be changed.',
  },
  /** Revoke a key with DELETE /portal/keys/{keyId}. */
  'key-limit-reached': {
    status: 409,
    message: 'The project has as many active keys as it may have. Revoke one before you generate another.',
  },
  /** None. A revoked key stays revoked. */
  'key-already-revoked': {
    status: 409,
    message: 'This key has been revoked already.',
  },
  /** Revoke a token with DELETE /portal/projects/{projectId}/agent-tokens/{tokenId}. */
  'agent-token-limit-reached': {
    status: 409,
    message: 'The project has as many active agent tokens as it may have. Revoke one before you create another.',
  },
  /** None. A revoked token stays revoked. */
  'agent-token-already-revoked': {
    status: 409,
    message: 'This agent token has been revoked already.',
  },
  /** Remove addresses that are no longer needed before you add others. */
  'ip-limit-reached': {
    status: 409,
    message: 'Maximum of 50 IPs are allowed.',
  },
  /** An accepted profile cannot be edited. Write to us with the form at /_contact. */
  'profile-locked': {
    status: 409,
    message: 'Profile cannot be edited anymore',
  },
  /** Wait for the decision. A rejection unlocks the profile. A document that the virus scan rejected can be replaced. */
  'profile-under-review': {
    status: 409,
    message: 'A project of yours is being reviewed. Until it is decided, these details cannot be changed.',
  },
  /** Read it again with GET /portal/org or GET /portal/user, and save the remaining changes with the new revision. */
  'profile-changed': {
    status: 409,
    message: 'This profile was changed meanwhile, in another tab or browser.',
  },
  /** Send at most 1 MB of JSON, or one file of at most 5 MB where the operation takes a file. */
  'body-too-large': {
    status: 413,
    message: 'The request is too large.',
  },
  /** Send the Content-Type the contract names for the operation. */
  'unsupported-media-type': {
    status: 415,
    message: 'This kind of content is not accepted here.',
  },
  /** Choose a product that GET /portal/configs does not mark as disabled. */
  'product-not-offered': {
    status: 422,
    message: 'Coming soon.',
  },
  /** Solve a new challenge of GET /portal/home/captcha. Each can be used once. */
  'captcha-failed': {
    status: 422,
    message: 'We could not make sure that you are not a robot. Please try again.',
  },
  /** Request a code with POST /portal/org/otp and send it as otp. */
  'bank-otp-required': {
    status: 422,
    message: 'Bank details can be changed only with the code we mail you.',
  },
  /** Request a code with POST /portal/keys/otp and send it as otp. */
  'live-key-otp-required': {
    status: 422,
    message: 'A live key can be generated only with the code we mail you.',
  },
  /** Enter the six digits of the newest mail. Older codes are invalid. */
  'code-mismatch': {
    status: 422,
    message: 'The code is not correct. Please check it and try again.',
  },
  /** Request a new code. A code is valid for five minutes and can be used once. */
  'code-expired': {
    status: 422,
    message: 'The code has expired. Please request a new one.',
  },
  /** Request a new code. A code is invalid after five wrong tries. */
  'code-locked': {
    status: 422,
    message: 'Too many wrong codes. Please request a new one.',
  },
  /** Send the account's password as currentPassword, or reset a forgotten one by mail. */
  'current-password-wrong': {
    status: 422,
    message: 'The current password is not correct.',
  },
  /** Choose another password. */
  'password-unchanged': {
    status: 422,
    message: 'The new password must differ from the current one.',
  },
  /** Wait as long as Retry-After says. */
  'resend-too-soon': {
    status: 429,
    message: 'A code was sent a moment ago. Please wait before you request another one.',
  },
  /** Wait as long as Retry-After says. */
  'too-many-requests': {
    status: 429,
    message: 'Too many requests. Please wait a moment and try again.',
  },
  /** Send fewer or shorter headers. */
  'headers-too-large': {
    status: 431,
    message: 'The headers of the request are too large.',
  },
  /** Report it with the X-Request-Id of the response. */
  'server-error': {
    status: 500,
    message: 'Something went wrong on our side. Please try again later.',
  },
  /** Wait as long as Retry-After says. After a change, read first: it may have been stored. */
  unavailable: {
    status: 503,
    message: 'The portal is not available right now. Please try again in a moment.',
  },
  /** Free space on the disk of DATA_DIR. Reading still works. */
  'storage-full': {
    status: 507,
    message: 'The server has no room to store this right now. Please try again later.',
  },
  ...reviewProblems,
  ...secondStepProblems,
  ...signInProblems,
  ...ssoProblems,
} as const

export type ProblemCode = keyof typeof problems
export type SignInProblemCode = keyof typeof signInProblems

/** One field's problem, as the contract's FieldProblem: `field` is a JSON Pointer, `rule` the JSON Schema keyword. */
export interface FieldProblem {
  field: string
  rule: string
  message: string
}

export interface ProblemDetails {
  /** Replaces the catalogue's message by a more exact one. */
  message?: string
  problems?: FieldProblem[]
  /** Becomes the Retry-After header. */
  retryAfterSeconds?: number
  /** For the log only. */
  cause?: unknown
  /** For the figures and the log only, where the code must not say it. */
  reason?: string
}

/** A problem as an error; the error handler turns it into the envelope. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly problems: FieldProblem[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly reason: string | undefined

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.message ?? problems[code].message, { cause: details.cause })
    this.name = 'ProblemError'
    this.code = code
    this.status = problems[code].status
    this.problems = details.problems
    this.retryAfterSeconds = details.retryAfterSeconds
    this.reason = details.reason
  }
}

/** Throws one of these problems. Functions that operations share take it as a parameter, so that its type lists their problems. */
export type Fail<Code extends ProblemCode> = (code: Code, details?: ProblemDetails) => never

/** Throws a problem of the catalogue. Operations use the `fail` of their context, which takes documented problems only. */
export function fail(code: ProblemCode, details?: ProblemDetails): never {
  throw new ProblemError(code, details)
}

export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code)
}

export function isSignInProblemCode(code: string): code is SignInProblemCode {
  return Object.hasOwn(signInProblems, code)
}
