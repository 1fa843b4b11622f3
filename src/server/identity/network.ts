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
