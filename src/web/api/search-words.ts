// The words of a search, whoever looks for them: what the server would refuse is not asked for.
import { validators } from '#generated/forms/article-search.js'

/** What is wrong with it, in the contract's words; nothing when it can be looked for. */
export function objectionTo(query: string): string | undefined {
  const [accepts] = Object.values(validators)
  if (!accepts || accepts({ query })) return undefined
  const [error] = accepts.errors ?? []
  return error?.parentSchema?.['x-messages']?.[error.keyword]
}

/** The query of an address or a palette, if the server can be asked for it. */
export function askable({ query }: { query?: string }): string | undefined {
  const asked = query?.trim()
  return asked && objectionTo(asked) === undefined ? asked : undefined
}
