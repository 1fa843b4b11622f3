import type { CallDifferences } from './access.ts'
import type { FieldEncodings } from './field-encoding.ts'

/** TRY OUT data of one operation: schemas for the form, and answers. */
export interface TryOutOperation extends CallDifferences {
  id: string
  method: string
  path: string
  /** JSON Schema 2020-12, self-contained ($defs), with the file's `example`. */
  parameters: {
    name: string
    in: 'path' | 'query' | 'header' | 'cookie'
    required: boolean
    schema: unknown
    /** The file's example, else a generated one for a required parameter. */
    example: unknown
    /** Serialisation, if the file specifies it. */
    style?: string | undefined
    explode?: boolean | undefined
    allowReserved?: boolean | undefined
    type?: string | undefined
  }[]
  body: {
    type: string
    required: boolean
    schema: unknown
    examples: { name: string; summary: string | null; value: unknown }[]
    /** Of a form, by property. */
    encodings?: FieldEncodings
  } | null
  responses: {
    status: string
    description: string
    type: string | null
    examples: { name: string; summary: string | null; value: unknown }[]
  }[]
}
