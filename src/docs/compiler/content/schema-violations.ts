import { type OutputUnit, type Schema, validate } from '@cfworker/json-schema'
import { lookUp } from '#domain/json-pointer.ts'
import type { OpenApiDocument, SchemaNode, SchemaObject } from '#domain/openapi.ts'
import { kindsOf } from '../schema/names.ts'
import { mapSubschemas } from '../schema/subschemas.ts'

/** Whether a value matches a schema of the document. What cannot be validated matches. */
export const fits = (document: OpenApiDocument, schema: SchemaNode, value: unknown): boolean =>
  violations(document, schema, value).length === 0

/** The first violation in words, or null. */
export function violationOf(document: OpenApiDocument, schema: SchemaNode, value: unknown): string | null {
  const all = violations(document, schema, value)
  const first = all.find(({ keyword }) => !wrappers.has(keyword)) ?? all[0]
  if (!first) return null
  const path = first.instanceLocation.split('/').slice(1).map(decodeURIComponent).join('.')
  return `${path === '' ? 'the value' : path} ${reasons[first.keyword] ?? 'does not fit its schema'}`
}

/** The number of violations, to compare values of which none matches. */
export const countViolations = (document: OpenApiDocument, schema: SchemaNode, value: unknown): number =>
  new Set(
    violations(document, schema, value, false)
      .filter(({ keyword }) => !wrappers.has(keyword))
      .map(({ keyword, instanceLocation }) => `${keyword} ${instanceLocation}`),
  ).size

/** By keyword of JSON Schema. */
const reasons: Record<string, string> = {
  value: 'has no example',
  type: 'has another type',
  enum: 'is none of the allowed values',
  const: 'is not the only allowed value',
  required: 'lacks a required property',
  dependentRequired: 'lacks a property that another one requires',
  oneOf: 'does not fit exactly one of its variants',
  anyOf: 'fits none of its variants',
  not: 'is excluded',
  false: 'must be absent',
  pattern: 'does not match its pattern',
  format: 'does not have its format',
  minLength: 'is too short',
  maxLength: 'is too long',
  minimum: 'is too small',
  exclusiveMinimum: 'is too small',
  maximum: 'is too large',
  exclusiveMaximum: 'is too large',
  multipleOf: 'is not a multiple of the required step',
  minItems: 'has too few items',
  maxItems: 'has too many items',
  uniqueItems: 'repeats an item',
  contains: 'lacks a required item',
  minContains: 'lacks a required item',
  maxContains: 'has too many matching items',
  minProperties: 'has too few properties',
  maxProperties: 'has too many properties',
  propertyNames: 'has a property name that is not allowed',
  unevaluatedProperties: 'has a property that is not allowed',
  unevaluatedItems: 'has an item that is not allowed',
}

const wrappers = new Set(['$ref', 'allOf', 'properties', 'items', 'prefixItems', 'additionalProperties'])

function violations(document: OpenApiDocument, schema: SchemaNode, value: unknown, isFirstEnough = true): OutputUnit[] {
  if (value === undefined)
    return [{ keyword: 'value', keywordLocation: '#', instanceLocation: '#', error: 'No value.' }]
  try {
    return validate(value, repaired(schema) as Schema | boolean, '2020-12', targetsOf(document), isFirstEnough).errors
  } catch {
    return []
  }
}

const targets = new WeakMap<OpenApiDocument, Record<string, Schema | boolean>>()

/** The validator looks references up by their text, so that any part of the document can be validated on its own. */
function targetsOf(document: OpenApiDocument): Record<string, Schema | boolean> {
  const cached = targets.get(document)
  if (cached) return cached
  const found = new Map<string, unknown>()
  const created = new Proxy<Record<string, Schema | boolean>>(
    {},
    {
      get(_, ref) {
        const name = String(ref)
        if (!found.has(name)) found.set(name, repaired(lookUp(document, name) as SchemaNode | undefined))
        return found.get(name)
      },
      ownKeys: () => [],
    },
  )
  targets.set(document, created)
  return created
}

const repairs = new WeakMap<object, SchemaNode>()

/** The schema with its patterns and choices as the validator reads them. */
function repaired(schema: SchemaNode | undefined): SchemaNode | undefined {
  if (typeof schema !== 'object' || schema === null) return schema
  const cached = repairs.get(schema)
  if (cached) return cached
  const { pattern, oneOf, ...rest } = mapSubschemas(schema, (part) => repaired(part) ?? true)
  const strict = typeof pattern === 'string' ? strictPattern(pattern) : undefined
  const created: SchemaNode = {
    ...rest,
    ...(strict !== undefined && { pattern: strict }),
    ...(oneOf && choice(oneOf, rest)),
  }
  repairs.set(schema, created)
  return created
}

/** A discriminator selects the alternative, even where the value matches several. */
function choice(oneOf: SchemaNode[], { discriminator, anyOf }: SchemaObject): SchemaObject {
  if (!discriminator || anyOf) return { oneOf }
  const { propertyName, defaultMapping } = discriminator
  const alternatives = oneOf.map((option): SchemaNode => {
    const ref = typeof option === 'object' ? option.$ref : undefined
    if (ref === undefined || defaultMapping !== undefined) return option
    return { allOf: [option, { properties: { [propertyName]: { enum: kindsOf(discriminator, ref) } } }] }
  })
  return { anyOf: alternatives }
}

/** Many files escape characters that need no escape. Undefined for a pattern that stays invalid. */
export function strictPattern(pattern: string): string | undefined {
  const escaped = pattern.replace(
    /\\([^\w\s^$\\.*+?()[\]{}|/]|_)/g,
    (_, char: string) => `\\x${(char.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
  )
  return [pattern, escaped].find((each) => {
    try {
      return new RegExp(each, 'u')
    } catch {
      return false
    }
  })
}
