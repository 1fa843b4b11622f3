// Invalid requests that every operation rejects.
import { asObject, resolve, resolveSchema, type SchemaObject } from '#domain/openapi.ts'
import type { PlacedOperation } from '../../scripts/generate/openapi.ts'
import type { Api, ExampleRequest } from './contract.ts'

export interface InvalidRequest {
  name: string
  status: number
  request: ExampleRequest
  /** The part of the document that the request violates. */
  node?: object
}

export const unknownId = '00000000-0000-4000-8000-000000000000'

export const invalidRequestsOf = (api: Api, operation: PlacedOperation, request: ExampleRequest): InvalidRequest[] => [
  ...withInvalidIds(api, operation, request),
  ...(operation.method === 'get' ? withInvalidQuery(request) : []),
  ...(request.contentType === 'application/json' ? withInvalidBody(request, bodySchema(api, operation)) : []),
]

function withInvalidIds({ document }: Api, operation: PlacedOperation, request: ExampleRequest): InvalidRequest[] {
  const names = Object.keys(request.params)
  if (names.length === 0) return []
  const withIds = (ids: object) => ({ ...request, params: { ...request.params, ...ids } })
  const withId = (id: string) => withIds(Object.fromEntries(names.map((name) => [name, id])))
  // A number counts within its project.
  const isId = (name: string) => typeof request.params[name] !== 'number'
  const unknown = withIds(Object.fromEntries(names.filter(isId).map((name) => [name, unknownId])))
  const isAnyText = operation.parameters
    .map((parameter) => resolve(document, parameter))
    .every(({ in: place, schema = {} }) => place !== 'path' || isPlainText(resolveSchema(document, schema)))
  if (isAnyText) return [{ name: 'an unknown id', status: 404, request: unknown }]
  return [
    { name: 'an unknown id', status: 404, request: unknown },
    { name: 'a malformed id', status: 400, request: withId('not an id') },
    { name: 'an id with a null byte', status: 400, request: withId('a\0b') },
  ]
}

const withInvalidQuery = (request: ExampleRequest): InvalidRequest[] => [
  { name: 'an unknown query parameter', status: 400, request: { ...request, unknownQuery: 'surprise=1' } },
]

const isPlainText = ({ type, format, pattern, maxLength }: SchemaObject) =>
  type === 'string' && format === undefined && pattern === undefined && maxLength === undefined

function withInvalidBody(request: ExampleRequest, schema: SchemaObject): InvalidRequest[] {
  const body = { ...(typeof request.body === 'object' ? request.body : {}) }
  const withValue = (key: string, value: unknown) => ({ ...request, body: { ...body, [key]: value } })
  return [
    ...(acceptsEmptyBody(schema) ? [] : [{ name: 'an empty body', status: 400, request: { ...request, body: {} } }]),
    { name: 'an unknown property', status: 400, request: withValue('surprise', true) },
    ...Object.keys(body).flatMap((key) => [
      ...(allowsNull(schema, key) ? [] : [{ name: `null as ${key}`, status: 400, request: withValue(key, null) }]),
      { name: `a wrong type as ${key}`, status: 400, request: withValue(key, { wrong: 1 }) },
      { name: `a null byte in ${key}`, status: 400, request: withValue(key, 'a\0b') },
    ]),
    ...plainTexts(schema).map((key) => ({
      name: `HTML in ${key}`,
      status: 400,
      request: withValue(key, 'Read <b>this</b>'),
    })),
  ]
}

/** An empty body is valid if every property is optional. */
const acceptsEmptyBody = ({ properties, required = [] }: SchemaObject) =>
  properties !== undefined && required.length === 0

const allowsNull = ({ properties = {} }: SchemaObject, key: string) =>
  [asObject(properties[key] ?? true).type].flat().includes('null')

/** Properties that reject HTML. Passwords and codes do not. */
const plainTexts = ({ properties = {} }: SchemaObject) =>
  Object.keys(properties).filter((key) => asObject(properties[key] ?? true).format === 'plain-text')

function bodySchema({ document }: Api, { requestBody }: PlacedOperation): SchemaObject {
  const schema = requestBody && resolve(document, requestBody).content['application/json']?.schema
  return schema ? resolveSchema(document, schema) : {}
}
