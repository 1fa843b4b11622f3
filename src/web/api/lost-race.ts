import type { ProblemCode } from '#domain/problems.ts'
import { type AppError, isAppError } from './errors.ts'

/** What the server says when the project has moved on since the page was loaded. */
const moved: readonly ProblemCode[] = [
  'wrong-stage',
  'tech-not-approved',
  'provider-code-frozen',
  'product-tests-running',
  'product-tests-not-passed',
]

/** Somebody else was faster. The page offered the step, so it was right when the page was loaded. */
export function lostRace(problem: unknown): problem is AppError {
  return isAppError(problem) && problem.status === 409 && moved.some((code) => code === problem.code)
}

/** The page shows something that is not so any more, whoever is to blame. */
export function isOutdated(problem: unknown): boolean {
  return isAppError(problem) && (problem.status === 409 || problem.status === 404)
}
