import type { Provider } from '#generated/portal/model/provider.ts'

export type CountryChoice = ReturnType<typeof countryChoices>[number]

/**
 * One choice per operator with a known country, by country and, where a country has several, the operator's name. A list has
 * one currency, so only one operator at a time.
 */
export function countryChoices(providers: readonly Provider[]) {
  const located = providers.flatMap(({ code, name, country, currency }) =>
    country ? [{ code, name, country, currency }] : [],
  )
  return located
    .map(({ code, name, country, currency }) => {
      const shared = located.filter((other) => other.country === country).length > 1
      return { provider: code, label: shared ? `${country} (${name})` : country, currency }
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}
