import { countUpload } from '#server/identity/limits.ts'
import type { Operation } from '#server/operation.ts'
import { storeRegistration } from '#server/operations/organisation/store-document.ts'
import { presentAttachment } from '#server/presenters/documents.ts'
import * as organisations from '#server/repositories/organisations.ts'

export const uploadOrganisationDocument: Operation<'uploadOrganisationDocument', 'document'> = async (context) => {
  const { body, member, db, now, fail } = context
  await countUpload(db, member.accountId, now(), fail)
  const document = await db.transaction(async (tx) => {
    const organisation = await organisations.lock(tx, member.organisationId)
    return await storeRegistration(tx, context, organisation, body.document)
  })
  return presentAttachment(document)
}
