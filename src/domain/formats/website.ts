import { isDottedDomain } from './domain-name.ts'

/** An http(s) URL, or a bare domain with or without a path. No credentials: they would be stored and shown. */
export function isWebsite(value: string): boolean {
  // The URL parser trims, drops newlines and turns backslashes round; what was typed must be right already.
  if (value.length > 2048 || /[\s\\<>"\p{Cc}]/u.test(value)) return false
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.username === '' && url.password === '' && !value.includes('@') && isDottedDomain(url.hostname)
}
