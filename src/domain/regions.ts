import type { OperationIO } from '#generated/operations.ts'

type Provider = OperationIO['getConfigs']['data']['PROVIDER'][number]

/** The countries where something can be sold, in the order of their operators. */
export function regionsOf(providers: readonly Pick<Provider, 'country' | 'offered'>[]): string[] {
  return [...new Set(providers.flatMap(({ country, offered }) => (country && offered ? [country] : [])))]
}
