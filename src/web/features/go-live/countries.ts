import type { Provider } from '#generated/portal/model/provider.ts'
import type { RadioOption } from '#web/ui/choice.tsx'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** The value of an option: the codes of all operators of a country, in one order. */
const joined = (codes: readonly string[]) => codes.toSorted().join(' ')

/** One option per country with an offered operator. Choosing it applies for all operators of the country. */
export function countryOptions(providers: readonly Provider[]): RadioOption<string>[] {
  const offered = providers.filter(({ offered }) => offered)
  return [...Map.groupBy(offered, ({ country, name }) => country ?? name)].map(([country, operators]) => ({
    value: joined(operators.map(({ code }) => code)),
    label: country,
    description: [
      `${operators.length > 1 ? 'Operators' : 'Operator'}: ${list.format(operators.map(({ name }) => name))}`,
      ...new Set(operators.flatMap(({ currency }) => currency ?? [])),
    ].join(' · '),
  }))
}

/** The option for these operators; undefined where they are not those of one country. */
export function chosenCountry(options: readonly RadioOption<string>[], codes: readonly string[]): string | undefined {
  return options.find(({ value }) => value === joined(codes))?.value
}

export const operatorsOf = (value: string): string[] => value.split(' ')

/** The names of the operators that are not offered yet. */
export function comingOperators(providers: readonly Provider[]): string | undefined {
  const names = providers.filter(({ offered }) => !offered).map(({ name }) => name)
  return names.length > 0 ? list.format(names) : undefined
}
