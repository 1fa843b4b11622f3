// Records which fields of a request an operation reads, so that a documented field that nothing reads is found.

import { resolve, resolveSchema, type SchemaNode, type SchemaObject } from '#domain/openapi.ts'
import type { Handlers } from '#server/dependencies.ts'
import type { PlacedOperation } from '../../scripts/generate/openapi.ts'
import { lineOf } from './check-answer.ts'
import type { Api } from './contract.ts'

/** Wraps handlers so that each adds the fields that it reads, as `OPERATION FIELD`; a list stands for its items. */
export const recordReads = (handlers: Handlers, reads: Set<string>): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, handler]) => [
      id,
      (context: { body: unknown; query: unknown }) => {
        const onRead = (field: string) => reads.add(`${id} ${field}`)
        const { body, query } = context
        return handler({ ...context, body: watched(body, '', onRead), query: watched(query, '', onRead) } as never)
      },
    ]),
  )

/** The value, which tells each property that is read. */
function watched(value: unknown, path: string, onRead: (field: string) => void): unknown {
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return new Proxy(value, {
    get(target, name) {
      const read: unknown = Reflect.get(target, name)
      if (typeof name === 'symbol') return read
      if (Array.isArray(target)) return /^\d+$/.test(name) ? watched(read, path, onRead) : read
      const field = path ? `${path}.${name}` : name
      onRead(field)
      return watched(read, field, onRead)
    },
  })
}

const isPlain = (value: object) => !(value instanceof Blob || value instanceof Date || ArrayBuffer.isView(value))

/** The documented fields that the server accepts and the operation did not read. */
export const unreadFields = (api: Api, reads: Set<string>): string[] =>
  api.operations.flatMap((operation) =>
    fieldsOf(api, operation)
      .filter(({ field }) => !reads.has(`${operation.operationId} ${field}`))
      .map(({ field, node }) =>
        lineOf(api, operation, node, `field ${field} is accepted, and the operation never reads it`),
      ),
  )

interface Field {
  field: string
  node: object
}

/** The fields of the query and of the bodies. Browsers add `nocache`, which no operation reads. */
function fieldsOf(api: Api, { parameters, requestBody }: PlacedOperation): Field[] {
  const { document } = api
  const ofQuery = parameters
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === 'query' && parameter.name !== 'nocache')
    .filter(({ schema = {} }) => !isConstant(resolveSchema(document, schema)))
    .map((parameter) => ({ field: parameter.name, node: parameter }))
  const bodies = requestBody ? Object.values(resolve(document, requestBody).content) : []
  return [...ofQuery, ...bodies.flatMap(({ schema = {} }) => fieldsIn(api, schema, ''))]
}

/** Its value tells the server nothing. */
const isConstant = ({ const: constant, enum: values }: SchemaObject) =>
  constant !== undefined || (Array.isArray(values) && values.length === 1)

function fieldsIn(api: Api, reference: SchemaNode, path: string): Field[] {
  const schema = resolveSchema(api.document, reference)
  const { properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = schema
  const parts = [...(items ? [items] : []), ...allOf, ...oneOf, ...anyOf]
  const below = [
    ...Object.entries(properties).flatMap(([name, each]) => fieldsIn(api, each, path ? `${path}.${name}` : name)),
    ...parts.flatMap((part) => fieldsIn(api, part, path)),
  ].filter(({ field }) => field !== path)
  if (below.length > 0 || Object.keys(properties).length > 0 || path === '' || isConstant(schema)) return below
  return [{ field: path, node: schema }]
}
