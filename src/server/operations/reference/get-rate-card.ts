import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { presentRateCard } from '#server/presenters/rate-card.ts'
import * as rateCard from '#server/repositories/rate-card.ts'

export const getRateCard: Operation<'getRateCard'> = async ({ member, db, permit }) => {
  permit(can.viewRateCard(member))
  return presentRateCard(await rateCard.list(db))
}
