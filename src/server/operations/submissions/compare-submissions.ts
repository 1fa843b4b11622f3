import type { Operation } from '#server/operation.ts'
import { ownProject } from '#server/operations/calls/own-project.ts'
import { findPair } from '#server/operations/submissions/read.ts'
import { presentComparison } from '#server/presenters/submission.ts'

export const compareSubmissions: Operation<'compareSubmissions', 'from'> = async ({
  params,
  query,
  member,
  db,
  fail,
  permit,
}) => {
  const project = await ownProject(db, member, params.projectId, { fail, permit })
  const pair = {
    projectId: project.id,
    organisationId: project.organisationId,
    from: query.from,
    to: params.number,
  }
  return presentComparison(await findPair(db, pair, fail), [])
}
