/**
 * Files that are written when the pages are built do not know where the portal will be reached: they name the default of the
 * server variable PUBLIC_URL. The server replaces it with the portal's own address.
 */

/** The address a specification of OpenAPI names for the portal; undefined where it names none. */
export function standInAddress(specification: unknown): string | undefined {
  const servers = member(specification, 'servers')
  if (!Array.isArray(servers)) return undefined
  const defaults = servers.map((server) => member(member(member(server, 'variables'), 'PUBLIC_URL'), 'default'))
  return defaults.find((address) => typeof address === 'string')
}

/** The text with the portal's own address, also where a link names no host. */
export function withPortalAddress(text: string, standIn: string | undefined, address: string): string {
  const linked = text.replaceAll('](/', () => `](${address}/`)
  if (!standIn) return linked
  // A longer port or host is another address.
  const whole = new RegExp(`${standIn.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]|\\.\\w)`, 'g')
  return linked.replace(whole, () => address)
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([key]) => key === name)?.[1]
}
