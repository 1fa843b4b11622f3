import { problemMessages } from '#generated/problem-messages.ts'
import type { FieldProblem } from './problems.ts'

/** Every rule refuses with a problem that the specification documents. */
export type DocumentedProblemCode = keyof typeof problemMessages

/** `because` is the tooltip of a disabled button and the message of the server's refusal; `problem` is its code. */
export type Decision<Code extends DocumentedProblemCode = DocumentedProblemCode> = typeof allowed | Refusal<Code>

interface Refusal<Code extends DocumentedProblemCode> {
  allowed: false
  because: string
  problem: Code
  field?: FieldProblem
}

export const allowed: { allowed: true; because?: undefined } = { allowed: true }

/** `field` is the invalid field of a form. */
export function denied<Code extends DocumentedProblemCode>(problem: Code, field?: FieldProblem): Refusal<Code> {
  return { allowed: false, because: problemMessages[problem], problem, ...(field && { field }) }
}
