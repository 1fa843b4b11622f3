import type { OperationIO } from '#generated/operations.ts'
import type { RateCardRow } from '#server/repositories/rate-card.ts'

const directCarrierBilling = 1

/** One entry per operator, in the card's order. The headline is Direct Carrier Billing's, the only product on offer. */
export function presentRateCard(rows: RateCardRow[]): OperationIO['getRateCard']['data'] {
  const providers = Map.groupBy(rows, ({ provider }) => provider)
  return [...providers].flatMap(([provider, ofProvider]) => {
    const rates = ofProvider.map(({ productType, payoutRate }) => ({ productType, rate: Number(payoutRate) }))
    const headline = rates.find(({ productType }) => productType === directCarrierBilling)
    return headline ? [{ provider, rate: headline.rate, rates }] : []
  })
}
