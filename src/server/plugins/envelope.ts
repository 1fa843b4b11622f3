import { type ProblemCode, ProblemError, problems } from '#domain/problems.ts'
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

/** Problems that any operation can meet, by the names the sign-in family has for them. */
const signInNames: Partial<Record<ProblemCode, ProblemCode>> = {
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
}

export function toFamilyProblem(family: Family, problem: ProblemError): ProblemError {
  const code = family === 'sign-in' ? signInNames[problem.code] : undefined
  if (!code) return problem
  const hasOwnWords = problem.code === 'malformed-json' || problem.message !== problems[problem.code].message
  return new ProblemError(code, {
    ...(hasOwnWords && { message: problem.message }),
    ...(problem.problems && { problems: problem.problems }),
    ...(problem.retryAfterSeconds !== undefined && { retryAfterSeconds: problem.retryAfterSeconds }),
  })
}
