import type { FieldEncodings } from './field-encoding.ts'

/** Code samples: languages and placeholders. */
export const languages = [
  { id: 'shell', label: 'cURL' },
  { id: 'javascript', label: 'JavaScript' },
  { id: 'typescript', label: 'TypeScript' },
  { id: 'python', label: 'Python' },
  { id: 'java', label: 'Java' },
  { id: 'csharp', label: 'C#' },
  { id: 'go', label: 'Go' },
  { id: 'php', label: 'PHP' },
  { id: 'ruby', label: 'Ruby' },
] as const

export type LanguageId = (typeof languages)[number]['id']

/** A code sample: highlighted text with placeholders for the reader's values. */
export interface Snippet {
  language: LanguageId
  parts: (string | Placeholder)[]
}

/** `as` names the value writer (src/docs/model/value-writers.ts). */
export type Placeholder = { as: string } & ({ hole: 'url' } | HeaderPlaceholder | BodyPlaceholder)

/** `absent`: the value without a header from the caller; undefined drops the line. */
interface HeaderPlaceholder {
  hole: 'header'
  name: string
  absent?: string
}

/** `files`: multipart parts that are files. `encodings`: of multipart parts. `absent`: the code without a body; undefined drops the line. */
export interface BodyPlaceholder {
  hole: 'body'
  files?: string[]
  encodings?: FieldEncodings
  absent?: string
}

/**
 * Values for the placeholders. A line whose header has no value is dropped. The body is the sent text; for multipart, a
 * JSON object of the parts, with file names for files.
 */
export interface CallValues {
  url: string
  headers: Record<string, string>
  body: string | null
}
