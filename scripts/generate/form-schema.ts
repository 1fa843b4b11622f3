import { type Document, type Ref, resolve, type Schema } from './openapi.ts'

/** The schema of one form, self-contained: no `$ref`, no `allOf`. */
export function formSchema(document: Document, name: string): Schema {
  const source = document.components?.schemas?.[name]
  if (!source) throw new Error(`codegen.config.ts lists the form ${name}, which "${document.info.title}" does not have`)
  return inline(document, source, [])
}

/** Replaces `$ref` with the schema it points to, and merges `allOf` into one object. */
function inline(document: Document, value: Ref<Schema>, trail: Schema[]): Schema {
  const schema = resolve(document, value)
  if (trail.includes(schema)) throw new Error('A form cannot show a schema that contains itself')
  const within = (part: Ref<Schema>) => inline(document, part, [...trail, schema])
  const { allOf, ...own } = schema
  const copy: Schema = { ...own }
  if (own.properties) copy.properties = mapValues(own.properties, within)
  if (own.items) copy.items = within(own.items)
  if (own.oneOf) copy.oneOf = own.oneOf.map(within)
  if (own.anyOf) copy.anyOf = own.anyOf.map(within)
  return (allOf ?? []).map(within).reduceRight(merge, copy)
}

const mapValues = <V, W>(record: Record<string, V>, change: (value: V) => W) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

function merge(second: Schema, first: Schema): Schema {
  const required = [...new Set([...(first.required ?? []), ...(second.required ?? [])])]
  const properties = { ...first.properties, ...second.properties }
  const merged: Schema = { ...first, ...second }
  if (Object.keys(properties).length > 0) merged.properties = properties
  if (required.length > 0) merged.required = required
  return merged
}
