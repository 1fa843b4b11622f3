// Turns an answer into the body of its envelope or into an AppError.

import { isObject } from '#domain/is-object.ts'
import { messages } from '#domain/messages.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { FieldProblem } from '#domain/problems.ts'
import { AppError, type ErrorKind, networkError } from './errors.ts'

/** The parts of a Response that are needed; `text` is the raw body. */
export interface Answer {
  ok: boolean
  status: number
  statusText: string
  text: string
  /** The header Retry-After. */
  retryAfter?: string | null
}

export interface EnvelopeRules {
  /** The contact page shows its own failures. */
  errorKind?: Exclude<ErrorKind, 'NETWORK_OR_SERVER_ERROR'>
  /** The caller checks the status itself. */
  ignoreStatus?: boolean
}

export function openEnvelope(answer: Answer, rules: EnvelopeRules = {}): Record<string, unknown> {
  const body = parseJson(answer.text)
  const refused = isObject(body) && refusal(body)
  if (refused && !rules.ignoreStatus) throw applicationError(body, answer, rules)
  if (!answer.ok && !(refused && rules.ignoreStatus)) {
    throw networkError(answer.statusText || messages.error.unknownServer(answer.status), answer.status)
  }
  if (!isObject(body)) throw networkError(messages.error.unreadable, answer.status)
  return body
}

/** Portal and admin calls answer with `status`, the sign-in family with `statusCode`. */
function refusal(body: Record<string, unknown>) {
  if ('status' in body) return !body.status
  return typeof body.statusCode === 'number' && body.statusCode >= 400
}

function applicationError(body: Record<string, unknown>, answer: Answer, rules: EnvelopeRules) {
  return new AppError({
    kind: rules.errorKind ?? 'APPLICATION_ERROR',
    message: typeof body.message === 'string' ? body.message : '',
    status: answer.status,
    ...(typeof body.code === 'string' ? { code: body.code } : {}),
    problems: fieldProblems(body.data),
    ...(answer.status === 503 && { retryAfterSeconds: retrySeconds(answer.retryAfter) }),
  })
}

/** A wait that the server does not name, or that a page should not wait for, is a default. */
function retrySeconds(header: string | null | undefined): number {
  const seconds = Number(header)
  return seconds >= 1 && seconds <= 60 ? seconds : 5
}

function fieldProblems(data: unknown): FieldProblem[] {
  return isObject(data) && Array.isArray(data.problems) ? data.problems.filter(isFieldProblem) : []
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isObject(value) && [value.field, value.rule, value.message].every((each) => typeof each === 'string')
}
