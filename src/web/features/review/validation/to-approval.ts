import type { TechApproval } from '#generated/admin/model/techApproval.ts'
import type { Value } from '#generated/forms/tech-approval.js'
import type { FieldProblem } from '#web/api/errors.ts'

/** What the form holds, as the contract takes it. */
export function toApproval({ message, ...checks }: Value): TechApproval {
  return { type: 'APPROVE', approverType: 'INTERNAL_TECH', checks, ...(message && { message }) }
}

/** The server's objections by the fields of the form; beside a file the approval is one part of two. */
export function objectionsOf(problems: readonly FieldProblem[]) {
  const fields = problems.map((problem) => ({ ...problem, field: problem.field.replace(/^(\/body)?(\/checks)?/, '') }))
  return {
    ofForm: fields.filter(({ field }) => field !== '/file'),
    ofFile: fields.find(({ field }) => field === '/file')?.message,
  }
}
