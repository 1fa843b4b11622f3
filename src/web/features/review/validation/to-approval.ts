import type { FieldProblem } from '#domain/problems.ts'
import type { TechApproval } from '#generated/admin/model/techApproval.ts'
import type { Value } from '#generated/forms/tech-approval.js'

/** Converts the form's values to the contract's body. */
export function toApproval({ message, ...checks }: Value): TechApproval {
  return { type: 'APPROVE', approverType: 'INTERNAL_TECH', checks, ...(message && { message }) }
}

/** Maps server problems to form fields; with a file, the approval is one part of the form. */
export function toFieldProblems(problems: readonly FieldProblem[]) {
  const fields = problems.map((problem) => ({ ...problem, field: problem.field.replace(/^(\/body)?(\/checks)?/, '') }))
  return {
    ofForm: fields.filter(({ field }) => field !== '/file'),
    ofFile: fields.find(({ field }) => field === '/file')?.message,
  }
}
