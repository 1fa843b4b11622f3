import { bodyKind } from '#docs/model/media-kind.ts'
import { type MediaObject, type OpenApiDocument, resolve, type SchemaNode } from '#domain/openapi.ts'
import { encodingOf } from '../operations/encodings.ts'

/** A part of a multipart body whose parts are told apart by their order (OpenAPI 3.2). */
export interface UnnamedPart {
  value: unknown
  type: string
  schema: SchemaNode
  headers: [name: string, value: string][]
  isFile: boolean
}

export function unnamedParts(values: unknown[], media: MediaObject, document: OpenApiDocument): UnnamedPart[] {
  const { prefixItems = [], items = true } = schemaOf(media.schema ?? true, document)
  return values.map((value, index) => {
    const schema = prefixItems[index] ?? items
    const encoding = encodingOf(document, media.prefixEncoding?.[index] ?? media.itemEncoding ?? {})
    const described = schemaOf(schema, document)
    const isUnknown = encoding.type === undefined && Object.keys(described).length === 0
    const type = encoding.type ?? (isUnknown ? 'application/octet-stream' : typeOf(value))
    return {
      value,
      type,
      schema,
      headers: Object.entries(encoding.headers ?? {}),
      isFile: described.format === 'binary' || ['binary', 'multipart'].includes(bodyKind(type)),
    }
  })
}

const schemaOf = (schema: SchemaNode, document: OpenApiDocument) =>
  typeof schema === 'boolean' ? {} : resolve(document, schema)

const typeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'application/json' : 'text/plain'

/** The body, of parts with their contents. `type`: names the boundary. */
export function multipartText(parts: (UnnamedPart & { content: string })[], type: string): string {
  const boundary = /;\s*boundary="?([^";]+)/i.exec(type)?.[1] ?? ''
  const sections = parts.map(({ headers, type: contentType, content }) => {
    const head = [['Content-Type', contentType], ...headers].map((each) => each.join(': '))
    return [`--${boundary}`, ...head, '', content, ''].join('\r\n')
  })
  return `${sections.join('')}--${boundary}--\r\n`
}
