import type { Operation } from '#server/operation.ts'
import { problemsOfPartner, readAcceptedDocument } from '#server/operations/read-document.ts'
import * as documents from '#server/repositories/documents.ts'

export const downloadOrganisationDocument: Operation<'downloadOrganisationDocument'> = async ({ member, db, fail }) => {
  const document = (await documents.findRegistration(db, member.organisationId)) ?? fail('not-found')
  return await readAcceptedDocument(db, document, problemsOfPartner, fail)
}
