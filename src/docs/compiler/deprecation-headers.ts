import { type DeprecationDays, deprecationHeaders } from '#domain/deprecation.ts'
import { isObject } from '#domain/is-object.ts'
import { type HeaderObject, type OpenApiDocument, resolve } from '#domain/openapi.ts'
import { deprecatedIn } from '#domain/openapi-operations.ts'
import { standInAddress } from '#domain/portal-address.ts'
import type { ReadDocument } from './read/read-document.ts'

/** A product as it is published. */
export function publishedProduct(read: ReadDocument, suffix: string): ReadDocument {
  const bundled = publishedDocument(read.bundled, suffix)
  if (bundled === read.bundled) return read
  return { ...read, bundled, document: publishedDocument(read.document, suffix), yaml: null }
}

/** Only the portal's own products have the portal's address among their servers; it answers no call of others. */
export function publishedDocument(document: OpenApiDocument, suffix: string): OpenApiDocument {
  if (standInAddress(document) === undefined) return document
  return withDeprecationHeaders(document, (operationId) => `/api-doc/${suffix}#${operationId}`)
}

/**
 * Adds to every response of a deprecated operation the headers that the server adds to its answers, so that the author of a
 * file writes only the two days. `pageOf` names the page of an operation without externalDocs. The example of Link is without
 * the portal's address, which no build knows.
 */
export function withDeprecationHeaders(
  document: OpenApiDocument,
  pageOf: (operationId: string) => string,
): OpenApiDocument {
  if (deprecatedIn(document).length === 0) return document
  const published = structuredClone(document)
  for (const { operation, operationId, days } of deprecatedIn(published)) {
    const added = headersOf(days, operation.externalDocs?.url ?? pageOf(operationId))
    const responses = Object.entries(operation.responses ?? {}).map(([status, written]) => {
      // Inlined, because operations that are not deprecated may refer to the same response.
      const response = resolve(published, written)
      return [status, { ...response, headers: { ...response.headers, ...added } }]
    })
    operation.responses = Object.fromEntries(responses)
  }
  return published
}

const documented = {
  deprecation: ['Deprecation', 'Since when this operation is deprecated, in seconds since 1970 (RFC 9745).'],
  sunset: ['Sunset', 'When this operation ends (RFC 8594).'],
  link: ['Link', 'The page that says what to use instead. `rel` is `deprecation` or `sunset`.'],
} as const

function headersOf(days: DeprecationDays, page: string): Record<string, HeaderObject> {
  const headers = Object.entries(deprecationHeaders(days, page)).map(([key, example]) => {
    const [name, description] = documented[key as keyof typeof documented]
    return [name, { description, required: true, schema: { type: 'string' }, example }]
  })
  return Object.fromEntries(headers)
}

interface PublishedOperation {
  deprecated?: boolean
  responses?: Record<string, object>
}

/** The headers that every answer of a published operation has because it is deprecated, with their values. */
export function announcedHeaders({ deprecated, responses = {} }: PublishedOperation): Record<string, string> {
  const [response] = deprecated ? Object.values(responses) : []
  const headers = isObject(response) && isObject(response.headers) ? response.headers : {}
  return Object.fromEntries(
    Object.values(documented).flatMap(([name]) => {
      const header = headers[name]
      return isObject(header) && typeof header.example === 'string' ? [[name, header.example]] : []
    }),
  )
}
