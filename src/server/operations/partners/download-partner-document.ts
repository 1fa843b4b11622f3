import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { problemsOfStaff, readAcceptedDocument } from '#server/operations/read-document.ts'
import * as documents from '#server/repositories/documents.ts'
import { recordRead } from '#server/review/record-read.ts'

export const downloadPartnerDocument: Operation<'downloadPartnerDocument'> = async (context) => {
  const { params, member, db, fail, permit } = context
  permit(can.viewPartners(member))
  const document = (await documents.findRegistration(db, params.orgId)) ?? fail('not-found')
  const file = await readAcceptedDocument(db, document, problemsOfStaff, fail)
  await recordRead(context, 'document-read', params.orgId, `${document.name} (${document.id})`)
  return file
}
