import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { findReviewedProject } from '#server/operations/find-project.ts'
import { problemsOfStaff, readAcceptedDocument } from '#server/operations/read-document.ts'
import { findSubmission } from '#server/operations/submissions/find-submission.ts'
import * as documents from '#server/repositories/documents.ts'
import { recordRead } from '#server/review/record-read.ts'

export const downloadSubmissionDocument: Operation<'downloadSubmissionDocument'> = async (context) => {
  const { params, member, db, fail, permit } = context
  permit(can.downloadDocument(member))
  const { project, organisation } = await findReviewedProject(db, context)
  const { content } = await findSubmission(db, project.id, params.number, fail)
  const submitted = content.document ?? fail('not-found')
  const document = (await documents.findSubmitted(db, organisation.id, submitted)) ?? fail('not-found')
  const file = await readAcceptedDocument(db, document, problemsOfStaff, fail)
  await recordRead(context, 'document-read', project.id, `${document.name} (${document.id})`)
  return { ...file, fileName: submitted.name }
}
