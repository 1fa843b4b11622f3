import ipaddr from 'ipaddr.js'
import type { Network } from '#server/config.ts'

type Address = ReturnType<typeof ipaddr.process>

const maxRemembered = 1000
const remembered = new Map<string, Address | undefined>()

/** The address in a text; undefined when there is none. Reading it takes microseconds, and the same callers come again. */
export function readAddress(text: string): Address | undefined {
  if (remembered.has(text)) return remembered.get(text)
  const address = ipaddr.isValid(text) ? ipaddr.process(text) : undefined
  if (remembered.size >= maxRemembered) remembered.clear()
  remembered.set(text, address)
  return address
}

/** Whether the address lies in one of the networks. IPv4-mapped IPv6 addresses count as IPv4. */
export function isInside(address: string, networks: Network[]): boolean {
  const parsed = readAddress(address)
  return parsed !== undefined && ipaddr.subnetMatch(parsed, { inside: networks }, 'outside') === 'inside'
}

/** An address as a key of limits and codes: an IPv6 connection has 2^64 addresses, which share one key. */
export function addressKey(address: string): string {
  const parsed = readAddress(address)
  if (!parsed) return address
  return parsed instanceof ipaddr.IPv6 ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64` : parsed.toString()
}
