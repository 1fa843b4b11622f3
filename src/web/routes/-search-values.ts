import { stringifySearchWith } from '@tanstack/react-router'

// Search parameters are text. The router's own JSON would turn a search for '9.80' into '9.8' and cut the digits of a long id.
// The one exception is a switch: '?create=true'.

export function parseSearch(text: string): Record<string, string | true> {
  const values = [...new URLSearchParams(text)].map(([name, value]) => [name, value === 'true' || value] as const)
  return Object.fromEntries(values)
}

export const stringifySearch = stringifySearchWith(JSON.stringify)
