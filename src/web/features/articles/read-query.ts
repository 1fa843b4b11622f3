// On its own because every page loads it with the routes; what is wrong with a query is only asked where one is looked for.

/** What the address asks for, as it was typed. A word like true is what somebody looks for too. */
export function readQuery({ query }: Record<string, unknown>): { query?: string } {
  if (query === undefined || query === null || query === '') return {}
  return { query: String(query) }
}
