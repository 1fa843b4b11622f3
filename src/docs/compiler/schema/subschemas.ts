import type { SchemaNode, SchemaObject } from '../document.ts'

const one = [
  ...(['items', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'propertyNames'] as const),
  ...(['contains', 'not', 'if', 'then', 'else', 'contentSchema'] as const),
]
const lists = ['allOf', 'oneOf', 'anyOf', 'prefixItems'] as const
const maps = ['properties', 'patternProperties', 'dependentSchemas'] as const

/** The schemas that stand in a schema; what its $defs hold stands where it is referred to. */
export function subschemasOf(schema: SchemaObject): SchemaNode[] {
  return [
    ...one.flatMap((keyword): SchemaNode[] => (schema[keyword] === undefined ? [] : [schema[keyword]])),
    ...lists.flatMap((keyword) => schema[keyword] ?? []),
    ...maps.flatMap((keyword) => Object.values(schema[keyword] ?? {})),
  ]
}

/** The same schema with every schema in it changed. */
export function mapSubschemas(schema: SchemaObject, change: (part: SchemaNode) => SchemaNode): SchemaObject {
  const copy: SchemaObject = { ...schema }
  for (const keyword of one) {
    const part = schema[keyword]
    if (part !== undefined) copy[keyword] = change(part)
  }
  for (const keyword of lists) {
    const parts = schema[keyword]
    if (parts) copy[keyword] = parts.map(change)
  }
  for (const keyword of maps) {
    const parts = schema[keyword]
    if (parts) copy[keyword] = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]))
  }
  return copy
}
