import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { readAccepted } from '#server/operations/organisation/store-document.ts'
import * as documents from '#server/repositories/documents.ts'
import * as projects from '#server/repositories/projects.ts'

export const downloadGoLiveDocument: Operation<'downloadGoLiveDocument'> = async ({
  params,
  member,
  db,
  fail,
  permit,
}) => {
  const project = (await projects.find(db, member.organisationId, params.projectId)) ?? fail('not-found')
  permit(can.viewProject(member, project))
  const document = (await documents.findAttachment(db, project.id)) ?? fail('not-found')
  return await readAccepted(db, document, { pending: 'document-not-scanned', rejected: 'document-rejected' }, fail)
}
