import { environmentName } from '#docs/model/clients.ts'
import type { Credential } from '../credentials.ts'
import { type ClientRequest, type Requests, settingsOf } from '../requests.ts'

/** The program of the package. */
export function clientProgram(requests: Requests): string {
  const { servers, requests: operations } = requests
  const [, ...others] = servers
  const names = [...servers, ...settingsOf(requests)].map(({ name }) => name)
  const variables = Object.fromEntries(names.map((name) => [name, environmentName(name)]))
  const addresses = Object.fromEntries(others.map(({ name, url }) => [name, url]))
  const calls = Object.fromEntries(operations.map((request) => [keyOf(request), callOf(request)]))
  return `import createFetchClient from 'openapi-fetch'

/** The environment variables of the settings. */
const variables = ${literal(variables)}

/** The settings without which no operation can be called. */
const required = ${literal(['baseUrl', ...commonSettings(requests)])}

/** The addresses of operations that are elsewhere. Settings replace them. */
const addresses = ${literal(addresses)}

/** The address and the credentials of each operation. */
const operations = ${literal(calls)}

/** Reads the address and the credentials from environment variables. */
export function settingsFromEnvironment(environment = process.env) {
  const missing = required.map((name) => variables[name]).filter((name) => !environment[name])
  if (missing.length > 0) throw new Error(\`Set \${missing.join(', ')} in the environment.\`)
  const given = Object.entries(variables).filter(([, variable]) => environment[variable])
  return Object.fromEntries(given.map(([name, variable]) => [name, environment[variable]]))
}

/** A client that sends the credentials of each operation. */
export function createClient(settings) {
  const options = Object.fromEntries(Object.entries(settings).filter(([name]) => !Object.hasOwn(variables, name)))
  const client = createFetchClient({ ...options, baseUrl: settings.baseUrl })
  client.use({
    onRequest({ request, schemaPath, options: { baseUrl } }) {
      const operation = operations[\`\${request.method} \${schemaPath}\`]
      if (!operation) return undefined
      const { server, credentials } = operation
      const isElsewhere = server !== 'baseUrl' && baseUrl === settings.baseUrl.replace(/\\/$/, '')
      const address = isElsewhere ? settings[server] || addresses[server] : baseUrl
      const url = new URL(absolute(address) + request.url.slice(absolute(baseUrl).length))
      const { headers } = request
      for (const credential of credentials) addCredential(credential, { url, headers, settings })
      return url.href === request.url ? request : new Request(url, request)
    },
  })
  return client
}

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
  else given.set(name, scheme ? \`\${scheme} \${text}\` : text)
}

/** Of the text in UTF-8 (RFC 7617). */
const base64 = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
`
}

const literal = (value: unknown) => JSON.stringify(value, null, 2)

const keyOf = ({ method, template }: ClientRequest) => `${method} ${template}`

const callOf = ({ server, credentials }: ClientRequest) => ({ server, credentials: credentials.map(placed) })

function placed(credential: Credential) {
  if (credential.kind === 'basic') {
    const { user, password } = credential
    return { in: 'header', name: 'Authorization', scheme: 'Basic', values: [user, password] }
  }
  if (credential.kind === 'bearer')
    return { in: 'header', name: 'Authorization', scheme: 'Bearer', values: [credential.token] }
  return { in: credential.kind, name: credential.name, values: [credential.value] }
}

/** The settings that every operation needs. */
export function commonSettings(requests: Requests): string[] {
  const used = requests.requests.map(({ credentials }) => credentials.flatMap((each) => placed(each).values))
  return settingsOf(requests).flatMap(({ name }) => (used.every((values) => values.includes(name)) ? [name] : []))
}

/** The types of the program. */
export function clientTypes(requests: Requests): string {
  const common = commonSettings(requests)
  const [, ...others] = requests.servers
  const addresses = others.map(
    ({ name, url }) => `  /** The address of operations at ${inComment(url)}. */\n  ${name}?: string\n`,
  )
  const fields = settingsOf(requests).map(
    ({ name, hint }) =>
      `${hint ? `  /** ${inComment(hint)} */\n` : ''}  ${name}${common.includes(name) ? '' : '?'}: string\n`,
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

/** A client that sends the credentials of each operation: \`client.GET(path, ...)\`, \`client.POST(path, ...)\`. */
export function createClient(settings: Settings): Client<paths>
`
}

const inComment = (text: string) => text.replaceAll('*/', '* /')
