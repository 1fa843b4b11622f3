import type { OperationIO } from '#generated/operations.ts'

type Provider = OperationIO['getConfigs']['data']['PROVIDER'][number]
type Located = Pick<Provider, 'code' | 'country'>

/** Countries with an offered operator, in the operators' order. */
export function regionsOf(providers: readonly Pick<Provider, 'country' | 'offered'>[]): string[] {
  return [...new Set(providers.flatMap(({ country, offered }) => (country && offered ? [country] : [])))]
}

/** As a sentence names it after 'in'. */
export const inSentence = (country: string): string => (country === 'Philippines' ? 'the Philippines' : country)

/** The first country with one of these operators; undefined without any. */
export const regionOfOperators = (providers: readonly Located[], codes: readonly string[]): string | undefined =>
  providers.find(({ code, country }) => country && codes.includes(code))?.country ?? undefined
