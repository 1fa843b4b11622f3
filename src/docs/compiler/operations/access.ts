import type { Access, Credential } from '#docs/model/access.ts'
import { type OpenApiDocument, resolve, type SecurityRequirement, type SecuritySchemeObject } from '../document.ts'
import type { Preparation } from '../preparation.ts'

/** The placeholder stands where the reader puts a value. */
export function credentialOf(scheme: SecuritySchemeObject): Credential | null {
  if (scheme.type === 'mutualTLS') return null
  const given = typeof scheme['x-example'] === 'string' ? scheme['x-example'] : undefined
  if (scheme.type === 'apiKey')
    return { in: scheme.in ?? 'header', name: scheme.name ?? '', value: given ?? 'YOUR_KEY' }
  return { in: 'header', name: 'Authorization', value: given ?? authorizationOf(scheme) }
}

/** OAuth 2 and OpenID Connect send a bearer token too (RFC 6750). */
function authorizationOf({ type, scheme = 'bearer' }: SecuritySchemeObject): string {
  const word = type === 'http' ? scheme : 'bearer'
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  return word.toLowerCase() === 'basic' ? `${name} dXNlcjpwYXNzd29yZA==` : `${name} YOUR_TOKEN`
}

export function schemeOf(document: OpenApiDocument, id: string): SecuritySchemeObject | undefined {
  const schemes = document.components?.securitySchemes ?? {}
  const reference = Object.hasOwn(schemes, id) ? schemes[id] : undefined
  return reference && resolve(document, reference)
}

/**
 * What each alternative of an operation's security changes in the headers of every call. Empty when the only one changes
 * nothing.
 */
export function accessOf(preparation: Preparation, own: SecurityRequirement[] | undefined): Access[] {
  const { document } = preparation
  const security = own ?? document.security
  if (security === undefined) return []
  const alternatives = security.length > 0 ? security : [{}]
  const access = alternatives.map((requirement) => accessBy(preparation, Object.keys(requirement)))
  const [first] = access
  const isUsual = access.length === 1 && first?.credentials.length === 0 && first.without.length === 0
  return isUsual ? [] : access
}

function accessBy({ document, requestHeaders }: Preparation, schemes: string[]): Access {
  const usual = requestHeaders.filter(({ scheme }) => scheme !== undefined)
  const missing = schemes.filter((id) => !usual.some(({ scheme }) => scheme === id))
  return {
    schemes,
    without: usual.filter(({ scheme = '' }) => !schemes.includes(scheme)).map(({ name }) => name),
    credentials: missing.flatMap((id) => {
      const scheme = schemeOf(document, id)
      return (scheme && credentialOf(scheme)) ?? []
    }),
  }
}
