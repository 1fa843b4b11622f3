import type { SchemaNode, SchemaObject } from '#domain/openapi.ts'
import type { Merged } from './merge.ts'

/** 'string (date)', 'array of Charge', 'string or null', 'any'. */
export function typeLabel(merged: Merged, itemWords: string | undefined, optionWords: string[] = []): string {
  const types = typesOf(merged)
  const words = types
    .filter((type) => type !== 'null' || types.length === 1)
    .map((type) => withDetail(type, merged.format, itemWords))
  const own = words.length > 0 ? words : [...new Set(optionWords)]
  const all =
    own.length > 0 && own.length <= 3 ? own.join(' or ') : own.length > 3 ? `one of ${own.length} kinds` : 'any'
  return isNullable(merged) && all !== 'any' && !/\bnull$/.test(all) ? `${all} or null` : all
}

function withDetail(type: string, format: string | undefined, itemWords: string | undefined): string {
  if (type === 'array') return itemWords === undefined ? 'array' : `array of ${itemWords}`
  return format !== undefined && type !== 'object' && type !== 'null' ? `${type} (${format})` : type
}

export const isNullable = (merged: Merged): boolean => typesOf(merged).includes('null')

/** The given types, or those implied by other keywords. */
export function typesOf({ types, keywords }: Merged): string[] {
  if (types) return types
  if (keywords.const !== undefined) return [typeOfValue(keywords.const)]
  if (keywords.enum) return [...new Set(keywords.enum.map(typeOfValue))]
  return impliedTypes(keywords)
}

const impliedBy: [type: string, keywords: string[]][] = [
  ['object', ['properties', 'additionalProperties', 'patternProperties', 'required', 'minProperties', 'maxProperties']],
  ['object', ['propertyNames', 'unevaluatedProperties', 'dependentSchemas', 'dependentRequired']],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems']],
  ['string', ['minLength', 'maxLength', 'pattern', 'contentMediaType', 'contentEncoding']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
]

/** The types whose keywords a schema has. */
export const impliedTypes = (keywords: SchemaObject): string[] => [
  ...new Set(impliedBy.flatMap(([type, names]) => (names.some((name) => keywords[name] !== undefined) ? [type] : []))),
]

function typeOfValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

export const isNullSchema = (schema: SchemaNode): boolean =>
  typeof schema === 'object' && (schema.type === 'null' || schema.const === null) && Object.keys(schema).length === 1
