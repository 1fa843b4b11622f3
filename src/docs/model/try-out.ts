import type { CallDifferences } from './access.ts'
import type { FieldEncodings } from './field-encoding.ts'
import type { ParameterStyle } from './parameter-encoding.ts'

/** TRY OUT data of one operation: schemas for the form, and answers. */
export interface TryOutOperation extends CallDifferences {
  id: string
  method: string
  path: string
  /** JSON Schema 2020-12, self-contained ($defs), with the file's `example`. */
  parameters: (ParameterStyle & {
    required: boolean
    schema: unknown
    /** The file's example, else a generated one for a required parameter. */
    example: unknown
  })[]
  body: TryOutBody | null
  /** The bodies of the other media types. A property that one lacks is that of `body`. */
  otherBodies?: (Partial<TryOutBody> & Pick<TryOutBody, 'type'>)[]
  responses: {
    status: string
    description: string
    type: string | null
    examples: TryOutExample[]
  }[]
}

export interface TryOutBody {
  type: string
  required: boolean
  schema: unknown
  examples: TryOutExample[]
  /** The encodings of a form, by property. */
  encodings?: FieldEncodings
}

export interface TryOutExample {
  name: string
  summary: string | null
  /** Text, where the media type is neither JSON nor a form. */
  value: unknown
}

export const bodyTypes = ({ body, otherBodies = [] }: TryOutOperation): string[] =>
  body ? [body, ...otherBodies].map(({ type }) => type) : []

/** The operation with the body of the chosen media type as the first one. */
export function withBodyOf(operation: TryOutOperation, type: string | null): TryOutOperation {
  const { body, otherBodies = [] } = operation
  if (!body || otherBodies.every((each) => each.type !== type)) return operation
  const bodies = [body, ...otherBodies.map((other) => ({ ...body, ...other }))]
  const chosen = bodies.find((each) => each.type === type) ?? body
  return { ...operation, body: chosen, otherBodies: bodies.filter((each) => each !== chosen) }
}
