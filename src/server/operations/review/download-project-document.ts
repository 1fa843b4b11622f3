import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { findReviewedProject } from '#server/operations/find-project.ts'
import { problemsOfStaff, readAcceptedDocument } from '#server/operations/read-document.ts'
import * as documents from '#server/repositories/documents.ts'
import { recordRead } from '#server/review/record-read.ts'

export const downloadProjectDocument: Operation<'downloadProjectDocument'> = async (context) => {
  const { params, member, db, fail, permit } = context
  permit(can.downloadDocument(member))
  const { project } = await findReviewedProject(db, context)
  const document = (await documents.find(db, params.documentId)) ?? fail('not-found')
  if (document.projectId !== project.id && document.organisationId !== project.organisationId) fail('not-found')
  const file = await readAcceptedDocument(db, document, problemsOfStaff, fail)
  await recordRead(context, 'document-read', project.id, `${document.name} (${document.id})`)
  return file
}
