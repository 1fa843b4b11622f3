// The parts of JSON Schema 2020-12 that a form needs.

import { lookUp } from '#domain/json-pointer.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Resolves references and merges `allOf`. */
export function flatten(schema: unknown, root: JsonObject, depth = 0): JsonObject {
  if (!isObject(schema) || depth > 32) return {}
  const { $ref, allOf, ...own } = schema
  const parts = [...(typeof $ref === 'string' ? [lookUp(root, $ref)] : []), ...listOf(allOf)]
  const flat = parts.map((part) => flatten(part, root, depth + 1))
  return [...flat, own].reduce<JsonObject>(merged, {})
}

/** Both apply. Of two limits the later one is shown: a form only gives hints. */
function merged(one: JsonObject, other: JsonObject): JsonObject {
  const all: Record<string, unknown> = { ...one, ...other }
  if (one.properties || other.properties) all.properties = mergedProperties(one.properties, other.properties)
  if (one.required || other.required) all.required = [...new Set([...listOf(one.required), ...listOf(other.required)])]
  return all
}

function mergedProperties(one: unknown, other: unknown): JsonObject {
  if (!isObject(one) || !isObject(other)) return isObject(one) ? one : isObject(other) ? other : {}
  const shared = Object.keys(one).filter((name) => Object.hasOwn(other, name))
  return { ...one, ...other, ...Object.fromEntries(shared.map((name) => [name, { allOf: [one[name], other[name]] }])) }
}

export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null'

/** The types of a merged node except null; empty for any. */
export function typesOf(node: JsonObject): TypeName[] {
  const named = [node.type].flat().filter(isTypeName)
  if (named.length > 0) return named.filter((type) => type !== 'null')
  if (node.properties || node.additionalProperties) return ['object']
  return node.items || node.prefixItems ? ['array'] : []
}

const typeNames: readonly unknown[] = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
const isTypeName = (value: unknown): value is TypeName => typeNames.includes(value)
