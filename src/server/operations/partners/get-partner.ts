import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { presentPartner } from '#server/presenters/partner.ts'
import * as documents from '#server/repositories/documents.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as partners from '#server/repositories/partners.ts'
import * as submissions from '#server/repositories/submissions.ts'
import { recordRead } from '#server/review/record-read.ts'

export const getPartner: Operation<'getPartner'> = async (context) => {
  const { params, member, db, fail, permit } = context
  permit(can.viewPartners(member))
  const partner = (await partners.find(db, params.orgId)) ?? fail('not-found')
  const bank = await organisations.getBank(db, params.orgId)
  const approved = await submissions.latestApproved(db, params.orgId)
  if (approved || Object.values(bank).some((value) => value !== null))
    await recordRead(context, 'bank-details-read', params.orgId)
  return presentPartner(partner, bank, approved?.payment ?? null, await documents.findRegistration(db, params.orgId))
}
