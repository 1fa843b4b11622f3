import { isObject } from '#domain/is-object.ts'
import type { SchemaNode, SchemaObject } from '#domain/openapi.ts'
import { impliedTypes } from '../schema/type-labels.ts'

/** Constant, examples, default and enum values of the schema. An empty default is left out: made-up members say more. */
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

/** The types of the schema, null last; without any, those that its keywords imply. */
export function typesOf(schema: SchemaObject): string[] {
  const types = [schema.type ?? []].flat()
  const others = types.filter((type) => type !== 'null')
  if (types.length > 0) return [...others, ...(others.length < types.length ? ['null'] : [])]
  return [...new Set([...impliedTypes(schema), ...(schema.format === undefined ? [] : ['string']), 'any'])]
}

const nameOfOthers = (schema: SchemaObject): string =>
  typeof schema['x-additionalPropertiesName'] === 'string' ? schema['x-additionalPropertiesName'] : 'key'

/** The names, and those that they require in turn. */
export function withDependents(names: string[], { dependentRequired = {} }: SchemaObject): string[] {
  const found = new Set(names)
  for (const name of found) {
    const others = Object.hasOwn(dependentRequired, name) ? dependentRequired[name] : undefined
    for (const other of others ?? []) found.add(other)
  }
  return [...found]
}

/** The schema of a member without a property of its own. */
export function otherMember(schema: SchemaObject, name: string): SchemaNode | undefined {
  const { patternProperties = {}, additionalProperties, unevaluatedProperties } = schema
  const matching = Object.entries(patternProperties).filter(([pattern]) => isMatch(pattern, name))
  if (matching.length > 0) return { allOf: matching.map(([, node]) => node) }
  return additionalProperties ?? unevaluatedProperties ?? { type: 'string' }
}

function isMatch(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name)
  } catch {
    return false
  }
}

export function* namesOfOthers(schema: SchemaObject, names: string[]): Generator<string> {
  yield* names
  const { additionalProperties } = schema
  const name = typeof additionalProperties === 'object' ? nameOfOthers(additionalProperties) : 'key'
  yield name
  for (let count = 2; count <= 250; count++) yield `${name}${count}`
}
