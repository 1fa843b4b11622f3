import { formText } from '#docs/model/field-encoding.ts'
import { bodyKind } from '#docs/model/media-kind.ts'
import { headOf } from '#docs/model/multipart-code.ts'
import { type Field, multipartFields } from '#docs/model/multipart-fields.ts'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { isObject } from '#domain/is-object.ts'
import { withFileNames } from '../content/examples.ts'
import type { Parts } from '../operations/encodings.ts'

export interface RequestBody {
  /** The media type, with the boundary of a multipart body. */
  type: string
  /** The language of the text, or the parts of multipart/form-data. */
  format: 'json' | 'xml' | 'text' | 'parts'
  /** As it is sent, with variables. In a multipart body `< ./name` stands for a file. */
  text: string
  parts: Field[]
  /** The example that the text is made from, with variables as strings. */
  value: unknown
}

/** The first example as a body. `fill` replaces the values of an object's properties. */
export function bodyOf(
  { body }: TryOutOperation,
  parts: Parts,
  fill: (name: string, value: unknown) => unknown,
): RequestBody | null {
  const [example] = body?.examples ?? []
  if (!body || example === undefined) return null
  const { type, encodings } = body
  const value = isObject(example.value)
    ? Object.fromEntries(Object.entries(example.value).map(([name, part]) => [name, fill(name, part)]))
    : example.value
  const kind = bodyKind(type)
  const plain = { type, format: formatOf(type), parts: [], value }
  if (kind === 'json') return { ...plain, text: unquoted(jsonText(value), value, example.value) }
  if (kind === 'form' && isObject(value)) return { ...plain, text: withVariables(formText(value, encodings)) }
  return (kind === 'multipart' && multipartBody(type, value, parts)) || { ...plain, text: textOf(value) }
}

function formatOf(type: string): RequestBody['format'] {
  if (bodyKind(type) === 'json') return 'json'
  return /xml/.test(type) ? 'xml' : 'text'
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2))

/** A text that begins like an object or a list is JSON with a mistake, which the file's author wrote. */
export const jsonText = (value: unknown) =>
  typeof value === 'string' && /^\s*[[{]/.test(value) ? value : JSON.stringify(value, null, 2)

/** Variables in the place of numbers and booleans lose their quotes. */
function unquoted(json: string, value: unknown, example: unknown): string {
  if (!isObject(value) || !isObject(example)) return json
  const names = Object.keys(value).filter((name) => ['number', 'boolean'].includes(typeof example[name]))
  return names.reduce((text, name) => {
    const start = `\n  ${JSON.stringify(name)}: `
    return text.replace(start + JSON.stringify(value[name]), () => `${start}${value[name]}`)
  }, json)
}

/** Encoded braces no longer name a variable. */
const withVariables = (form: string) => form.replaceAll(/%7B%7B(?:%24)?\w+%7D%7D/g, decodeURIComponent)

const boundary = 'next-part-of-the-body'

/** Null for a body without named parts. */
function multipartBody(type: string, value: unknown, { files, encodings }: Parts): RequestBody | null {
  const parts = multipartFields(JSON.stringify(withFileNames(value, files)), files, encodings)
  if (parts.length === 0) return null
  return {
    type: `${type}; boundary=${boundary}`,
    format: /^multipart\/form-data\b/i.test(type) ? 'parts' : 'text',
    text: `${parts.map(partText).join('')}--${boundary}--`,
    parts,
    value,
  }
}

const partText = (part: Field) =>
  `--${boundary}\n${headOf(part).replaceAll('\r\n', '\n')}\n\n${part.isFile ? `< ./${part.value}` : part.value}\n`
