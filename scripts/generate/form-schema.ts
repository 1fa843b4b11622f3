import { type OpenApiDocument, resolveSchema, type SchemaNode, type SchemaObject } from '#domain/openapi.ts'

/** The schema of one form, self-contained: no `$ref`, no `allOf`. */
export function formSchema(document: OpenApiDocument, name: string): SchemaObject {
  const source = document.components?.schemas?.[name]
  if (!source) throw new Error(`codegen.config.ts lists the form ${name}, which "${document.info.title}" does not have`)
  return inline(document, source, [])
}

/** Replaces `$ref` with the schema it points to, and merges `allOf` into one object. */
function inline(document: OpenApiDocument, value: SchemaNode, trail: SchemaObject[]): SchemaObject {
  const schema = resolveSchema(document, value)
  if (trail.includes(schema)) throw new Error('A form cannot show a schema that contains itself')
  const within = (part: SchemaNode) => inline(document, part, [...trail, schema])
  const { allOf, ...own } = schema
  const copy: SchemaObject = { ...own }
  if (own.properties) copy.properties = mapValues(own.properties, within)
  if (own.items) copy.items = within(own.items)
  if (own.oneOf) copy.oneOf = own.oneOf.map(within)
  if (own.anyOf) copy.anyOf = own.anyOf.map(within)
  return (allOf ?? []).map(within).reduceRight(merge, copy)
}

const mapValues = <V, W>(record: Record<string, V>, change: (value: V) => W) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

function merge(second: SchemaObject, first: SchemaObject): SchemaObject {
  const required = [...new Set([...(first.required ?? []), ...(second.required ?? [])])]
  const properties = { ...first.properties, ...second.properties }
  const merged: SchemaObject = { ...first, ...second }
  if (Object.keys(properties).length > 0) merged.properties = properties
  if (required.length > 0) merged.required = required
  return merged
}
