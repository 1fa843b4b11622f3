import { isObject } from '#domain/is-object.ts'
import type { SchemaNode, SchemaObject } from '#domain/openapi.ts'

const one = [
  ...(['items', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'propertyNames'] as const),
  ...(['contains', 'not', 'if', 'then', 'else', 'contentSchema'] as const),
]
const lists = ['allOf', 'oneOf', 'anyOf', 'prefixItems'] as const
const maps = ['properties', 'patternProperties', 'dependentSchemas'] as const

/** The subschemas of a schema, except $defs, which appear where they are referenced. */
export function subschemasOf(schema: SchemaObject): SchemaNode[] {
  return [
    ...one.flatMap((keyword): SchemaNode[] => (schema[keyword] === undefined ? [] : [schema[keyword]])),
    ...lists.flatMap((keyword) => schema[keyword] ?? []),
    ...maps.flatMap((keyword) => Object.values(schema[keyword] ?? {})),
  ]
}

/** Whether the keywords with subschemas have the form that the standard demands. */
export const isWellFormed = (schema: Record<string, unknown>): boolean =>
  lists.every((keyword) => schema[keyword] === undefined || Array.isArray(schema[keyword])) &&
  maps.every((keyword) => schema[keyword] === undefined || isObject(schema[keyword]))

/** The schema with every subschema mapped. `steps` lead to the subschema. */
export function mapSubschemas(
  schema: SchemaObject,
  change: (part: SchemaNode, steps: string[]) => SchemaNode,
): SchemaObject {
  const copy: SchemaObject = { ...schema }
  for (const keyword of one) {
    const part = schema[keyword]
    if (part !== undefined) copy[keyword] = change(part, [keyword])
  }
  for (const keyword of lists) {
    const parts = schema[keyword]
    if (parts) copy[keyword] = parts.map((part, index) => change(part, [keyword, `${index}`]))
  }
  for (const keyword of maps) {
    const parts = schema[keyword]
    if (!parts) continue
    const entries = Object.entries(parts).map(([name, part]) => [name, change(part, [keyword, name])] as const)
    copy[keyword] = Object.fromEntries(entries)
  }
  return copy
}
