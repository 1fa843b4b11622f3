import type { ProblemCode } from '#domain/problems.ts'
import { type AppError, isAppError } from './errors.ts'

/** Codes for a project that left the state shown on the page. */
const conflictCodes: readonly ProblemCode[] = [
  'wrong-stage',
  'tech-not-approved',
  'provider-code-frozen',
  'product-tests-running',
  'product-tests-not-passed',
]

/** Whether another person changed the project first: the page offers only steps that were allowed when it was loaded. */
export function isReviewConflict(problem: unknown): problem is AppError {
  return isAppError(problem) && problem.status === 409 && conflictCodes.some((code) => code === problem.code)
}

/** Whether the shown record has changed or is gone. */
export function isOutdated(problem: unknown): boolean {
  return isAppError(problem) && (problem.status === 409 || problem.status === 404)
}
