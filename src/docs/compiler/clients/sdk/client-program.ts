import { environmentName } from '#docs/model/clients.ts'
import { bodyKind } from '#docs/model/media-kind.ts'
import type { Credential, Variable } from '../credentials.ts'
import type { ClientRequest, Requests } from '../requests.ts'

/** The program of the package. */
export function clientProgram(requests: Requests): string {
  const { servers, requests: operations } = requests
  const [, ...others] = servers
  const settings = clientSettings(requests)
  const common = settings.filter(({ isCommon }) => isCommon).map(({ name }) => name)
  const names = [...servers, ...settings].map(({ name }) => name)
  const variables = Object.fromEntries(names.map((name) => [name, environmentName(name)]))
  const addresses = Object.fromEntries(others.map(({ name, url }) => [name, url]))
  const calls = Object.fromEntries(operations.map((request) => [keyOf(request), callOf(request)]))
  return `import createFetchClient, { mergeHeaders } from 'openapi-fetch'
import { fieldPairs, fieldType, formText } from './field-encoding.js'
import { bodyKind } from './media-kind.js'
import { writeParameter } from './parameter-encoding.js'

/** The environment variables of the settings. */
const variables = ${literal(variables)}

/** The settings without which no operation can be called. */
const required = ${literal(['baseUrl', ...common])}

/** The addresses of operations that are elsewhere. Settings replace them. */
const addresses = ${literal(addresses)}

/**
 * The address and the credentials of each operation, how its parameters are written where that is said, the media type
 * of a body that is not application/json, and how an answer that is not JSON is read.
 */
const operations = ${literal(calls)}

${functions}`
}

/** The functions of the program, the same for every product. */
const functions = `/** Reads the address and the credentials from environment variables. */
export function settingsFromEnvironment(environment = process.env) {
  const missing = required.map((name) => variables[name]).filter((name) => !environment[name])
  if (missing.length > 0) throw new Error(\`Set \${missing.join(', ')} in the environment.\`)
  const given = Object.entries(variables).filter(([, variable]) => environment[variable])
  return Object.fromEntries(given.map(([name, variable]) => [name, environment[variable]]))
}

/** A client that sends the credentials of each operation, and writes its parameters and its body as the file says. */
export function createClient(settings) {
  const options = Object.fromEntries(Object.entries(settings).filter(([name]) => !Object.hasOwn(variables, name)))
  const serializers = { pathSerializer: pathAsItIs, querySerializer: noQuery }
  const client = createFetchClient({ ...serializers, ...options, baseUrl: settings.baseUrl })
  client.use({
    onRequest({ request, schemaPath, params, options: { baseUrl, pathSerializer, querySerializer } }) {
      const { server = 'baseUrl', credentials = [], styles = [] } = operations[\`\${request.method} \${schemaPath}\`] ?? {}
      const isElsewhere = server !== 'baseUrl' && baseUrl === settings.baseUrl.replace(/\\/$/, '')
      const address = isElsewhere ? settings[server] || addresses[server] : baseUrl
      const [path, query = ''] = request.url.slice(absolute(baseUrl).length).split('?')
      const write = (place, name, value) =>
        writeParameter(styles.find((style) => style.in === place && style.name === name) ?? { in: place, name }, value)
      const url = new URL(
        absolute(address) + (pathSerializer === pathAsItIs ? writtenPath(schemaPath, params.path, write) : path),
      )
      url.search = querySerializer === noQuery ? writtenQuery(params.query, write) : query
      const { headers } = request
      for (const credential of credentials) addCredential(credential, { url, headers, settings })
      return url.href === request.url ? request : new Request(url, request)
    },
  })
  const { request } = client
  const call = (method, path, init) => request(method, path, callOptions(method, path, init, options))
  const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']
  const calls = methods.map((method) => [method, (path, init) => call(method, path, init)])
  return Object.assign(client, Object.fromEntries(calls), { request: call })
}

/** The options of the caller, and those that the media types of the operation imply. */
function callOptions(method, path, init = {}, settings) {
  const { parseAs, media = {} } = operations[\`\${method.toUpperCase()} \${path}\`] ?? {}
  const options = { ...(parseAs && { parseAs }), ...init }
  const { body, bodySerializer = settings.bodySerializer } = init
  if (body === undefined) return options
  const given = mergeHeaders(settings.headers, init.headers, init.params?.header).get('Content-Type')
  const type = given ?? media.type ?? 'application/json'
  const isFormData = body instanceof FormData || (bodyKind(type) === 'multipart' && isPlain(body))
  return {
    ...options,
    // Without this header fetch names the boundary.
    headers: mergeHeaders(init.headers, { 'Content-Type': isFormData ? null : type }),
    bodySerializer: bodySerializer ?? ((value) => bodyOf(value, bodyKind(type), media.encodings)),
  }
}

/** What fetch sends: files, texts and forms that the caller made are sent as they are. */
function bodyOf(body, kind, encodings = {}) {
  if (body instanceof FormData) return body
  if (kind === 'json') return JSON.stringify(body)
  if (!isPlain(body)) return body
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  if (kind === 'form') return formText(given, encodings)
  return kind === 'multipart' ? formData(given, encodings) : JSON.stringify(body)
}

const plain = [Object.prototype, Array.prototype, null]
const isPlain = (body) => typeof body === 'object' && body !== null && plain.includes(Object.getPrototypeOf(body))

function formData(body, encodings) {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    const items = [value].flat()
    const encoding = encodings[name] ?? {}
    const type = fieldType(value, encoding)
    if (items.some((item) => item instanceof Blob)) items.forEach((item) => form.append(name, item))
    else
      for (const [key, text] of fieldPairs(name, value, encoding))
        form.append(key, type === undefined ? text : new Blob([text], { type }))
  }
  return form
}

/** These stand for the styles of the operation, unless the caller gives other serializers. */
const pathAsItIs = (path) => path
const noQuery = () => ''

const writtenPath = (path, values = {}, write) =>
  path.replace(/\\{([^{}]+)\\}/g, (place, name) => write('path', name, values[name]) ?? place)

/** An empty text is sent, too. */
const writtenQuery = (values = {}, write) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === '' ? \`\${encodeURIComponent(name)}=\` : (write('query', name, value) ?? [])))
    .join('&')

const absolute = (url) => new Request(url).url.replace(/\\/$/, '')

/** Headers and parameters that the caller gives are kept. */
function addCredential({ in: place, name, scheme, values }, { url, headers, settings }) {
  const given = place === 'query' ? url.searchParams : headers
  if (place !== 'cookie' && given.has(name)) return
  const texts = values.map((value) => {
    if (!settings[value]) throw new Error(\`The setting \${value} is missing. Set \${variables[value]} in the environment.\`)
    return settings[value]
  })
  const text = scheme === 'Basic' ? base64(texts.join(':')) : texts.join(':')
  if (place === 'cookie') headers.set('Cookie', [headers.get('Cookie'), \`\${name}=\${text}\`].filter(Boolean).join('; '))
  // Setting a parameter would encode the others again.
  else if (place === 'query') url.search += \`\${url.search ? '&' : ''}\${encodeURIComponent(name)}=\${encodeURIComponent(text)}\`
  else headers.set(name, scheme ? \`\${scheme} \${text}\` : text)
}

/** Encodes the UTF-8 bytes of the text (RFC 7617). */
const base64 = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
`

const literal = (value: unknown) => JSON.stringify(value, null, 2)

const keyOf = ({ method, template }: ClientRequest) => `${method} ${template}`

const callOf = ({ server, credentials, styles, media, answer }: ClientRequest) => ({
  server,
  credentials: credentials.flatMap(placed),
  ...(styles.length > 0 && { styles }),
  ...(media && media.type !== 'application/json' && { media }),
  ...(answer !== null && bodyKind(answer) !== 'json' && { parseAs: bodyKind(answer) === 'binary' ? 'blob' : 'text' }),
})

interface Placed {
  in: 'header' | 'query' | 'cookie'
  name: string
  scheme?: string | undefined
  /** Names of settings. */
  values: string[]
}

/** None for Digest, which answers a challenge. */
function placed(credential: Credential): Placed[] {
  const { kind } = credential
  if (kind === 'digest') return []
  if (kind === 'basic') return [authorization('Basic', credential.user, credential.password)]
  if (kind === 'bearer') return [authorization('Bearer', credential.token)]
  return [{ in: kind, name: credential.name, scheme: credential.scheme, values: [credential.value] }]
}

const authorization = (scheme: string, ...values: string[]): Placed => ({
  in: 'header',
  name: 'Authorization',
  scheme,
  values,
})

/** The settings that operations need. A common one is needed by all. */
export function clientSettings({ variables, requests }: Requests): (Variable & { isCommon: boolean })[] {
  const used = requests.map(({ credentials }) => credentials.flatMap(placed).flatMap(({ values }) => values))
  return variables.flatMap((variable) => {
    const users = used.filter((names) => names.includes(variable.name))
    return users.length > 0 ? [{ ...variable, isCommon: users.length === used.length }] : []
  })
}

/** The types of the program. */
export function clientTypes(requests: Requests): string {
  const [, ...others] = requests.servers
  const addresses = others.map(
    ({ name, url }) => `  /** The address of operations at ${inComment(url)}. */\n  ${name}?: string\n`,
  )
  const fields = clientSettings(requests).map(
    ({ name, hint, isCommon }) =>
      `${hint ? `  /** ${inComment(hint)} */\n` : ''}  ${name}${isCommon ? '' : '?'}: string\n`,
  )
  return `import type { Client, ClientOptions } from 'openapi-fetch'
import type { paths } from './schema.js'

export type { components, operations, paths } from './schema.js'

/** A setting that only some operations need is optional. A call that lacks it throws an Error with its name. */
export interface Settings extends ClientOptions {
  /** The address that the paths follow, without a slash at its end. */
  baseUrl: string
${[...addresses, ...fields].join('')}}

/** Reads the address and the credentials from environment variables. Throws an Error that names the missing ones. */
export function settingsFromEnvironment(environment?: Record<string, string | undefined>): Settings

/**
 * A client that sends the credentials of each operation: \`client.GET(path, ...)\`, \`client.POST(path, ...)\`. It writes a
 * body in the media type of the operation, and reads a success that is no JSON as a text or a Blob.
 */
export function createClient(settings: Settings): Client<paths>
`
}

const inComment = (text: string) => text.replaceAll('*/', '* /')
