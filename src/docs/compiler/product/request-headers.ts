import type { RequestHeader } from '#docs/model/product.ts'
import { isObject } from '#domain/is-object.ts'
import { credentialOf, schemeOf } from '../operations/access.ts'
import type { Preparation } from '../preparation.ts'

/** Headers of every call: those in x-request-headers, else those of the global security. */
export function buildRequestHeaders(preparation: Preparation): RequestHeader[] {
  const listed = preparation.document['x-request-headers']
  if (Array.isArray(listed)) return listed.filter(isObject).map((entry) => fromList(preparation, entry))
  const [requirement = {}] = preparation.document.security ?? []
  return Object.keys(requirement).flatMap((id) => fromScheme(preparation, id))
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
