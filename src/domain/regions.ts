import type { OperationIO } from '#generated/operations.ts'

type Provider = OperationIO['getConfigs']['data']['PROVIDER'][number]
type Located = Pick<Provider, 'code' | 'country'>

/** Countries with an offered operator, in the operators' order. */
export function regionsOf(providers: readonly Pick<Provider, 'country' | 'offered'>[]): string[] {
  return [...new Set(providers.flatMap(({ country, offered }) => (country && offered ? [country] : [])))]
}

/** The country of the first of these operators; undefined when it has none yet. */
export const regionOfOperators = (providers: readonly Located[], [first]: readonly string[]): string | undefined =>
  providers.find(({ code }) => code === first)?.country ?? undefined
