import type { Provider } from '#generated/portal/model/provider.ts'
import type { RateCardRow } from '#generated/portal/model/rateCardRow.ts'
import { findOperator } from '#web/entities/project/unknown-values.ts'

export interface NamedRate {
  code: string
  operator: string
  rate: number
}

/** Operators by the names of the reference list; one that the list does not know keeps its code. */
export function namedRates(rates: Pick<RateCardRow, 'provider' | 'rate'>[], providers: Provider[]): NamedRate[] {
  return rates.map(({ provider, rate }) => {
    const known = findOperator(providers, provider)
    const name = known?.name ?? provider
    return { code: provider, operator: known?.country ? `${name}, ${known.country}` : name, rate }
  })
}
