// Checks a search query before it is sent, by the contract's limits.
import { validators } from '#generated/forms/article-search.js'

/** The contract's message for a query that the server would refuse. */
export function objectionTo(query: string): string | undefined {
  const [accepts] = Object.values(validators)
  if (!accepts || accepts({ query })) return undefined
  const [error] = accepts.errors ?? []
  return error?.parentSchema?.['x-messages']?.[error.keyword]
}

/** The query of an address or the palette, if the server accepts it. */
export function askable({ query }: { query?: string }): string | undefined {
  const asked = query?.trim()
  return asked && objectionTo(asked) === undefined ? asked : undefined
}
