import { type FieldProblem, type ProblemCode, problems } from './problems.ts'

/** `because` is the tooltip of a disabled button and the message of the server's refusal; `problem` is its code. */
export type Decision =
  | { allowed: true }
  | { allowed: false; because: string; problem: ProblemCode; field?: FieldProblem }

export const allowed: Decision = { allowed: true }

/** `field` is the invalid field of a form. */
export function denied(problem: ProblemCode, field?: FieldProblem): Decision {
  return { allowed: false, because: problems[problem].message, problem, ...(field && { field }) }
}
