// Validates a search query before it is sent, by the contract's limits.
import { validators } from '#generated/forms/article-search.js'

/** The contract's message for a query that the server would reject. */
export function searchProblem(query: string): string | undefined {
  const [accepts] = Object.values(validators)
  if (!accepts || accepts({ query })) return undefined
  const [error] = accepts.errors ?? []
  return error?.parentSchema?.['x-messages']?.[error.keyword]
}

/** The query, if the server would accept it. */
export function validQuery({ query }: { query?: string }): string | undefined {
  const asked = query?.trim()
  return asked && searchProblem(asked) === undefined ? asked : undefined
}
