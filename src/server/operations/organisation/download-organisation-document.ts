import type { Operation } from '#server/operation.ts'
import * as documents from '#server/repositories/documents.ts'
import { readAccepted } from './store-document.ts'

export const downloadOrganisationDocument: Operation<'downloadOrganisationDocument'> = async ({ member, db, fail }) => {
  const document = (await documents.findRegistration(db, member.organisationId)) ?? fail('not-found')
  return await readAccepted(db, document, { pending: 'document-not-scanned', rejected: 'document-rejected' }, fail)
}
