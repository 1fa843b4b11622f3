import { type FieldEncodings, fieldPairs, fieldType } from './field-encoding.ts'
import { faithfulJson } from './form-fields.ts'

/** A part of a multipart body as it is sent. */
export interface Field {
  name: string
  /** The file name of a file. */
  value: string
  isFile: boolean
  type: string | undefined
  headers: [name: string, value: string][]
  /** Whether the type and the headers are those of an encoding, which the code of the body prepares for. */
  isEncoded: boolean
}

/** The parts of a multipart body, given as a JSON object: an array becomes several parts of one name. */
export function multipartFields(text: string, files: readonly string[] = [], encodings: FieldEncodings = {}): Field[] {
  const body = faithfulJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return []
  return Object.entries(body).flatMap(([property, value]) => {
    const isFile = files.includes(property)
    const encoding = encodings[property] ?? {}
    const type = fieldType(value, encoding)
    const headers = Object.entries(encoding.headers ?? {})
    return fieldPairs(property, value, isFile ? {} : encoding).map(
      ([name, part]): Field => ({
        name,
        value: part,
        isFile,
        type,
        headers,
        isEncoded: encoding.type !== undefined || headers.length > 0,
      }),
    )
  })
}
