import { stringifySearchWith } from '@tanstack/react-router'

// What stands behind the '?' is text, as it was typed: read as JSON, which is the router's own way, a search for '9.80' would be
// one for '9.8', and a long id would lose digits. A switch is there ('?create=true') or not.

export function parseSearch(text: string): Record<string, string | true> {
  const values = [...new URLSearchParams(text)].map(([name, value]) => [name, value === 'true' || value] as const)
  return Object.fromEntries(values)
}

export const stringifySearch = stringifySearchWith(JSON.stringify)
