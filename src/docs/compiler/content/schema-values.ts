import { isObject } from '#domain/is-object.ts'
import type { SchemaObject } from '../document.ts'
import { impliedTypes } from '../schema/type-labels.ts'

/** Constant, examples, default and enum values of the schema. An empty default says less than made-up members. */
export function givenValues(schema: SchemaObject): unknown[] {
  const { const: fixed, example, examples, enum: values = [] } = schema
  const listed = values.slice(0, 200)
  return [
    fixed,
    example,
    ...(Array.isArray(examples) ? examples : []),
    isEmpty(schema.default) ? undefined : schema.default,
    ...listed.filter((value) => value !== null),
    ...listed.filter((value) => value === null),
  ].filter((value) => value !== undefined)
}

const isEmpty = (value: unknown) =>
  value === null || (Array.isArray(value) && value.length === 0) || (isObject(value) && Object.keys(value).length === 0)

export const typeOf = (schema: SchemaObject): string => typesOf(schema)[0] ?? 'any'

/** The types of the schema, null last; what its keywords tell when it names none. */
export function typesOf(schema: SchemaObject): string[] {
  const types = [schema.type ?? []].flat()
  const others = types.filter((type) => type !== 'null')
  if (types.length > 0) return [...others, ...(others.length < types.length ? ['null'] : [])]
  return [...new Set([...impliedTypes(schema), ...(schema.format === undefined ? [] : ['string']), 'any'])]
}

export const nameOfOthers = (schema: SchemaObject): string =>
  typeof schema['x-additionalPropertiesName'] === 'string' ? schema['x-additionalPropertiesName'] : 'key'
