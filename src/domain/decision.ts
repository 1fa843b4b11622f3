import { type FieldProblem, type ProblemCode, problems } from './problems.ts'

/** `because` is the tooltip of a disabled button and the message of the server's refusal; `problem` is its code. */
export type Decision<Code extends ProblemCode = ProblemCode> = { allowed: true } | Refusal<Code>

interface Refusal<Code extends ProblemCode> {
  allowed: false
  because: string
  problem: Code
  field?: FieldProblem
}

export const allowed = { allowed: true } as const

/** `field` is the invalid field of a form. */
export function denied<Code extends ProblemCode>(problem: Code, field?: FieldProblem): Refusal<Code> {
  return { allowed: false, because: problems[problem].message, problem, ...(field && { field }) }
}
