import { escapePattern } from './escape-pattern.ts'
import { lookUp } from './json-pointer.ts'

/**
 * Files written by the build cannot know the portal's address: they contain the default of the server variable
 * PUBLIC_URL, which the server replaces.
 */

/** The portal's placeholder address in an OpenAPI document; undefined without one. */
export function standInAddress(specification: unknown): string | undefined {
  const servers = lookUp(specification, '/servers')
  if (!Array.isArray(servers)) return undefined
  const defaults = servers.map((server) => lookUp(server, '/variables/PUBLIC_URL/default'))
  return defaults.find((address) => typeof address === 'string')
}

/** Replaces the placeholder, also in links of Markdown and of Atom without a host. */
export function withPortalAddress(text: string, standIn: string | undefined, address: string): string {
  const linked = text.replaceAll(/\]\((?=\/)|(?<= )href="(?=\/)/g, (start) => `${start}${address}`)
  if (!standIn) return linked
  // Not part of a longer port or host name.
  const whole = new RegExp(`${escapePattern(standIn)}(?![\\w-]|\\.\\w)`, 'g')
  return linked.replace(whole, () => address)
}
