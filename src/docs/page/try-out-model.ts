/** What TRY OUT needs of one operation: schemas as they are, for the form, and what to answer with. */
export interface TryOutOperation {
  id: string
  method: string
  path: string
  /** JSON Schema 2020-12, self-contained ($defs), `example` filled in where the file has one. */
  parameters: {
    name: string
    in: 'path' | 'query' | 'header' | 'cookie'
    required: boolean
    schema: unknown
    /** The file's own, else one made from the schema where there has to be one. */
    example: unknown
    /** How it is written, where the file says so. */
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
  } | null
  responses: {
    status: string
    description: string
    type: string | null
    examples: { name: string; summary: string | null; value: unknown }[]
  }[]
}
