/** What stands in for a one-time password. */
export const samplePassword = '123456'

/** By what a name in braces mostly means; whoever reads the preview can type something else. */
const samples: [named: RegExp, sample: string][] = [
  [/service|product|project|app/i, 'Lumen Music'],
  [/amount|price|sum|cost/i, '9.80 SGD'],
  [/date|day|until|expir/i, '2 Mar 2026'],
  [/minute|hour/i, '5'],
  [/phone|number|hotline|msisdn/i, '+65 61234567'],
  [/url|link|site/i, 'lumen.example'],
  [/name|user|customer/i, 'Asa Tan'],
]

/** A likely value for what stands between two braces; the name itself where none comes to mind. */
export function sampleFor(name: string): string {
  return samples.find(([named]) => named.test(name))?.[1] ?? name
}

export function samplesFor(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, sampleFor(name)]))
}
