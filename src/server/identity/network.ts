import ipaddr from 'ipaddr.js'
import type { Network } from '#server/config.ts'

/** Whether the address lies in one of the networks. An IPv4 address in IPv6 clothes counts as itself. */
export function isInside(address: string, networks: Network[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const caller = ipaddr.process(address)
  return networks.some(([network, bits]) => {
    if (caller instanceof ipaddr.IPv4 && network instanceof ipaddr.IPv4) return caller.match(network, bits)
    if (caller instanceof ipaddr.IPv6 && network instanceof ipaddr.IPv6) return caller.match(network, bits)
    return false
  })
}

/** Who an address stands for: an IPv6 connection comes with 2^64 of them, which must not be as many callers. */
export function callerOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const caller = ipaddr.process(address)
  return caller instanceof ipaddr.IPv6 ? `${ipaddr.IPv6.networkAddressFromCIDR(`${caller}/64`)}/64` : caller.toString()
}
