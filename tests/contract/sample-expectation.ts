import { parse } from 'yaml'
import { httpMethods } from '#domain/http-methods.ts'
import { isObject } from '#domain/is-object.ts'

// Computes the request of each operation of tests/specs/calls.yaml by the rules of OpenAPI, without the code of the samples.

type Fields = Record<string, unknown>
export type Pairs = [name: string, value: string][]

export interface Part {
  name: string
  fileName: string | null
  /** Null where the file asks for none. */
  type: string | null
  headers: Record<string, string>
  content: string
}

export interface Call {
  /** The operation, and the numbers of its alternative of security and of the media type of its body. */
  id: string
  alternative: number
  media: number
  method: string
  /** Decoded. */
  segments: string[]
  query: Pairs
  headers: Record<string, string>
  cookies: Pairs
  body: SentBody
}

export type SentBody =
  | { kind: 'none' }
  | { kind: 'json'; type: string; value: unknown }
  | { kind: 'text'; type: string; text: string }
  | { kind: 'form'; type: string; pairs: Pairs }
  | { kind: 'multipart'; type: string; parts: Part[] }

/** The content of every file that a sample sends. */
export const fileContent = 'bytes of a file, é\n'

interface Parameter {
  name: string
  in: string
  example?: unknown
  style?: string
  explode?: boolean
  content?: Record<string, { example: unknown }>
}
interface Operation {
  operationId: string
  security?: Record<string, string[]>[]
  servers?: Server[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
}
interface Server {
  url: string
  variables?: Record<string, { default: string }>
}
interface Media {
  example?: unknown
  prefixEncoding?: Encoding[]
  itemEncoding?: Encoding
  schema?: { properties?: Record<string, { format?: string; items?: { format?: string } }> }
  encoding?: Record<string, Encoding>
}
interface Encoding {
  contentType?: string
  style?: string
  explode?: boolean
  headers?: Record<string, { example: string }>
}
interface Item extends Record<string, unknown> {
  parameters?: Parameter[]
  servers?: Server[]
  additionalOperations?: Record<string, Operation>
}
interface Document {
  servers: Server[]
  security: Record<string, string[]>[]
  paths: Record<string, Item>
}

const methods = [...httpMethods, 'query']

export function expectedCalls(source: string): Call[] {
  const document: Document = parse(source)
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const known = methods.flatMap((method) => (item[method] ? [[method, item[method] as Operation] as const] : []))
    return [...known, ...Object.entries(item.additionalOperations ?? {})].flatMap(([method, operation]) =>
      (operation.security?.length === 0 ? [{}] : (operation.security ?? document.security)).flatMap(
        (needed, alternative) =>
          Object.keys(operation.requestBody?.content ?? { none: null }).map((_, media) =>
            callOf(document, { path, item, method, operation, media }, Object.keys(needed), alternative),
          ),
      ),
    )
  })
}

interface Placed {
  path: string
  item: Item
  method: string
  operation: Operation
  media: number
}

function callOf(document: Document, placed: Placed, schemes: string[], alternative: number): Call {
  const { path, item, method, operation, media } = placed
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
  const of = (place: string) => parameters.filter((each) => each.in === place)
  const [server] = operation.servers ?? item.servers ?? document.servers
  return {
    id: operation.operationId,
    alternative,
    media,
    method: method.toUpperCase(),
    segments: [
      ...segmentsOf(server),
      ...path
        .replace(/#.*/, '')
        .split('/')
        .slice(1)
        .map((each) => fill(each, of('path'))),
    ],
    query: [
      ...of('query').flatMap(queryPairs),
      ...of('querystring').flatMap(wholeQueryPairs),
      ...(schemes.includes('queryKey') ? [pair('api key', 'YOUR_KEY')] : []),
    ],
    headers: {
      ...credentialHeaders(schemes),
      ...Object.fromEntries(of('header').map((each) => [each.name.toLowerCase(), simple(each, ',')])),
    },
    cookies: [
      ...of('cookie').flatMap(cookiePairs),
      ...(schemes.includes('cookieKey') ? [pair('session', 'YOUR_KEY')] : []),
    ],
    body: bodyOf(operation, media),
  }
}

const pair = (name: string, value: string): [string, string] => [name, value]

function segmentsOf(server: Server | undefined): string[] {
  const { url = '', variables = {} } = server ?? {}
  const filled = url.replace(/\{(\w+)\}/g, (_, name) => variables[name]?.default ?? '')
  return new URL(filled).pathname.split('/').slice(1).filter(Boolean).map(decodeURIComponent)
}

function credentialHeaders(schemes: string[]): Record<string, string> {
  if (schemes.includes('basic')) return { authorization: `Basic ${btoa('user:password')}` }
  if (schemes.some((id) => ['bearer', 'oauth', 'openId'].includes(id))) return { authorization: 'Bearer YOUR_TOKEN' }
  return schemes.includes('headerKey') ? { 'x-api-key': 'YOUR_KEY' } : {}
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** All values of a parameter, joined: of an object, names and values in turn. */
function simple({ example, explode = false }: Parameter, separator: string): string {
  if (Array.isArray(example)) return example.map(textOf).join(separator)
  if (!isObject(example)) return textOf(example)
  return Object.entries(example)
    .map(([name, value]) => `${name}${explode ? '=' : separator}${textOf(value)}`)
    .join(separator)
}

function fill(segment: string, parameters: Parameter[]): string {
  return segment.replace(/\{(\w+)\}/g, (_, name) => {
    const parameter = parameters.find((each) => each.name === name)
    if (!parameter) throw new Error(`No parameter ${name}`)
    const { style = 'simple', explode = false, example } = parameter
    if (style === 'simple') return simple(parameter, ',')
    if (style === 'label') return `.${simple(parameter, explode ? '.' : ',')}`
    if (!explode) return `;${name}=${simple(parameter, ',')}`
    const pairs = Array.isArray(example) ? example.map((item) => [name, item]) : Object.entries(example as Fields)
    return pairs.map(([key, value]) => `;${key}=${textOf(value)}`).join('')
  })
}

const separators: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' }

function queryPairs(parameter: Parameter): Pairs {
  const { name, style = 'form', explode = style === 'form', content } = parameter
  const [media] = Object.values(content ?? {})
  if (media) return [[name, JSON.stringify(media.example)]]
  const { example } = parameter
  if (style === 'deepObject') return deepPairs(name, example)
  if (!explode || typeof example !== 'object')
    return [[name, simple({ ...parameter, explode: false }, separators[style] ?? ',')]]
  if (Array.isArray(example)) return example.map((item) => [name, textOf(item)])
  return Object.entries(example as Fields).map(([key, value]) => [key, textOf(value)])
}

const wholeQueryPairs = ({ content }: Parameter): Pairs =>
  Object.values(content ?? {}).flatMap(({ example }) =>
    Object.entries(example as Fields).flatMap(([name, value]) =>
      [value].flat().map((each) => pair(name, textOf(each))),
    ),
  )

function deepPairs(name: string, value: unknown): Pairs {
  if (Array.isArray(value))
    return value.flatMap((item, index) => deepPairs(typeof item === 'object' ? `${name}[${index}]` : `${name}[]`, item))
  if (!isObject(value)) return [[name, textOf(value)]]
  return Object.entries(value).flatMap(([key, part]) => deepPairs(`${name}[${key}]`, part))
}

const cookiePairs = (parameter: Parameter): Pairs => queryPairs(parameter)

function bodyOf({ requestBody }: Operation, at: number): SentBody {
  const entry = Object.entries(requestBody?.content ?? {})[at]
  if (!entry) return { kind: 'none' }
  const [wholeType, media] = entry
  const [type = ''] = wholeType.split(';')
  if (type.endsWith('json')) return { kind: 'json', type, value: media.example }
  if (type.startsWith('multipart/') && media.example !== undefined)
    return { kind: 'multipart', type, parts: Array.isArray(media.example) ? partsInOrder(media) : partsOf(media) }
  if (!type.endsWith('urlencoded')) return { kind: 'text', type, text: String(media.example ?? fileContent) }
  return {
    kind: 'form',
    type,
    pairs: byName(entriesOf(media).flatMap(([name, value]) => formPairs(name, value, media))),
  }
}

/** Go sorts the names of a form, and no file asks for an order of different names. */
export const byName = (pairs: Pairs): Pairs =>
  pairs.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))

const entriesOf = ({ example }: Media) => Object.entries(example as Fields)

function formPairs(name: string, value: unknown, { encoding = {} }: Media): Pairs {
  const { style, explode, contentType } = encoding[name] ?? {}
  if (style !== undefined || explode !== undefined)
    return queryPairs({
      name,
      in: 'query',
      example: value,
      ...(style && { style }),
      ...(explode !== undefined && { explode }),
    })
  if (contentType !== undefined) return [[name, JSON.stringify(value)]]
  return Array.isArray(value) ? value.map((item) => [name, textOf(item)]) : [[name, textOf(value)]]
}

function partsOf(media: Media): Part[] {
  return entriesOf(media).flatMap(([name, value]) => {
    const { contentType, headers = {} } = media.encoding?.[name] ?? {}
    const schema = media.schema?.properties?.[name]
    const isFile = schema?.format === 'binary' || schema?.items?.format === 'binary'
    return (Array.isArray(value) ? value : [value]).map((item) => ({
      name,
      fileName: isFile ? String(item) : null,
      type: contentType?.split(',')[0] ?? (isObject(item) ? 'application/json' : null),
      headers: Object.fromEntries(Object.entries(headers).map(([key, { example }]) => [key.toLowerCase(), example])),
      content: isFile ? fileContent : textOf(item),
    }))
  })
}

function partsInOrder({ example, prefixEncoding = [], itemEncoding = {} }: Media): Part[] {
  return (example as unknown[]).map((item, at) => {
    const { contentType, headers = {} } = prefixEncoding[at] ?? itemEncoding
    return {
      name: '',
      fileName: null,
      type: contentType ?? 'application/json',
      headers: Object.fromEntries(Object.entries(headers).map(([key, { example }]) => [key.toLowerCase(), example])),
      content: isObject(item) ? JSON.stringify(item, null, 2) : String(item),
    }
  })
}
