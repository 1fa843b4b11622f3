// Apart from feedback.ts, because the first step of a wizard has no rjsf.
import { isAppError, messageOf } from '#web/api/errors.ts'
import type { FormProblem } from './feedback.ts'

/** The problem to show for any thrown value. */
export function toFormProblem(problem: unknown): FormProblem | null {
  if (problem === null || isAppError(problem)) return problem
  return { message: messageOf(problem) }
}
