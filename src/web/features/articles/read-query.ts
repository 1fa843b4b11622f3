// Separate, because every page loads it with the routes; validation loads with the search page.

/** The query as typed. A word such as true stays text. */
export function readQuery({ query }: Record<string, unknown>): { query?: string } {
  if (query === undefined || query === null || query === '') return {}
  return { query: String(query) }
}
