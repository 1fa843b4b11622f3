import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { findPair } from '#server/operations/submissions/read.ts'
import { presentComparison } from '#server/presenters/submission.ts'

export const compareSubmissions: Operation<'compareSubmissions', 'from'> = async (context) => {
  const { params, query, db, fail } = context
  const project = await findOwnProject(db, context)
  const pair = {
    projectId: project.id,
    organisationId: project.organisationId,
    from: query.from,
    to: params.number,
  }
  return presentComparison(await findPair(db, pair, fail), [])
}
