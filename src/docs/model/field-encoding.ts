import { isJson } from './media-kind.ts'
import { writeParameter } from './parameter-encoding.ts'

/** How a property of a form or multipart body is sent: an encoding object of the file, with values for its headers. */
export interface FieldEncoding {
  /** Media type of the field. */
  type?: string
  /** Whether values are texts of that type already, such as a string that contains JSON. */
  isText?: boolean
  headers?: Record<string, string>
  style?: string
  explode?: boolean
  allowReserved?: boolean
}

/** By property name. */
export type FieldEncodings = Record<string, FieldEncoding>

/** With a style, the content type of an encoding does not apply (OpenAPI 3.1, 4.8.15). */
export const isStyled = ({ style, explode, allowReserved }: FieldEncoding): boolean =>
  style !== undefined || explode !== undefined || allowReserved !== undefined

/** The text of an application/x-www-form-urlencoded body. */
export function formText(body: object, encodings: FieldEncodings = {}): string {
  const texts = Object.entries(body).map(([name, value]) => {
    const encoding = encodings[name] ?? {}
    if (encoding.allowReserved) return writeStyled(name, value, encoding)
    return new URLSearchParams(fieldPairs(name, value, encoding)).toString()
  })
  return texts.filter((text) => text !== '').join('&')
}

/** The fields that one property of a body becomes: a list becomes several fields of its name. */
export function fieldPairs(name: string, value: unknown, encoding: FieldEncoding): [string, string][] {
  if (isStyled(encoding)) return [...new URLSearchParams(writeStyled(name, value, encoding))]
  const items: unknown[] = Array.isArray(value) ? value : [value]
  return items.map((item) => [name, fieldText(item, encoding)])
}

/** The media type of a field; undefined for plain text. Objects are JSON, whether single or in a list. */
export function fieldType(value: unknown, encoding: FieldEncoding): string | undefined {
  if (isStyled(encoding)) return undefined
  const [item] = Array.isArray(value) ? value : [value]
  return encoding.type ?? (typeof item === 'object' && item !== null ? 'application/json' : undefined)
}

const writeStyled = (name: string, value: unknown, { style, explode, allowReserved }: FieldEncoding): string =>
  writeParameter({ in: 'query', name, style, explode, allowReserved }, value) ?? ''

function fieldText(value: unknown, { type = '', isText = false }: FieldEncoding): string {
  if (value instanceof File) return value.name
  const asJson = (isJson(type) && !isText) || (typeof value === 'object' && value !== null)
  return asJson ? JSON.stringify(value) : String(value ?? '')
}
