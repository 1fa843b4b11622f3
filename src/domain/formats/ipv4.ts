import ipaddr from 'ipaddr.js'

// ipaddr's isValid() also accepts 127.1, 0x7f000001 and 010.0.0.1, which are ambiguous to readers.
function rangeOf(ip: string): string | undefined {
  return ipaddr.IPv4.isValidFourPartDecimal(ip) ? ipaddr.IPv4.parse(ip).range() : undefined
}

/** The message for an invalid address; undefined for a valid one. */
export function ipv4Problem(ip: string): string | undefined {
  const range = rangeOf(ip)
  if (range === undefined) return `${ip}: not valid IPv4 format`
  return range === 'unicast' ? undefined : `${ip}: Belongs to special IP range: "${range}"`
}

export function isUnicastIpv4(ip: string): boolean {
  return rangeOf(ip) === 'unicast'
}
