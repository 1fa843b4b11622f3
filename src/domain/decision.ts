import { type ProblemCode, problems } from './problems.ts'

/** `because` is the tooltip of a disabled button and the message of the server's refusal; `problem` is its code. */
export type Decision = { allowed: true } | { allowed: false; because: string; problem: ProblemCode }

export const yes: Decision = { allowed: true }

export function no(problem: ProblemCode): Decision {
  return { allowed: false, because: problems[problem].message, problem }
}
