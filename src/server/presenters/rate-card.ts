import type { OperationIO } from '#generated/operations.ts'
import type { RateCardRow } from '#server/repositories/rate-card.ts'

const directCarrierBilling = 1

/**
 * One entry per operator, in the card's order. The headline rate is that of Direct Carrier Billing, the only product on
 * offer.
 */
export function presentRateCard(rows: RateCardRow[]): OperationIO['getRateCard']['data'] {
  const providers = Map.groupBy(rows, ({ provider }) => provider)
  return [...providers].flatMap(([provider, ofProvider]) => {
    const rates = ofProvider.map(({ productType, payoutRate }) => ({ productType, rate: Number(payoutRate) }))
    const headline = rates.find(({ productType }) => productType === directCarrierBilling)
    return headline ? [{ provider, rate: headline.rate, rates }] : []
  })
}
