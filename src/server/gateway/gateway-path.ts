import { environments } from '#domain/environments.ts'
import { escapePattern } from '#domain/escape-pattern.ts'
import { decodedOrSame } from '#domain/formats/percent-encoding.ts'
import { maskField, maskText } from '#server/call-log/masking.ts'

/** The part of a gateway route that these functions read. */
interface Route {
  path: string
}

// A URL can be absolute ('http://host/sandbox/v1') or percent-encoded ('/%73andbox/v1'). The router accepts both, and so do
// these functions.

/** Whether a URL is one of the gateway's, also when no route has its path. */
export function isGatewayPath(url: string): boolean {
  return Object.hasOwn(environments, decodedOrSame(pathOf(url).split('/')[1] ?? ''))
}

/** The path segments below the environment, undecoded and without the query. */
function segmentsOf(url: string): string[] {
  return pathOf(url).split('/').slice(2)
}

function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0] ?? ''
}

/** The parameters of a route's path ('/v1/charges/{correlationId}'); undefined for another path. */
export function pathParametersOf({ path }: Route, url: string): Record<string, string> | undefined {
  const parts = path.split('/').slice(1)
  const segments = segmentsOf(url)
  if (parts.length !== segments.length) return undefined
  const parameters: [string, string][] = []
  for (const [at, part] of parts.entries()) {
    const found = toPattern(part).exec(decodedOrSame(segments[at] ?? ''))
    if (!found) return undefined
    for (const [index, [, name = '']] of [...part.matchAll(parameterPattern)].entries())
      parameters.push([name, found[index + 1] ?? ''])
  }
  return Object.fromEntries(parameters)
}

/** A parameter in the path of a specification. Its name may be any text. */
export const parameterPattern = /\{([^{}]+)\}/g

/** Matches a path, or a part of one, and captures the values of its parameters. */
export function toPattern(path: string, value = '[^]+'): RegExp {
  const literals = path.split(/\{[^{}]+\}/).map(escapePattern)
  return new RegExp(`^${literals.join(`(${value})`)}$`)
}

/** The path for the log: the route's path with each parameter masked by the rule of its name. */
export function loggedPath(url: string, route: Route | undefined): string {
  const segments = segmentsOf(url)
  if (!route) return maskEncoded(`/${segments.join('/')}`, maskText)
  const parts = route.path.split('/').slice(1)
  const shown = segments.map((segment, at) => {
    const part = parts[at] ?? ''
    return part.includes('{') ? maskEncoded(segment, (text) => maskParameters(text, part)) : part
  })
  return `/${shown.join('/')}`
}

/** `part` is the segment in the route's path: '{phoneNumber}' or '{id}:cancel'. */
function maskParameters(segment: string, part: string): string {
  const values = toPattern(part).exec(segment)?.slice(1)
  if (!values) return maskText(segment)
  return part.replace(parameterPattern, (_, name: string) => maskField(values.shift() ?? '', name))
}

/** Unchanged, unless the mask changes it: then decoded and masked. */
function maskEncoded(text: string, mask: (text: string) => string): string {
  const plain = decodedOrSame(text).replaceAll('\0', '')
  const masked = mask(plain)
  return masked === plain ? text : masked
}
