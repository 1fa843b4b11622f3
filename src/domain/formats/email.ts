import { isDottedDomain } from './domain-name.ts'

// RFC 5321 without quoted local parts: nobody's mailbox needs them, and they may hold '<', spaces and commas.
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i

export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@')
  if (at < 1 || at > 64 || value.length > 254) return false
  return localPart.test(value.slice(0, at)) && isDottedDomain(value.slice(at + 1))
}
