import type { OperationIO } from '#generated/operations.ts'

type Provider = OperationIO['getConfigs']['data']['PROVIDER'][number]

/** Countries with an offered operator, in the operators' order. */
export function regionsOf(providers: readonly Pick<Provider, 'country' | 'offered'>[]): string[] {
  return [...new Set(providers.flatMap(({ country, offered }) => (country && offered ? [country] : [])))]
}
