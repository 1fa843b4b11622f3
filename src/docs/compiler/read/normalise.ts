import { isObject, type OpenApiDocument, type SchemaNode, type SchemaObject } from '../document.ts'
import { objects, type Shape } from './grammar.ts'
import { schemaKeywords } from './schema-grammar.ts'

/** A checked document of 3.0 in the words of 3.1; one of 3.1 as it is. */
export function normalise(document: Record<string, unknown>): OpenApiDocument {
  const current = isOld(document) ? convert(document, { object: 'root' }) : document
  // The grammar has been through it: from here on it is what the type says.
  const { 'x-webhooks': drafted, ...rest } = current as unknown as OpenApiDocument
  return isObject(drafted)
    ? { ...rest, webhooks: { ...(drafted as OpenApiDocument['webhooks']), ...rest.webhooks } }
    : rest
}

export const isOld = (document: Record<string, unknown>): boolean => String(document.openapi).startsWith('3.0')

function convert<T>(value: T, shape: Shape): T
function convert(value: unknown, shape: Shape): unknown {
  if (shape === 'schema') return convertSchema(value as SchemaNode)
  if (typeof shape === 'string') return value
  if ('list' in shape) return Array.isArray(value) ? value.map((item) => convert(item, shape.list)) : value
  if (!isObject(value)) return value
  if ('map' in shape)
    return mapValues(value, (item, key) => (key.startsWith('x-') && shape.extensions ? item : convert(item, shape.map)))
  const rule = objects[shape.object]
  return mapValues(value, (item, key) => {
    if (shape.object === 'callback' && !key.startsWith('x-') && key !== '$ref')
      return convert(item, { object: 'pathItem' })
    return convert(item, (Object.hasOwn(rule.fields, key) && rule.fields[key]) || 'any')
  })
}

const mapValues = (object: Record<string, unknown>, change: (value: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))

function convertSchema(schema: SchemaNode): SchemaNode {
  if (typeof schema === 'boolean') return schema
  const { nullable, ...rest } = mapValues(schema, (value, key) =>
    convert(value, (Object.hasOwn(schemaKeywords, key) && schemaKeywords[key]) || 'any'),
  ) as SchemaObject
  const bounded = convertBound(convertBound(rest, 'minimum', 'exclusiveMinimum'), 'maximum', 'exclusiveMaximum')
  return nullable === true ? allowNull(bounded) : bounded
}

/** 3.0: a number and beside it whether it is excluded. 3.1: one number or the other. */
function convertBound(schema: SchemaObject, bound: string, exclusive: string): SchemaObject {
  if (typeof schema[exclusive] !== 'boolean') return schema
  const { [exclusive]: excluded, [bound]: limit, ...rest } = schema
  if (limit === undefined) return rest
  return { ...rest, [excluded === true ? exclusive : bound]: limit }
}

function allowNull(schema: SchemaObject): SchemaObject {
  if (typeof schema.type === 'string') {
    const values = schema.enum && !schema.enum.includes(null) ? { enum: [...schema.enum, null] } : {}
    return { ...schema, type: [schema.type, 'null'], ...values }
  }
  const { description, title, deprecated, ...rest } = schema
  const words = Object.fromEntries(
    Object.entries({ description, title, deprecated }).filter(([, value]) => value !== undefined),
  )
  return { ...words, anyOf: [rest, { type: 'null' }] }
}
