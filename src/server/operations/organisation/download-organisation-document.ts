import type { Operation } from '#server/operation.ts'
import * as documents from '#server/repositories/documents.ts'
import { problemsOfPartner, readAccepted } from './store-document.ts'

export const downloadOrganisationDocument: Operation<'downloadOrganisationDocument'> = async ({ member, db, fail }) => {
  const document = (await documents.findRegistration(db, member.organisationId)) ?? fail('not-found')
  return await readAccepted(db, document, problemsOfPartner, fail)
}
