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
  const caller = readAddress(address)
  if (!caller) return false
  return networks.some(([network, bits]) => {
    if (caller instanceof ipaddr.IPv4 && network instanceof ipaddr.IPv4) return caller.match(network, bits)
    if (caller instanceof ipaddr.IPv6 && network instanceof ipaddr.IPv6) return caller.match(network, bits)
    return false
  })
}

/** The caller that an address stands for: an IPv6 connection has 2^64 addresses, which count as one caller. */
export function callerOf(address: string): string {
  const caller = readAddress(address)
  if (!caller) return address
  return caller instanceof ipaddr.IPv6 ? `${ipaddr.IPv6.networkAddressFromCIDR(`${caller}/64`)}/64` : caller.toString()
}
