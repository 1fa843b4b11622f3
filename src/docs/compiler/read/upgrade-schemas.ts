import type { Oas3Decorator } from '@redocly/openapi-core'
import { isObject, type SchemaObject } from '../document.ts'

/** Schemas of OpenAPI 3.0 in the words of 3.1, in place. */
export const upgradeSchemas: Oas3Decorator = () => ({
  Schema: {
    leave(node) {
      if (!isObject(node)) return
      const schema: SchemaObject = node
      upgradeBound(schema, 'minimum', 'exclusiveMinimum')
      upgradeBound(schema, 'maximum', 'exclusiveMaximum')
      const { nullable } = schema
      delete schema.nullable
      if (nullable === true) allowNull(schema)
    },
  },
})

/** 3.0: a number and beside it whether it is excluded. 3.1: one number or the other. */
function upgradeBound(schema: SchemaObject, bound: string, exclusive: string): void {
  const { [exclusive]: excluded, [bound]: limit } = schema
  if (typeof excluded !== 'boolean') return
  delete schema[exclusive]
  if (!excluded || limit === undefined) return
  delete schema[bound]
  schema[exclusive] = limit
}

function allowNull(schema: SchemaObject): void {
  if (typeof schema.type === 'string') {
    schema.type = [schema.type, 'null']
    if (schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null]
    return
  }
  const { description, title, deprecated, ...rest } = schema
  for (const keyword of Object.keys(rest)) delete schema[keyword]
  schema.anyOf = [rest, { type: 'null' }]
}
