import type { MediaObject, OpenApiDocument } from '../document.ts'
import { mergeSchema } from './merged-schema.ts'

export type BodyKind = 'json' | 'text' | 'form' | 'multipart' | 'binary'

const textual = /^text\/|[/+](xml|yaml|x-yaml|graphql|ndjson|jsonl|x-ndjson|json-seq|sql|csv|javascript)$/

/** How a body of a media type is written in code. What is not known to be text is bytes. */
export function bodyKind(type: string): BodyKind {
  const essence = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (/[/+]json$/.test(essence) || essence === '*/*') return 'json'
  if (essence === 'application/x-www-form-urlencoded') return 'form'
  if (essence.startsWith('multipart/')) return 'multipart'
  return textual.test(essence) ? 'text' : 'binary'
}

/** The parts of a multipart body that are files. */
export function filesOf({ schema, encoding = {} }: MediaObject, document: OpenApiDocument): string[] {
  const merged = mergeSchema(document, schema, [])
  return Object.entries(merged?.schema.properties ?? {}).flatMap(([name, property]) => {
    const part = mergeSchema(document, property, merged?.open ?? [])
    const items = part?.schema.items ? mergeSchema(document, part.schema.items, part.open) : part
    const { format, contentMediaType, contentEncoding, type } = items?.schema ?? {}
    const said = encoding[name]?.contentType
    const isBytes = format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined)
    const isSaid = said !== undefined && bodyKind(said) === 'binary' && (type === undefined || type === 'string')
    return isBytes || isSaid ? [name] : []
  })
}
