import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import type { Network } from '#server/config.ts'
import { isInside } from '#server/network.ts'

/** How the proxy reaches hosts. Tests pass one that reaches their own servers. */
export interface OuterNetwork {
  lookup: (hostname: string) => Promise<LookupAddress[]>
  isOuter: (address: string) => boolean
  protocol: 'https:' | 'http:'
}

export const outerNetwork = (internalNetworks: Network[]): OuterNetwork => ({
  lookup: (hostname) => lookup(hostname, { all: true, verbatim: true }),
  isOuter: (address) => isPublicAddress(address) && !isInside(address, internalNetworks),
  protocol: 'https:',
})

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is on the public internet. Of IPv6, addresses that carry an IPv4 address are not: mapped, compatible,
 * NAT64, 6to4 and Teredo may lead to an inner one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false
  return parsed.range() === 'unicast'
}
