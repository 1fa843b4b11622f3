import { isDeepStrictEqual } from 'node:util'
import { below } from '#domain/json-pointer.ts'
import type { EncodingObject, MediaObject, OpenApiDocument, SchemaNode } from '#domain/openapi.ts'
import { type FlatSchema, flatten, type Located } from './flat-schema.ts'
import type { Report } from './report.ts'
import type { Direction } from './rules.ts'

interface Form {
  document: OpenApiDocument
  media: MediaObject
  schema: FlatSchema
}

/** A part of a form, which has a name or a position. */
interface Part {
  document: OpenApiDocument
  encoding: EncodingObject | undefined
  schema: Located<SchemaNode> | undefined
}

/** The part in both versions. */
type Pair = [before: Part, after: Part]
type Keyword = 'encoding' | 'prefixEncoding' | 'itemEncoding'

/** How the parts of a form are written; the rest of an encoding is text, and so is that of another media type. */
export function compareEncodings(
  report: Report,
  before: MediaObject,
  after: Located<MediaObject>,
  { type, direction }: { type: string; direction: Direction },
): void {
  const pairs = pairsOf(formOf(report.before, before), formOf(report.after, after.value))
  const isChanged = (keyword: Keyword) => pairs[keyword].some(([one, other]) => isWrittenInAnotherWay(one, other))
  const keywords = ['encoding', 'prefixEncoding', 'itemEncoding'] as const
  const changed = keywords.filter((keyword) => hasMeaning(keyword, type) && isChanged(keyword))
  for (const keyword of changed)
    report.add(`${direction}-schema-changed`, below(after.pointer, keyword), `${keyword} changed`)
  const others = keywords.filter((keyword) => !changed.includes(keyword))
  report.compareTexts(before, after.value, after.pointer, others)
}

const hasMeaning = (keyword: Keyword, type: string) =>
  /^multipart\//i.test(type) || (keyword === 'encoding' && /^application\/x-www-form-urlencoded\b/i.test(type))

const formOf = (document: OpenApiDocument, media: MediaObject): Form => ({
  document,
  media,
  schema: flatten(document, { value: media.schema ?? true, pointer: '' }),
})

function pairsOf(before: Form, after: Form): Record<Keyword, Pair[]> {
  const names = Object.keys({ ...before.media.encoding, ...after.media.encoding })
  const first = Math.max(...[before, after].map(({ media }) => media.prefixEncoding?.length ?? 0))
  const described = Math.max(first, ...[before, after].map(({ schema }) => schema.keywords.prefixItems?.length ?? 0))
  // All parts that follow the described ones are like the first of them.
  const positions = Array.from({ length: described + 1 }, (_, index) => index)
  const atPosition = (index: number): Pair => [partAt(before, index), partAt(after, index)]
  return {
    encoding: names.map((name) => [partNamed(before, name), partNamed(after, name)]),
    prefixEncoding: positions.slice(0, first).map(atPosition),
    itemEncoding: positions.slice(first).map(atPosition),
  }
}

const partNamed = ({ document, media, schema }: Form, name: string): Part => ({
  document,
  encoding: media.encoding?.[name],
  schema: schema.properties.get(name),
})

function partAt({ document, media, schema }: Form, index: number): Part {
  const item = schema.keywords.prefixItems?.[index]
  return {
    document,
    encoding: media.prefixEncoding?.[index] ?? media.itemEncoding,
    schema: item === undefined ? schema.nested.get('items') : { value: item, pointer: '' },
  }
}

const isWrittenInAnotherWay = (one: Part, other: Part) => !isDeepStrictEqual(written(one, other), written(other, one))

/** Where only the other version names media types, the default is the media type. */
function written({ document, encoding, schema }: Part, other: Part) {
  const { contentType, style = 'form', explode = style === 'form', allowReserved = false } = encoding ?? {}
  const isNamed = other.encoding?.contentType !== undefined
  const mediaTypes = contentType ?? (isNamed ? defaultTypeOf(document, schema) : undefined)
  return { mediaTypes: mediaTypes?.toLowerCase().replaceAll(/\s/g, ''), style, explode, allowReserved }
}

/** As the schema says, or by OpenAPI's table of default media types. Undefined for a field of several types. */
function defaultTypeOf(document: OpenApiDocument, field?: Located<SchemaNode>): string | undefined {
  if (!field) return undefined
  const { keywords, nested } = flatten(document, field)
  const { type, format, contentEncoding, contentMediaType } = keywords
  const [only, ...others] = [type ?? []].flat().filter((each) => each !== 'null')
  if (others.length > 0) return undefined
  if (only === 'array') return defaultTypeOf(document, nested.get('items'))
  if (only === 'object') return 'application/json'
  if (contentEncoding === undefined && typeof contentMediaType === 'string') return contentMediaType
  const isText = only !== undefined && contentEncoding === undefined && format !== 'binary'
  return isText ? 'text/plain' : 'application/octet-stream'
}
