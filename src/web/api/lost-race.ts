import type { ProblemCode } from '#domain/problems.ts'
import { type AppError, isAppError } from './errors.ts'

/** The project has changed its state since the page was loaded. */
const moved: readonly ProblemCode[] = [
  'wrong-stage',
  'tech-not-approved',
  'provider-code-frozen',
  'product-tests-running',
  'product-tests-not-passed',
]

/** Another person was faster: the page offers only what was allowed when it was loaded. */
export function lostRace(problem: unknown): problem is AppError {
  return isAppError(problem) && problem.status === 409 && moved.some((code) => code === problem.code)
}

/** What the page shows has changed or is gone. */
export function isOutdated(problem: unknown): boolean {
  return isAppError(problem) && (problem.status === 409 || problem.status === 404)
}
