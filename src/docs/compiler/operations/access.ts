import type { Access, Credential } from '#docs/model/access.ts'
import type { RequestHeader } from '#docs/model/product.ts'
import { capitalize } from '#domain/capitalize.ts'
import { isObject } from '#domain/is-object.ts'
import { type OpenApiDocument, resolve, type SecurityRequirement, type SecuritySchemeObject } from '#domain/openapi.ts'
import type { Preparation } from '../preparation.ts'

/** The placeholder stands where the reader puts a value. */
function credentialOf(scheme: SecuritySchemeObject): Credential | null {
  if (scheme.type === 'mutualTLS') return null
  const given = typeof scheme['x-example'] === 'string' ? scheme['x-example'] : undefined
  if (scheme.type === 'apiKey')
    return { in: scheme.in ?? 'header', name: scheme.name ?? '', value: given ?? 'YOUR_KEY' }
  return { in: 'header', name: 'Authorization', value: given ?? authorizationOf(scheme) }
}

/** OAuth 2 and OpenID Connect send a bearer token too (RFC 6750). */
function authorizationOf({ type, scheme = 'bearer' }: SecuritySchemeObject): string {
  const word = type === 'http' ? scheme : 'bearer'
  const name = capitalize(word)
  return word.toLowerCase() === 'basic' ? `${name} dXNlcjpwYXNzd29yZA==` : `${name} YOUR_TOKEN`
}

function schemeOf(document: OpenApiDocument, id: string): SecuritySchemeObject | undefined {
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

/** Headers of every call: those in x-request-headers, else those of the only way that the global security has. */
export function buildRequestHeaders(preparation: Preparation): RequestHeader[] {
  const listed = preparation.document['x-request-headers']
  if (Array.isArray(listed)) return listed.filter(isObject).map((entry) => fromList(preparation, entry))
  const [requirement = {}, ...others] = preparation.document.security ?? []
  return others.length > 0 ? [] : Object.keys(requirement).flatMap((id) => fromScheme(preparation, id))
}

function fromList(preparation: Preparation, entry: Record<string, unknown>): RequestHeader {
  const id = typeof entry.scheme === 'string' ? entry.scheme : undefined
  const scheme = id === undefined ? undefined : schemeOf(preparation.document, id)
  const description = entry.description ?? scheme?.description
  return {
    name: String(entry.name),
    example: String(entry.example ?? (scheme && credentialOf(scheme)?.value) ?? ''),
    required: entry.required !== false,
    description: preparation.prose.htmlOrNull(typeof description === 'string' ? description : undefined),
    ...(id === undefined ? {} : { scheme: id }),
  }
}

function fromScheme(preparation: Preparation, id: string): RequestHeader[] {
  const scheme = schemeOf(preparation.document, id)
  const credential = scheme && credentialOf(scheme)
  if (credential?.in !== 'header') return []
  const description = preparation.prose.htmlOrNull(scheme?.description)
  return [{ name: credential.name, example: credential.value, required: true, description, scheme: id }]
}
