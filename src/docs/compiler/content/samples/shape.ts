import type { FieldEncodings } from '#docs/model/field-encoding.ts'
import type { BodyKind } from '#docs/model/media-kind.ts'
import type { Placeholder } from '#docs/model/snippet.ts'

/** Everything that determines the code of a call. Values are filled in later, so calls of equal shape share it. */
export interface CallShape {
  /** In upper case. */
  method: string
  /** Names of the possible headers, in order. */
  headers: string[]
  body: SentBody | null
}

export interface SentBody {
  type: string
  /** 'mixed' of multipart/mixed; 'form-data' of other types. */
  subtype: string
  kind: BodyKind
  /** Names of the multipart parts that are files. */
  files: string[]
  /** The encodings of multipart parts. */
  encodings: FieldEncodings
  /** Whether a name of a part may repeat. */
  hasLists: boolean
}

/** Whether a multipart body is more than names, values, files and their types, which is all that some libraries write. */
export const isUnusual = (sent: SentBody): boolean =>
  sent.kind === 'multipart' &&
  (sent.subtype !== 'form-data' || Object.values(sent.encodings).some(({ headers }) => headers !== undefined))

/** Some libraries write the types of files only. */
export const hasTypedTexts = ({ kind, encodings, files }: SentBody): boolean =>
  kind === 'multipart' &&
  Object.entries(encodings).some(([name, { type }]) => type !== undefined && !files.includes(name))

/** Code with placeholders. */
export type Template = (string | Placeholder)[]

/** A template tag that keeps placeholders and accepts nested templates. */
export function code(words: TemplateStringsArray, ...values: (string | Placeholder | Template)[]): Template {
  return words.flatMap((word, index) => {
    const filled = values[index]
    return filled === undefined ? [word] : [word, ...(Array.isArray(filled) ? filled : [filled])]
  })
}

/** Placeholders for values of the reader. `as` names the value writer. */
export const placeholder = {
  url: (as: string): Placeholder => ({ as, hole: 'url' }),
  header(as: string, name: string, shape: CallShape): Placeholder {
    const isType = name.toLowerCase() === 'content-type'
    return { as, hole: 'header', name, ...(isType && shape.body ? { absent: shape.body.type } : {}) }
  },
  body: (as: string, absent?: string): Placeholder => ({ as, hole: 'body', ...(absent !== undefined && { absent }) }),
  /** The parts of a multipart body. */
  parts: (as: string, { files, encodings }: SentBody): Placeholder => ({ as, hole: 'body', files, encodings }),
}

/** Headers written by the HTTP library: the type of a multipart body contains its boundary. */
export function headersOf(shape: CallShape, ...except: string[]): string[] {
  const without = [
    ...except,
    ...(shape.body === null || shape.body.kind === 'multipart' ? ['content-type'] : []),
    'content-length',
    'host',
  ]
  return headersOfCall(shape).filter((name) => !without.includes(name.toLowerCase()))
}

/** A body always has a content type, listed by the file or not. */
function headersOfCall({ headers, body: sent }: CallShape): string[] {
  const isNamed = headers.some((name) => name.toLowerCase() === 'content-type')
  return sent && !isNamed ? ['Content-Type', ...headers] : headers
}
