import type { SchemaNode, SchemaObject } from '#domain/openapi.ts'
import { commonTypes } from '../schema/merge.ts'

/** Both schemas as one: their limits add up, and other keywords of the second replace those of the first. */
export function combineSchemas(first: SchemaObject, second: SchemaObject): SchemaObject {
  const merged: SchemaObject = { ...first, ...second }
  for (const [keyword, combine] of Object.entries(combiners)) {
    const before = first[keyword]
    const after = second[keyword]
    if (before !== undefined && after !== undefined) merged[keyword] = combine(before, after)
  }
  return merged
}

type Combine = (first: unknown, second: unknown) => unknown

const larger: Combine = (first, second) => Math.max(Number(first), Number(second))
const smaller: Combine = (first, second) => Math.min(Number(first), Number(second))
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const both: Combine = (first, second) => (first === second ? first : { allOf: [first, second] })

const combiners: Record<string, Combine> = {
  required: (first, second) => [...new Set([first, second].flat())],
  properties: (first, second) => mergeProperties(first as Properties, second as Properties),
  patternProperties: (first, second) => mergeProperties(first as Properties, second as Properties),
  dependentRequired: (first, second) => Object.assign({}, first, second),
  dependentSchemas: (first, second) => mergeProperties(first as Properties, second as Properties),
  type: bothTypes,
  enum: (first, second) => (isList(first) && isList(second) ? bothValues(first, second) : second),
  additionalProperties: both,
  items: both,
  contains: both,
  propertyNames: both,
  not: (first, second) => (first === second ? first : { anyOf: [first, second] }),
  minimum: larger,
  exclusiveMinimum: larger,
  minLength: larger,
  minItems: larger,
  minProperties: larger,
  maximum: smaller,
  exclusiveMaximum: smaller,
  maxLength: smaller,
  maxItems: smaller,
  maxProperties: smaller,
}

function bothValues(first: unknown[], second: unknown[]): unknown[] {
  const texts = new Set(second.map((value) => JSON.stringify(value)))
  return first.filter((value) => texts.has(JSON.stringify(value)))
}

function bothTypes(first: unknown, second: unknown): unknown {
  const types = commonTypes([first].flat().map(String), [second].flat().map(String))
  return types.length === 0 ? second : types.length === 1 ? types[0] : types
}

type Properties = Record<string, SchemaNode>

function mergeProperties(first: Properties, second: Properties): Properties {
  const merged = { ...first }
  for (const [name, property] of Object.entries(second)) {
    const before = merged[name]
    merged[name] = before === undefined || before === property ? property : mergeProperty(before, property)
  }
  return merged
}

/** Properties with references or alternatives are merged when their own values are made. */
function mergeProperty(first: SchemaNode, second: SchemaNode): SchemaNode {
  if (first === true) return second
  if (second === true) return first
  if (first === false || second === false) return false
  return isPlain(first) && isPlain(second) ? combineSchemas(first, second) : { allOf: [first, second] }
}

const isPlain = (schema: SchemaObject) => !['$ref', 'allOf', 'oneOf', 'anyOf', 'if', 'not'].some((key) => key in schema)
