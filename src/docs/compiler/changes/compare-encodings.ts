import { isDeepStrictEqual } from 'node:util'
import { below } from '#domain/json-pointer.ts'
import type { EncodingObject, MediaObject, OpenApiDocument, SchemaNode } from '#domain/openapi.ts'
import { flatten, type Located } from './flat-schema.ts'
import type { Report } from './report.ts'
import type { Direction } from './rules.ts'

interface Form {
  document: OpenApiDocument
  encodings: Record<string, EncodingObject>
  fields: Map<string, Located<SchemaNode>>
}

/** How the fields of a form are written; the rest of an encoding is text, and so is that of another media type. */
export function compareEncodings(
  report: Report,
  before: MediaObject,
  after: Located<MediaObject>,
  { type, direction }: { type: string; direction: Direction },
): void {
  const [old, current] = [formOf(report.before, before), formOf(report.after, after.value)]
  const names = Object.keys({ ...old.encodings, ...current.encodings })
  if (
    !isForm(type) ||
    names.every((name) => isDeepStrictEqual(written(name, old, current), written(name, current, old)))
  )
    report.compareTexts(before, after.value, after.pointer, ['encoding'])
  else report.add(`${direction}-schema-changed`, below(after.pointer, 'encoding'), 'encoding changed')
}

const isForm = (type: string) => /^(multipart\/|application\/x-www-form-urlencoded\b)/i.test(type)

const formOf = (document: OpenApiDocument, { encoding = {}, schema = true }: MediaObject): Form => ({
  document,
  encodings: encoding,
  fields: flatten(document, { value: schema, pointer: '' }).properties,
})

/** A field as one version writes it. Where only the other version names media types, the default is the media type. */
function written(name: string, form: Form, other: Form) {
  const { contentType, style = 'form', explode = style === 'form', allowReserved = false } = form.encodings[name] ?? {}
  const isNamed = other.encodings[name]?.contentType !== undefined
  const mediaTypes = contentType ?? (isNamed ? defaultTypeOf(form.document, form.fields.get(name)) : undefined)
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
