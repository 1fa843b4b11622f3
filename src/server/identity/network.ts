import ipaddr from 'ipaddr.js'
import type { Network } from '#server/config.ts'

/** Whether the address lies in one of the networks. IPv4-mapped IPv6 addresses count as IPv4. */
export function isInside(address: string, networks: Network[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const caller = ipaddr.process(address)
  return networks.some(([network, bits]) => {
    if (caller instanceof ipaddr.IPv4 && network instanceof ipaddr.IPv4) return caller.match(network, bits)
    if (caller instanceof ipaddr.IPv6 && network instanceof ipaddr.IPv6) return caller.match(network, bits)
    return false
  })
}

/** The caller that an address stands for: an IPv6 connection has 2^64 addresses, which count as one caller. */
export function callerOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const caller = ipaddr.process(address)
  return caller instanceof ipaddr.IPv6 ? `${ipaddr.IPv6.networkAddressFromCIDR(`${caller}/64`)}/64` : caller.toString()
}
