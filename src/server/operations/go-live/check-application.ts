import type { FieldProblem } from '#domain/problems.ts'
import { companyTypes } from '#domain/reference-lists.ts'
import { type Context, fail } from '#server/operation.ts'
import { operators } from '#server/operators.ts'

type Submitting = Pick<Context<'submitGoLive'>, 'params' | 'body'>

/** What no schema knows: which industries there are, which operators are offered, and that path and form speak of one project. */
export function checkApplication({ params, body }: Submitting): void {
  const { company, project } = body.body
  const problems: FieldProblem[] = []
  if (body.projectId.toLowerCase() !== params.projectId.toLowerCase()) {
    problems.push({ field: '/projectId', rule: 'const', message: 'This is another project.' })
  }
  if (company.industry !== undefined && !companyTypes.some(({ name }) => name === company.industry)) {
    problems.push({ field: '/body/company/industry', rule: 'enum', message: 'Select one item' })
  }
  if (problems.length > 0) fail('invalid-request', { problems })
  const offered = new Set(operators.flatMap(({ code, offered }) => (offered ? [code] : [])))
  if (!project.providers.every((code) => offered.has(code))) fail('provider-not-offered')
}
