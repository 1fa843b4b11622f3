/** The one-time password in previews. */
export const samplePassword = '123456'

/** Samples by common placeholder names. The preview has a field to change each. */
const samples: [named: RegExp, sample: string][] = [
  [/service|product|project|app/i, 'Lumen Music'],
  [/amount|price|sum|cost/i, '9.80 SGD'],
  [/date|day|until|expir/i, '2 Mar 2026'],
  [/minute|hour/i, '5'],
  [/phone|number|hotline|msisdn/i, '+65 61234567'],
  [/url|link|site/i, 'lumen.example'],
  [/name|user|customer/i, 'Asa Tan'],
]

/** A sample value for each placeholder, or its name. */
export function samplesFor(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, samples.find(([named]) => named.test(name))?.[1] ?? name]))
}
