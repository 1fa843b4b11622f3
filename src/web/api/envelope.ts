// Turns an answer into the body of its envelope or into an AppError.

import { isObject } from '#domain/is-object.ts'
import { messages } from '#domain/messages.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { FieldProblem } from '#domain/problems.ts'
import { AppError, networkError, networkFailure } from './errors.ts'

export async function openEnvelope(response: Response): Promise<Record<string, unknown>> {
  const body = parseJson(await response.text().catch(networkFailure))
  if (isObject(body) && isRefusal(body)) throw applicationError(body, response)
  const { ok, status, statusText } = response
  if (!ok) throw networkError(statusText || messages.error.unknownServer(status), status)
  if (!isObject(body)) throw networkError(messages.error.unreadable, status)
  return body
}

/** Portal and admin calls answer with `status`, the sign-in family with `statusCode`. */
function isRefusal(body: Record<string, unknown>) {
  if ('status' in body) return !body.status
  return typeof body.statusCode === 'number' && body.statusCode >= 400
}

function applicationError({ message, code, data }: Record<string, unknown>, { status, headers }: Response) {
  return new AppError({
    kind: 'APPLICATION_ERROR',
    message: typeof message === 'string' ? message : '',
    status,
    code: typeof code === 'string' ? code : undefined,
    problems: fieldProblems(data),
    retryAfterSeconds: status === 503 ? retrySeconds(headers.get('Retry-After')) : undefined,
  })
}

/** A wait that the server does not name, or that a page should not wait for, is a default. */
function retrySeconds(header: string | null): number {
  const seconds = Number(header)
  return seconds >= 1 && seconds <= 60 ? seconds : 5
}

function fieldProblems(data: unknown): FieldProblem[] {
  return isObject(data) && Array.isArray(data.problems) ? data.problems.filter(isFieldProblem) : []
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isObject(value) && [value.field, value.rule, value.message].every((each) => typeof each === 'string')
}
