/** The ways in which code writes a body. */
export type BodyKind = 'json' | 'text' | 'form' | 'multipart' | 'binary'

const textual = /^text\/|[/+](xml|yaml|x-yaml|graphql|ndjson|jsonl|x-ndjson|x-jsonlines|json-seq|sql|csv|javascript)$/

const boundary = /;\s*boundary=/i

/** How code writes a body of a media type. Unknown types are binary; parts around a boundary of the type are text. */
export function bodyKind(type: string): BodyKind {
  const essence = essenceOf(type)
  if (isJson(type) || essence === '*/*') return 'json'
  if (essence === 'application/x-www-form-urlencoded') return 'form'
  if (essence.startsWith('multipart/')) return boundary.test(type) ? 'text' : 'multipart'
  return textual.test(essence) ? 'text' : 'binary'
}

/** Not 'application/json-seq', whose text is several values. */
export const isJson = (type: string) => /[/+]json$/.test(essenceOf(type))

interface TextSchema {
  format?: unknown
  contentMediaType?: unknown
  contentEncoding?: unknown
}

/** The schema of a string that represents a file. */
export const isFileSchema = ({ format, contentMediaType, contentEncoding }: TextSchema) =>
  format === 'binary' ||
  (typeof contentMediaType === 'string' && contentEncoding === undefined && !isJson(contentMediaType))

/** A media type without its parameters. */
export const essenceOf = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? ''
