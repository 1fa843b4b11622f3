import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { problemsOfPartner, readAcceptedDocument } from '#server/operations/read-document.ts'
import * as documents from '#server/repositories/documents.ts'

export const downloadGoLiveDocument: Operation<'downloadGoLiveDocument'> = async (context) => {
  const { db, fail } = context
  const project = await findOwnProject(db, context)
  const document = (await documents.findAttachment(db, project.id)) ?? fail('not-found')
  return await readAcceptedDocument(db, document, problemsOfPartner, fail)
}
