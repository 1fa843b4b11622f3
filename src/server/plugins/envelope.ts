import { type ProblemCode, ProblemError, problems, signInNames } from '#domain/problems.ts'
import type { OperationFact } from '#generated/operations.ts'
import { WithMessage } from '#server/operation.ts'

/** Shape of an answer: { status, message, data }, or { statusCode, message, data } of the sign-in family. */
export type Family = OperationFact['family']

export function successBody(family: Family, status: number, answer: unknown): object {
  const { message, data } = answer instanceof WithMessage ? answer : { message: '', data: answer }
  const body = { message, data: data ?? null }
  return family === 'sign-in' ? { statusCode: status, ...body } : { status: true, ...body }
}

export function refusalBody(family: Family, problem: ProblemError): object {
  const data = problem.problems ? { problems: problem.problems } : null
  const body = { message: problem.message, code: problem.code, data }
  return family === 'sign-in' ? { statusCode: problem.status, ...body } : { status: false, ...body }
}

const names: Partial<Record<ProblemCode, ProblemCode>> = signInNames

export function toFamilyProblem(family: Family, problem: ProblemError): ProblemError {
  const code = family === 'sign-in' ? names[problem.code] : undefined
  if (!code) return problem
  const hasOwnWords = problem.code === 'malformed-json' || problem.message !== problems[problem.code].message
  return new ProblemError(code, {
    ...(hasOwnWords && { message: problem.message }),
    ...(problem.problems && { problems: problem.problems }),
    ...(problem.retryAfterSeconds !== undefined && { retryAfterSeconds: problem.retryAfterSeconds }),
  })
}
