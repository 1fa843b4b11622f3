import { can } from '#domain/capabilities.ts'
import { fail, type Operation, permit } from '#server/operation.ts'
import { readAccepted } from '#server/operations/organisation/store-document.ts'
import * as documents from '#server/repositories/documents.ts'

export const downloadPartnerDocument: Operation<'downloadPartnerDocument'> = async ({ params, member, db }) => {
  permit(can.viewPartners(member))
  const document = (await documents.findRegistration(db, params.orgId)) ?? fail('not-found')
  return await readAccepted(db, document, { pending: 'document-scan-pending', rejected: 'document-scan-failed' })
}
