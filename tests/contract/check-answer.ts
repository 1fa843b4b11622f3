import Ajv2020, { type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { strictPattern } from '#docs/compiler/content/schema-violations.ts'
import { essenceOf, isJson } from '#docs/model/media-kind.ts'
import { formats } from '#domain/formats/formats.ts'
import { escapeStep } from '#domain/json-pointer.ts'
import { type OpenApiDocument, type ResponseObject, resolve, type SchemaObject } from '#domain/openapi.ts'
import { parseJson } from '#domain/parse-json.ts'
import { mediaOf, type PlacedOperation, responseKey } from '../../scripts/generate/openapi.ts'
import type { Outcome } from './client.ts'
import type { Api } from './contract.ts'
import { placeOf } from './source-places.ts'

export type Wire = Pick<Outcome, 'status' | 'headers' | 'text'>

/** A property of a response that the specification does not allow. */
export interface Violation {
  /** Into the body; `header NAME` for a header, empty for the whole response. */
  pointer: string
  message: string
  /** File and JSON pointer of the part of the specification that says otherwise. */
  place: string
}

/**
 * Describes every violation of the specification in a response, one line each, including those that Prism reports in
 * `sl-violations`. Unlike `violationsOf`, it also finds headers that are documented and missing, or sent and not documented.
 */
export const contractViolations = (api: Api, operation: PlacedOperation, answer: Wire): string[] =>
  [...violationsOf(api, operation, answer), ...strictHeaderErrors(api, operation, answer)].map(
    ({ place, pointer, message }) => {
      const where = ['answer', answer.status, pointer].filter((part) => part !== '').join(' ')
      return `${place} ${operation.operationId}: ${where} ${message}, in ${short(answer.text)}`
    },
  )

/** One line: file and pointer, operation, and what deviates. */
export const lineOf = (api: Api, operation: PlacedOperation, node: object, message: string): string =>
  `${placeOf(api, node)} ${operation.operationId}: ${message}`

export function violationsOf(api: Api, operation: PlacedOperation, answer: Wire): Violation[] {
  const { status, headers, text } = answer
  const contentType = typeOf(headers)
  const violations = headers.get('sl-violations')
  const whole = (node: object, message: string) => ({ pointer: '', message, place: placeOf(api, node) })
  const byPrism = violations ? [whole(operation.responses, `Prism: ${violations}`)] : []
  const response = responseOf(api, operation, status)
  const media = mediaOf(response?.content, contentType)
  if (contentType === 'application/problem+json' && !media) return [whole(operation.responses, `Prism: ${text}`)]
  if (!response) return [...byPrism, whole(operation.responses, 'is not documented')]
  const isEmpty = operation.method === 'head' || (!response.content && contentType === '' && text === '')
  if (!media && !isEmpty) {
    const message = `with content type ${contentType || 'none'} is not documented`
    return [...byPrism, whole(response.content ?? response, message)]
  }
  const schema = isJson(contentType) && !isEmpty ? media?.schema : undefined
  return [
    ...byPrism,
    ...headerErrors(api, response, headers),
    ...(typeof schema === 'object' ? bodyErrors(api, schema, text) : []),
  ]
}

const typeOf = (headers: Headers) => essenceOf(headers.get('content-type') ?? '')

function responseOf({ document }: Api, operation: PlacedOperation, status: number): ResponseObject | undefined {
  const response = operation.responses[responseKey(operation, status) ?? '']
  return response && resolve(document, response)
}

export function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 160 ? `${line.slice(0, 160)}…` : line || 'an empty body'
}

type Compile = (api: Api, schema: SchemaObject) => ValidateFunction

/** Many files escape characters that need no escape. A pattern of another dialect than JavaScript's matches every text. */
const regExp = Object.assign((pattern: string, flags: string) => new RegExp(strictPattern(pattern) ?? '', flags), {
  code: 'new RegExp',
})

/** Compiles schemas as parts of their document, so that what several of them refer to is compiled once. */
function compilerOf(options: Options): Compile {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, formats, code: { regExp }, ...options })
  addFormats.default(ajv, ['uuid', 'date-time', 'date', 'uri'])
  const added = new WeakMap<OpenApiDocument, { id: string; pointers: Map<object, string> }>()
  const compiled = new WeakMap<object, ValidateFunction>()
  const add = (document: OpenApiDocument) => {
    const known = { id: `document:${crypto.randomUUID()}`, pointers: pointersIn(document) }
    ajv.addSchema({ ...document, $id: known.id }, undefined, undefined, false)
    added.set(document, known)
    return known
  }
  const compile = (document: OpenApiDocument, schema: SchemaObject) => {
    const { id, pointers } = added.get(document) ?? add(document)
    const validate = ajv.getSchema(`${id}#${pointers.get(schema)}`)
    if (!validate) throw new Error(`${JSON.stringify(schema)} is no part of "${document.info.title}"`)
    compiled.set(schema, validate)
    return validate
  }
  return ({ document }, schema) => compiled.get(schema) ?? compile(document, schema)
}

/** The JSON pointer of each object of a document. */
function pointersIn(document: OpenApiDocument): Map<object, string> {
  const pointers = new Map<object, string>()
  const visit = (node: unknown, pointer: string): void => {
    if (typeof node !== 'object' || node === null || pointers.has(node)) return
    pointers.set(node, pointer)
    for (const [key, child] of Object.entries(node)) {
      visit(child, `${pointer}/${encodeURIComponent(escapeStep(key))}`)
    }
  }
  visit(document, '')
  return pointers
}

export const compileBody = compilerOf({ verbose: true })

function bodyErrors(api: Api, schema: SchemaObject, text: string): Violation[] {
  const body = parseJson(text)
  if (body === undefined) return [{ pointer: '', message: 'the body is not JSON', place: placeOf(api, schema) }]
  const validate = compileBody(api, schema)
  if (validate(body)) return []
  return (validate.errors ?? []).map((error) => ({
    pointer: error.instancePath,
    message: messageOf(error),
    place: placeOf(api, error.parentSchema ?? schema),
  }))
}

function messageOf({ message, params }: ErrorObject): string {
  const name = params.unevaluatedProperty ?? params.additionalProperty
  return name ? `property ${name} is not documented` : `${message} ${JSON.stringify(params)}`
}

// A header is text, so '30' is an integer.
const compileHeader = compilerOf({ coerceTypes: true })

function headerErrors(api: Api, response: ResponseObject, headers: Headers): Violation[] {
  return Object.entries(response.headers ?? {}).flatMap(([name, reference]) => {
    const header = resolve(api.document, reference)
    const { required, schema } = header
    const value = headers.get(name)
    const pointer = `header ${name}`
    const place = placeOf(api, header)
    if (value === null) return required ? [{ pointer, message: 'is missing', place }] : []
    if (typeof schema !== 'object') return []
    const validate = compileHeader(api, schema)
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ message }) => ({ pointer, message: `${message}`, place }))
  })
}

function strictHeaderErrors(api: Api, operation: PlacedOperation, { status, headers }: Wire): Violation[] {
  const response = responseOf(api, operation, status)
  if (!response || typeOf(headers) === 'application/problem+json') return []
  const documented = Object.entries(response.headers ?? {})
  const known = [...documented.map(([name]) => name.toLowerCase()), ...headersOfEveryAnswer(api), ...ordinaryHeaders]
  const missing = documented.filter(([name]) => !headers.has(name))
  const unknown = [...headers.keys()].filter((name) => !known.some((each) => isNamed(each, name)))
  return [
    ...missing.map(([name, header]) => ({
      pointer: `header ${name}`,
      message: 'is missing',
      place: placeOf(api, resolve(api.document, header)),
    })),
    ...unknown.map((name) => ({
      pointer: `header ${name}`,
      message: 'is not documented',
      place: placeOf(api, response.headers ?? response),
    })),
  ]
}

/** A name that ends in a dash stands for every header that begins with it. */
const isNamed = (documented: string, name: string) =>
  documented.endsWith('-') ? name.startsWith(documented) : name === documented

/** A product's file lists the headers of all of its answers once. */
function headersOfEveryAnswer({ document }: Api): string[] {
  const list: unknown = Reflect.get(document, 'x-response-headers')
  return Array.isArray(list) ? list.map(({ name }) => String(name).toLowerCase()) : []
}

/** Headers of HTTP, of the portal's security rules and of Prism, which every answer may have. */
const ordinaryHeaders = [
  'access-control-',
  'cache-control',
  'connection',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-',
  'date',
  'keep-alive',
  'permissions-policy',
  'referrer-policy',
  'sl-violations',
  'transfer-encoding',
  'vary',
  'x-accel-buffering',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
]
