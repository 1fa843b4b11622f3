import { stringifySearchWith } from '@tanstack/react-router'

// Search parameters are text: the router's JSON parsing would change '9.80' to 9.8 and round long ids. Booleans are the
// exception: '?create=true'.

export function parseSearch(text: string): Record<string, string | true> {
  const values = [...new URLSearchParams(text)].map(([name, value]) => [name, value === 'true' || value] as const)
  return Object.fromEntries(values)
}

export const stringifySearch = stringifySearchWith(JSON.stringify)
