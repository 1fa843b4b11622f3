import { patternPhrase } from '#docs/model/pattern-text.ts'
import { counted } from '#domain/counts.ts'
import type { SchemaObject } from '#domain/openapi.ts'
import { describeDiscriminator } from './choice.ts'
import { furtherItems } from './conditions.ts'

/** The constraints of a schema in words, besides type, properties and subschemas. */
export function constraintsOf(schema: SchemaObject, inChoice: boolean): string[] {
  return [
    ...lengths(schema, 'Length', 'character', 'characters'),
    ...phrase(patternPhrase(schema), String),
    ...phrase(schema.minimum, (limit) => `at least ${limit}`),
    ...phrase(schema.exclusiveMinimum, (limit) => `more than ${limit}`),
    ...phrase(schema.maximum, (limit) => `at most ${limit}`),
    ...phrase(schema.exclusiveMaximum, (limit) => `less than ${limit}`),
    ...phrase(schema.multipleOf, (step) => `multiple of ${step}`),
    ...lengths(schema, 'Items', 'item', 'items'),
    ...(furtherItems(schema).includes(false) ? ['no further items'] : []),
    ...(schema.uniqueItems === true ? ['unique items'] : []),
    ...lengths(schema, 'Properties', 'property', 'properties'),
    ...encodings(schema),
    ...dependentNames(schema),
    ...(schema.discriminator && !inChoice ? [describeDiscriminator(schema.discriminator)] : []),
    ...otherKeywords(schema),
  ]
}

const phrase = (value: unknown, words: (value: unknown) => string): string[] =>
  value === undefined ? [] : [words(value)]

function lengths(schema: SchemaObject, what: 'Length' | 'Items' | 'Properties', one: string, many: string): string[] {
  const [min, max] = [schema[`min${what}`], schema[`max${what}`]]
  const count = (number: unknown) => counted(Number(number), one, many)
  if (min !== undefined && min === max) return [`exactly ${count(min)}`]
  return [
    ...phrase(min, (number) => `at least ${count(number)}`),
    ...phrase(max, (number) => `at most ${count(number)}`),
  ]
}

function encodings(schema: SchemaObject): string[] {
  return [
    ...phrase(schema.contentMediaType, (type) => `holds ${type}`),
    ...phrase(schema.contentEncoding, (encoding) => `encoded as ${encoding}`),
    ...phrase(schema.xml, describeXml),
  ]
}

function describeXml(xml: unknown): string {
  const { name, attribute, wrapped, prefix, namespace } = xml as Record<string, unknown>
  const place = attribute === true ? 'an attribute' : 'an element'
  const named = name === undefined ? place : `${place} named ${prefix === undefined ? '' : `${prefix}:`}${name}`
  return `in XML ${named}${wrapped === true ? ', wrapped in an element of its own' : ''}${namespace === undefined ? '' : `, of ${namespace}`}`
}

/** Names that other names require. */
function dependentNames(schema: SchemaObject): string[] {
  return Object.entries(schema.dependentRequired ?? {}).map(
    ([name, others]) => `${name} requires ${others.join(', ') || 'nothing'}`,
  )
}

/** Keywords that are shown elsewhere, or are irrelevant to readers. */
const shownElsewhere = new Set([
  ...['$ref', '$schema', '$comment', '$anchor', '$dynamicAnchor', '$defs', 'definitions', '$vocabulary'],
  ...['type', 'title', 'description', 'format', 'default', 'const', 'enum', 'example', 'examples', 'externalDocs'],
  ...['deprecated', 'readOnly', 'writeOnly', 'required', 'nullable', 'discriminator', 'xml'],
  ...['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'contentMediaType', 'contentEncoding'],
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames'],
  ...['dependentSchemas', 'dependentRequired', 'items', 'prefixItems', 'unevaluatedItems', 'contains'],
  ...['minContains', 'maxContains', 'allOf', 'oneOf', 'anyOf', 'not', 'if', 'then', 'else', 'contentSchema'],
])

/** Unknown keywords are annotations in JSON Schema and listed as such. */
const otherKeywords = (schema: SchemaObject): string[] =>
  Object.entries(schema)
    .filter(([keyword]) => !shownElsewhere.has(keyword) && !keyword.startsWith('x-'))
    .map(([keyword, value]) => `${keyword}: ${JSON.stringify(value)}`)
