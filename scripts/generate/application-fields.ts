import { type OpenApiDocument, resolveSchema, type SchemaNode, type SchemaObject } from '#domain/openapi.ts'
import { header } from './output.ts'

export const applicationSchema = 'openapi/common/application.yaml'

interface Field {
  pointer: string
  label: string
  part: string
  kind: 'value' | 'list' | 'record'
}

/** Writes the fields of the schema Application, for code that must not carry the whole specification. */
export function writeApplicationFields(document: OpenApiDocument): string {
  const lines = fieldsOf(document, { $ref: '#/components/schemas/Application' }, '', undefined).map(
    (field) => `  ${JSON.stringify(field)},`,
  )
  return `${header(applicationSchema)}
/** Every field of an application: a value, a list whose items have pointers of their own, or a record that is one field. */
export const applicationFields = [
${lines.join('\n')}
] as const
`
}

function fieldsOf(document: OpenApiDocument, ref: SchemaNode, pointer: string, inherited: string | undefined): Field[] {
  const schema = resolveSchema(document, ref)
  const part = textOf(schema, 'x-part') ?? inherited
  if (schema.type === 'object') {
    return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      fieldsOf(document, property, `${pointer}/${name}`, part),
    )
  }
  const label = textOf(schema, 'title')
  if (!label || !part) throw new Error(`${pointer} needs a title and an x-part in ${applicationSchema}`)
  return [{ pointer, label, part, kind: schema.type === 'array' ? 'list' : schema.oneOf ? 'record' : 'value' }]
}

function textOf(schema: SchemaObject, keyword: string): string | undefined {
  const text = schema[keyword]
  return typeof text === 'string' ? text : undefined
}
