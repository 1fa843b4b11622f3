import type { RequestHeader } from '#docs/model/product.ts'
import { isObject, type OpenApiDocument, resolve, type SecuritySchemeObject } from '../document.ts'
import type { Preparation } from '../preparation.ts'

/** Headers of every call: those in x-request-headers, else those of the global security. */
export function buildRequestHeaders(preparation: Preparation): RequestHeader[] {
  const listed = preparation.document['x-request-headers']
  if (Array.isArray(listed)) return listed.filter(isObject).map((entry) => fromList(preparation, entry))
  const [requirement = {}] = preparation.document.security ?? []
  return Object.keys(requirement).flatMap((id) => fromScheme(preparation, id))
}

function fromList(preparation: Preparation, entry: Record<string, unknown>): RequestHeader {
  const scheme = schemeOf(preparation.document, String(entry.scheme))
  const description = entry.description ?? scheme?.description
  return {
    name: String(entry.name),
    example: String(entry.example ?? (scheme ? exampleOf(scheme) : '')),
    required: entry.required !== false,
    description: preparation.prose.htmlOrNull(typeof description === 'string' ? description : undefined),
  }
}

function fromScheme(preparation: Preparation, id: string): RequestHeader[] {
  const scheme = schemeOf(preparation.document, id)
  if (!scheme || scheme.type === 'mutualTLS' || (scheme.type === 'apiKey' && scheme.in !== 'header')) return []
  const name = scheme.type === 'apiKey' ? (scheme.name ?? '') : 'Authorization'
  return [
    { name, example: exampleOf(scheme), required: true, description: preparation.prose.htmlOrNull(scheme.description) },
  ]
}

function schemeOf(document: OpenApiDocument, id: string): SecuritySchemeObject | undefined {
  const schemes = document.components?.securitySchemes ?? {}
  const reference = Object.hasOwn(schemes, id) ? schemes[id] : undefined
  return reference && resolve(document, reference)
}

function exampleOf(scheme: SecuritySchemeObject): string {
  if (typeof scheme['x-example'] === 'string') return scheme['x-example']
  if (scheme.type === 'apiKey') return 'YOUR_KEY'
  const word = scheme.type === 'http' ? (scheme.scheme ?? 'bearer') : 'bearer'
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  return word.toLowerCase() === 'basic' ? `${name} dXNlcjpwYXNzd29yZA==` : `${name} YOUR_TOKEN`
}
