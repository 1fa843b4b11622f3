// Apart from feedback.ts, because the first step of a wizard has no rjsf.
import { messageOf } from '#web/api/errors.ts'
import type { FormProblem } from './feedback.ts'

/** The problem to show for any thrown value; an error stays the same object, because a form focuses each new problem once. */
export function toFormProblem(problem: unknown): FormProblem | null {
  if (problem === null || problem instanceof Error) return problem
  return { message: messageOf(problem) }
}
