import type { Schema } from '#docs/model/product.ts'
import { counted } from '#domain/counts.ts'

/** Whether a schema has contents to expand: properties, alternatives, conditions. */
export function isExpandable(schema: Schema): boolean {
  return Boolean(
    schema.ref ||
      schema.properties?.length ||
      schema.others?.some((other) => hasDetails(other.schema)) ||
      schema.choice ||
      schema.not ||
      schema.conditions?.length ||
      schema.prefixItems?.length ||
      (schema.items && (isExpandable(schema.items) || hasDetails(schema.items))),
  )
}

/** Whether a schema has details besides its type. */
function hasDetails(schema: Schema): boolean {
  const { description, constraints, values, example } = schema
  const isConstant = schema.const !== undefined || schema.default !== undefined
  return Boolean(description || constraints?.length || values?.length || example || isConstant) || isExpandable(schema)
}

/** The label of a collapsed node: '3 properties', 'one of 2', 'each Charge'. */
export function contentsLabel(schema: Schema): string {
  const inner = innermost(schema)
  const isList = inner !== schema
  if (inner.ref) return isList ? `each ${inner.ref.name}` : inner.ref.name
  const count = inner.properties?.length ?? 0
  if (inner.choice) return `${inner.choice.kind} ${inner.choice.options.length}${isList ? ' for each item' : ''}`
  if (count > 0) return `${counted(count, 'property', 'properties')}${isList ? ' of each item' : ''}`
  return isList ? 'more about each item' : 'more'
}

/** Whether the content is a named schema, which may be recursive. */
export function isNamed(schema: Schema): boolean {
  return innermost(schema).ref !== undefined
}

function innermost(schema: Schema): Schema {
  return schema.items ? innermost(schema.items) : schema
}

/** Flags after the type; 'required' is shown separately. */
export function flagsOf(schema: Schema): string[] {
  const flags: [boolean | undefined, string][] = [
    [schema.nullable && !/\bnull\b/.test(schema.type), 'nullable'],
    [schema.readOnly, 'read only'],
    [schema.writeOnly, 'write only'],
  ]
  return flags.flatMap(([holds, word]) => (holds ? [word] : []))
}
