// What every operation refuses, whatever it does.
import { type PlacedOperation, resolve, type Schema } from '../../scripts/generate/openapi.ts'
import type { Api, Ask } from './contract.ts'

export interface Misuse {
  name: string
  status: number
  asked: Ask
}

export const unknownId = '00000000-0000-4000-8000-000000000000'

export const misusesOf = (api: Api, operation: PlacedOperation, ask: Ask): Misuse[] => [
  ...misusedIds(ask),
  ...(operation.method === 'get' ? misusedQuery(ask) : []),
  ...(ask.contentType === 'application/json' ? misusedBody(ask, bodySchema(api, operation)) : []),
]

function misusedIds(ask: Ask): Misuse[] {
  const names = Object.keys(ask.params)
  if (names.length === 0) return []
  const withId = (id: string) => ({ ...ask, params: Object.fromEntries(names.map((name) => [name, id])) })
  return [
    { name: 'an unknown id', status: 404, asked: withId(unknownId) },
    { name: 'an id that is none', status: 400, asked: withId('not an id') },
    { name: 'an id with a null byte', status: 400, asked: withId('a\0b') },
  ]
}

const misusedQuery = (ask: Ask): Misuse[] => [
  { name: 'an unknown query parameter', status: 400, asked: { ...ask, unknownQuery: 'surprise=1' } },
]

function misusedBody(ask: Ask, schema: Schema): Misuse[] {
  const body = { ...(typeof ask.body === 'object' ? ask.body : {}) }
  const withValue = (key: string, value: unknown) => ({ ...ask, body: { ...body, [key]: value } })
  return [
    ...(demandsNothing(schema) ? [] : [{ name: 'an empty body', status: 400, asked: { ...ask, body: {} } }]),
    { name: 'an unknown property', status: 400, asked: withValue('surprise', true) },
    ...Object.keys(body).flatMap((key) => [
      { name: `null as ${key}`, status: 400, asked: withValue(key, null) },
      { name: `a wrong type as ${key}`, status: 400, asked: withValue(key, { wrong: 1 }) },
      { name: `a null byte in ${key}`, status: 400, asked: withValue(key, 'a\0b') },
    ]),
    ...plainTexts(schema).map((key) => ({
      name: `HTML in ${key}`,
      status: 400,
      asked: withValue(key, 'Read <b>this</b>'),
    })),
  ]
}

/** A profile whose every field may be left out can be left out whole. */
const demandsNothing = ({ properties, required = [] }: Schema) => properties !== undefined && required.length === 0

/** A password may hold anything; only text that is shown must be free of tags. */
const plainTexts = ({ properties = {} }: Schema) =>
  Object.keys(properties).filter((key) => {
    const property = properties[key]
    return property && 'format' in property && property.format === 'plain-text'
  })

function bodySchema({ document }: Api, { requestBody }: PlacedOperation): Schema {
  const schema = requestBody && resolve(document, requestBody).content['application/json']?.schema
  return schema ? resolve(document, schema) : {}
}
