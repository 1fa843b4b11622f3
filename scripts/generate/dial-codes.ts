import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'

const ofTheRegion: readonly string[] = ['Singapore', 'Thailand', 'Philippines', 'Indonesia', 'Australia']

/** The dial codes of all countries by English name: those of the region first, then by name. */
export function writeDialCodes(): string {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const codes = new Map(getCountries().map((iso) => [names.of(iso) ?? iso, getCountryCallingCode(iso)]))
  const others = [...codes.keys()].filter((name) => !ofTheRegion.includes(name)).sort(new Intl.Collator('en').compare)
  const sorted = [...ofTheRegion, ...others].map((name) => [name, codes.get(name)])
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}
