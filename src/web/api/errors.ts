// Every failure is an AppError; screens never see a Response.
import { messages } from '#domain/messages.ts'
import type { FieldProblem } from '#domain/problems.ts'

export type ErrorKind = 'NETWORK_OR_SERVER_ERROR' | 'APPLICATION_ERROR' | 'CONTACT_PAGE_ERROR'

type Facts = Pick<AppError, 'kind' | 'message'> & Partial<AppError>

export class AppError extends Error {
  override readonly name = 'AppError'
  readonly kind: ErrorKind
  /** The HTTP status; undefined without an answer. */
  readonly status: number | undefined
  /** The server's problem code. */
  readonly code: string | undefined
  readonly problems: FieldProblem[]
  /** How long to wait while the server is unavailable; undefined for other failures. */
  readonly retryAfterSeconds: number | undefined

  constructor({ kind, message, status, code, problems = [], retryAfterSeconds }: Facts) {
    super(message)
    this.kind = kind
    this.status = status
    this.code = code
    this.problems = problems
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const networkError = (message: string, status?: number) =>
  new AppError({ kind: 'NETWORK_OR_SERVER_ERROR', message, status })

/** For a request without an answer, or without its end. React Query recognises a cancelled one by the name of its error. */
export function networkFailure(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw networkError(messages.error.network)
}

export const isAppError = (error: unknown): error is AppError => error instanceof AppError

/** The message to show for any thrown value. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Maps nested request fields to flat form fields: '/bankDetails/bankCode' becomes '/bankCode'. */
export function unnestProblems(error: unknown, prefix: string): unknown {
  if (!isAppError(error)) return error
  const problems = error.problems.map((problem) => ({ ...problem, field: problem.field.replace(prefix, '/') }))
  return new AppError({ ...error, message: error.message, problems })
}
