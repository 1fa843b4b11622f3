import { documentedProblems } from '#generated/problems.ts'

// Every problem that the APIs answer: a code for programs, and a message for users. The comment of each is the cure for API
// callers. Those of operations are the examples of the specifications; docs/problems.md describes the shapes of the answers.
export const problems = {
  ...documentedProblems,
  /** Send a JSON document in UTF-8 with Content-Type application/json. */
  'malformed-json': { status: 400, message: 'The request body is not valid JSON.' },
  /** Check the percent escapes of the address, the headers and the framing of the request. */
  'malformed-request': { status: 400, message: 'The request could not be read.' },
  /** Check method and path against the contract. */
  'route-not-found': { status: 404, message: 'There is no such address.' },
  /** Use a method that the Allow header names. */
  'method-not-allowed': { status: 405, message: 'This address does not answer to that method.' },
  /** Send the whole request without pauses. */
  'request-timeout': { status: 408, message: 'The request took too long to arrive.' },
  /** Send fewer or shorter headers. */
  'headers-too-large': { status: 431, message: 'The headers of the request are too large.' },
} as const

export type ProblemCode = keyof typeof problems

/**
 * Problems that any operation can meet, by their codes in the sign-in family. These are the codes of the identity service
 * that the portal's screens were written for, so that its clients keep working.
 */
export const signInNames = {
  'invalid-request': 'InvalidParameterException',
  'malformed-json': 'InvalidParameterException',
  'malformed-request': 'InvalidParameterException',
  'not-signed-in': 'NotAuthorizedException',
  'body-too-large': 'RequestTooLargeException',
  'unsupported-media-type': 'UnsupportedMediaTypeException',
  'too-many-requests': 'LimitExceededException',
  'server-error': 'InternalErrorException',
  unavailable: 'ServiceUnavailableException',
  'storage-full': 'StorageFullException',
} as const satisfies Partial<Record<ProblemCode, Extract<ProblemCode, `${string}Exception`>>>

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
