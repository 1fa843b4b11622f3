import { addressWith } from '#docs/model/address.ts'
import { serverOf } from '#docs/model/call-values.ts'
import type { FieldEncodings } from '#docs/model/field-encoding.ts'
import { type ParameterStyle, writeParameter } from '#docs/model/parameter-encoding.ts'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { isObject } from '#domain/is-object.ts'
import { stepsOf } from '#domain/json-pointer.ts'
import { type OpenApiDocument, type OperationObject, resolve } from '#domain/openapi.ts'
import type { Parts } from '../operations/encodings.ts'
import { addressOf } from '../product/servers.ts'
import { type Credential, credentialsOf, oneLine, type Variable } from './credentials.ts'
import { bodyOf, type RequestBody } from './request-body.ts'

/** The requests of one product, in the order of its file, for the writers of collections. Texts contain {{variables}}. */
export interface Requests {
  title: string
  version: string
  /** The variables of addresses. The first is baseUrl; operations with servers of their own have others. */
  servers: Server[]
  /** Credentials, and values that the reader enters while the requests run. */
  variables: Variable[]
  requests: ClientRequest[]
}

interface Server {
  name: string
  url: string
}

export interface ClientRequest {
  id: string
  name: string
  /** The tag. */
  folder: string
  method: string
  /** As the file has it. */
  template: string
  path: string
  /** Examples of the required parameters, by place. */
  required: Required
  /** Of the parameters in the path and in the query that are not written in the usual way. */
  styles: ParameterStyle[]
  /** The required ones among the cookies, as they are sent: 'crew=a%20b'. */
  cookies: string[]
  /** The variable of the address. */
  server: string
  /** API keys included. */
  query: Pair[]
  /** '{{baseUrl}}/v1/charges?limit=10'. */
  url: string
  /** Keys, cookies and the type of the body included; without the type of parts, and without the other credentials. */
  headers: Pair[]
  credentials: Credential[]
  body: RequestBody | null
  /** The media type of the body, without a boundary, and how the fields of a form are written. */
  media: { type: string; encodings: FieldEncodings } | null
  answer: string | null
  /** The documented status of success, or its first digit: 200, 2XX. */
  status: string
  captures: Capture[]
}

type Pair = [name: string, value: string]

type Required = Partial<Record<TryOutParameter['in'], Record<string, unknown>>>
type TryOutParameter = TryOutOperation['parameters'][number]

/** A value of the answer's body that a later request sends. */
interface Capture {
  variable: string
  path: string[]
}

interface Placed {
  id: string
  operation: OperationObject
  tryOut: TryOutOperation
  parts: Parts
  /** The media type of the first success that has one. */
  answer: string | null
}

export function requestsOf(document: OpenApiDocument, placed: Placed[]): Requests {
  const credentials = credentialsOf(document)
  const links = placed.flatMap(({ id, operation }) => linksOf(document, id, operation))
  const rules = valueRules(document)
  const entered = rules.flatMap(({ field, is, hint }) =>
    is === 'entered' ? [{ name: field, placeholder: '', hint, isSecret: false }] : [],
  )
  const servers = serversOf(document, placed)
  return {
    title: oneLine(document.info.title),
    version: oneLine(document.info.version),
    servers: servers.list,
    variables: [...credentials.variables, ...entered],
    requests: placed.map(({ id, operation, tryOut, parts, answer }) => {
      const set = new Map(links.flatMap(({ to, field, variable }) => (to === id ? [[field, variable]] : [])))
      const sent = credentials.of(operation)
      const values = valuesOf(tryOut, set)
      const server = servers.nameOf(tryOut)
      const query = [...values.query, ...keysIn('query', sent)]
      const search = query.map((pair) => pair.join('=')).join('&')
      const body = bodyOf(tryOut, parts, (name, value) => valueFor(name, value, set, rules))
      return {
        id,
        name: oneLine(operation.summary ?? '') || id,
        folder: oneLine(operation.tags?.[0] ?? '') || 'operations',
        method: tryOut.method,
        template: tryOut.path,
        path: values.path,
        required: requiredOf(tryOut),
        styles: stylesOf(tryOut),
        cookies: requiredCookies(tryOut),
        query,
        server,
        url: `{{${server}}}${values.path}${search && `?${search}`}`,
        headers: [...keysIn('header', sent), ...values.headers, ...cookieHeader(values.cookies, sent), ...typeOf(body)],
        credentials: sent,
        body,
        media: tryOut.body && { type: tryOut.body.type, encodings: { ...tryOut.body.encodings, ...parts.encodings } },
        answer,
        status: successOf(operation),
        captures: capturesOf(links, id),
      }
    }),
  }
}

function serversOf(document: OpenApiDocument, placed: Placed[]) {
  const baseUrl = addressWith(addressOf(document.servers?.[0] ?? { url: '' }))
  const urlOf = (tryOut: TryOutOperation) => serverOf(tryOut, { server: baseUrl })
  const urls = [...new Set([baseUrl, ...placed.map(({ tryOut }) => urlOf(tryOut))])]
  const nameAt = (index: number) => (index > 0 ? `baseUrl${index + 1}` : 'baseUrl')
  return {
    list: urls.map((url, index): Server => ({ name: nameAt(index), url })),
    nameOf: (tryOut: TryOutOperation) => nameAt(urls.indexOf(urlOf(tryOut))),
  }
}

interface ValueRule {
  field: string
  is: 'new' | 'entered'
  hint: string
}

/** The rows of x-collection-values. */
function valueRules(document: OpenApiDocument): ValueRule[] {
  const rows = document['x-collection-values']
  return (Array.isArray(rows) ? rows : []).filter(isObject).map(({ field, is, hint }) => ({
    field: String(field),
    is: is === 'entered' ? 'entered' : 'new',
    hint: typeof hint === 'string' ? oneLine(hint) : '',
  }))
}

interface ValueLink {
  from: string
  path: string[]
  to: string
  /** A body property, or a parameter, with its place where the file says it: 'id', 'path.id'. */
  field: string
  variable: string
}

/** The values that links of an operation's answers pass on. Other expressions than of the body are left to the reader. */
function linksOf(document: OpenApiDocument, from: string, operation: OperationObject): ValueLink[] {
  const response = Object.entries(operation.responses ?? {}).find(([status]) => /^2/.test(status))?.[1]
  const links = response ? (resolve(document, response).links ?? {}) : {}
  return Object.values(links).flatMap((reference) => {
    const { operationId: to, parameters = {}, requestBody } = resolve(document, reference)
    if (to === undefined) return []
    const values = { ...parameters, ...(isObject(requestBody) ? requestBody : {}) }
    return Object.entries(values).flatMap(([field, expression]) => {
      const [, pointer] = /^\$response\.body#\/(.+)$/.exec(String(expression)) ?? []
      if (pointer === undefined) return []
      const variable = field.replace(/^(path|query|header|cookie)\./, '$1_')
      return [{ from, path: stepsOf(`#/${pointer}`), to, field, variable }]
    })
  })
}

/** The steps of a value after its root, in JavaScript and in JSONPath: '.boats[0]["crew-id"]'. */
export const membersOf = (path: string[]): string =>
  path
    .map((step) =>
      /^\d+$/.test(step) ? `[${step}]` : /^[a-z_]\w*$/i.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`,
    )
    .join('')

function capturesOf(links: ValueLink[], id: string): Capture[] {
  const own = links.filter(({ from }) => from === id).map(({ variable, path }) => [variable, path] as const)
  return [...new Map(own)].map(([variable, path]) => ({ variable, path }))
}

function keysIn(place: 'query' | 'header' | 'cookie', credentials: Credential[]): Pair[] {
  return credentials.flatMap((credential): Pair[] => {
    if (credential.kind !== place) return []
    const value = `{{${credential.value}}}`
    return [[credential.name, credential.scheme ? `${credential.scheme} ${value}` : value]]
  })
}

/** One header, since a request has no other of this name (RFC 6265, 5.4). */
function cookieHeader(parameters: string[], credentials: Credential[]): Pair[] {
  const cookies = [...parameters, ...keysIn('cookie', credentials).map((pair) => pair.join('='))]
  return cookies.length > 0 ? [['Cookie', cookies.join('; ')]] : []
}

function requiredOf({ parameters }: TryOutOperation): Required {
  const needed = parameters.filter((parameter) => parameter.required)
  const byPlace = Map.groupBy(needed, (parameter) => parameter.in)
  return Object.fromEntries(
    [...byPlace].map(([place, list]) => [place, Object.fromEntries(list.map(({ name, example }) => [name, example]))]),
  )
}

const stylesOf = ({ parameters }: TryOutOperation): ParameterStyle[] =>
  parameters.flatMap(({ in: place, name, style, explode, allowReserved, type }) => {
    const isUsual = [style, explode, allowReserved, type].every((each) => each === undefined)
    if (isUsual || (place !== 'path' && place !== 'query')) return []
    return [{ in: place, name, style, explode, allowReserved, type }]
  })

const requiredCookies = ({ parameters }: TryOutOperation): string[] =>
  parameters
    .filter((parameter) => parameter.required && parameter.in === 'cookie')
    .flatMap((parameter) => writeParameter(parameter, parameter.example) ?? [])

function valuesOf({ path, parameters }: TryOutOperation, set: Map<string, string>) {
  const written = parameters.flatMap((parameter) => {
    const { name, example } = parameter
    const variable = set.get(`${parameter.in}.${name}`) ?? set.get(name)
    const value = variable === undefined ? writeParameter(parameter, example) : `{{${variable}}}`
    return value === null ? [] : [{ ...parameter, value }]
  })
  const of = (place: string) =>
    written.flatMap(({ in: within, name, value }): Pair[] => (within === place ? [[name, value]] : []))
  return {
    path: of('path').reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, () => value), path),
    // A written query parameter begins with its name, and may be repeated.
    query: of('query').flatMap(([name, value]) => queryPairs(name, value)),
    headers: of('header'),
    // A written cookie begins with its name too.
    cookies: of('cookie').map(([name, value]) => (value.startsWith('{{') ? `${name}=${value}` : value)),
  }
}

const queryPairs = (name: string, written: string): Pair[] =>
  written.startsWith('{{')
    ? [[name, written]]
    : written.split('&').map((pair) => {
        const at = pair.indexOf('=')
        return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
      })

const typeOf = (body: RequestBody | null): Pair[] =>
  body && body.format !== 'parts' ? [['Content-Type', body.type]] : []

function valueFor(name: string, value: unknown, set: Map<string, string>, rules: ValueRule[]): unknown {
  const rule = rules.find(({ field }) => field === name)
  if (set.has(name) || rule?.is === 'entered') return `{{${set.get(name) ?? name}}}`
  if (rule?.is !== 'new' || typeof value === 'boolean') return value
  return typeof value === 'number' ? '{{$timestamp}}' : `${value}-{{$timestamp}}`
}

const successOf = ({ responses = {} }: OperationObject): string =>
  Object.keys(responses)
    .find((status) => /^2/.test(status))
    ?.toUpperCase() ?? '2XX'
