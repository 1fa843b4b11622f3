import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { readAccepted } from '#server/operations/organisation/store-document.ts'
import * as documents from '#server/repositories/documents.ts'
import * as projects from '#server/repositories/projects.ts'
import { recordRead } from '#server/review/record-read.ts'

export const downloadProjectDocument: Operation<'downloadProjectDocument'> = async (context) => {
  const { params, member, db, fail, permit } = context
  permit(can.downloadDocument(member))
  const { project } = (await projects.findReviewed(db, params.projectId)) ?? fail('not-found')
  permit(can.review(member, { submitted: project.submittedAt !== null }))
  const document = (await documents.find(db, params.documentId)) ?? fail('not-found')
  if (document.projectId !== project.id && document.organisationId !== project.organisationId) fail('not-found')
  const file = await readAccepted(
    db,
    document,
    { pending: 'document-scan-pending', rejected: 'document-scan-failed' },
    fail,
  )
  await recordRead(context, 'document-read', project.id, `${document.name} (${document.id})`)
  return file
}
