import { type FieldEncoding, type FieldEncodings, fieldPairs, isStyled } from './field-encoding.ts'

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

/**
 * The value of a JSON text; undefined where a literal would change it (numbers beyond precision, duplicate or unordered
 * names, lone surrogates), so that the text itself is sent.
 */
export function faithfulJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (value === null || /\\ud[89a-f]/i.test(text)) return undefined
    return JSON.stringify(value) === withoutSpace(text) ? value : undefined
  } catch {
    return undefined
  }
}

const withoutSpace = (json: string) => json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, string = '') => string)

/** The pairs of a form-urlencoded text; undefined where serialising them would change it. */
export function formPairs(text: string): [name: string, value: string][] | undefined {
  const pairs = new URLSearchParams(text)
  return pairs.toString() === text.replaceAll('%20', '+') ? [...pairs] : undefined
}

/** The parts of a multipart body, given as a JSON object: an array becomes several parts of one name. */
export function multipartFields(text: string, files: readonly string[] = [], encodings: FieldEncodings = {}): Field[] {
  const body = faithfulJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return []
  return Object.entries(body).flatMap(([property, value]) => {
    const isFile = files.includes(property)
    const encoding = encodings[property] ?? {}
    const type = typeOf(value, encoding)
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

/** Objects are JSON, whether single or in a list. */
function typeOf(value: unknown, encoding: FieldEncoding): string | undefined {
  if (isStyled(encoding)) return undefined
  const [item] = Array.isArray(value) ? value : [value]
  return encoding.type ?? (typeof item === 'object' && item !== null ? 'application/json' : undefined)
}

/** The pairs as an object, unless a name repeats. */
export function asObject(pairs: [string, string][]): Record<string, string> | undefined {
  const object = Object.fromEntries(pairs)
  return Object.keys(object).length === pairs.length ? object : undefined
}
