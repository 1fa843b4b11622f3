import { isDeepStrictEqual } from 'node:util'
import type { SchemaObject } from '#domain/openapi.ts'
import { commonTypes } from '../schema/merge.ts'

export const upperLimits = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties', 'maxContains']
export const lowerLimits = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties', 'minContains']

/** Conditions whose effect no rule describes. */
export const conditions = [
  ...['not', 'if', 'then', 'else', 'contains', 'prefixItems', 'unevaluatedItems', 'propertyNames', 'patternProperties'],
  ...['dependentSchemas', 'dependentRequired', 'contentEncoding', 'contentMediaType', 'contentSchema', 'discriminator'],
]

/** Keywords for readers. */
export const texts = ['title', 'description', 'example', 'examples', 'externalDocs', 'xml', '$comment']

/** Adds the keywords of a further part of `allOf`. Every part holds, so conditions add up; of texts the last one counts. */
export function mergeKeywords(merged: SchemaObject, part: SchemaObject): void {
  for (const [keyword, value] of Object.entries(part)) {
    const earlier = merged[keyword]
    const isSame = earlier === undefined || isDeepStrictEqual(earlier, value)
    merged[keyword] = isSame ? value : (mergers.get(keyword)?.(earlier, value) ?? value)
  }
}

type Merger = (earlier: unknown, value: unknown) => unknown

const listOf = (value: unknown): unknown[] => [value].flat()

/** Types or values that both lists allow. */
const common: Merger = (earlier, value) => {
  const [one, other] = [listOf(earlier), listOf(value)]
  return one.filter((each) => other.some((another) => isDeepStrictEqual(each, another)))
}

const lowest: Merger = (earlier, value) => Math.min(Number(earlier), Number(value))
const highest: Merger = (earlier, value) => Math.max(Number(earlier), Number(value))
const either: Merger = (earlier, value) => earlier === true || value === true
const both: Merger = (earlier, value) => [...listOf(earlier), value]
const bothSchemas: Merger = (earlier, value) =>
  earlier === false || value === false ? false : { allOf: [earlier, value] }

const mergers = new Map<string, Merger>([
  ['type', (earlier, value) => commonTypes(listOf(earlier).map(String), listOf(value).map(String))],
  ['enum', common],
  ...upperLimits.map((keyword) => [keyword, lowest] as const),
  ...lowerLimits.map((keyword) => [keyword, highest] as const),
  ...['uniqueItems', 'readOnly', 'writeOnly'].map((keyword) => [keyword, either] as const),
  ...['items', 'additionalProperties', 'unevaluatedProperties'].map((keyword) => [keyword, bothSchemas] as const),
  ...['format', 'pattern', 'multipleOf', ...conditions].map((keyword) => [keyword, both] as const),
])
