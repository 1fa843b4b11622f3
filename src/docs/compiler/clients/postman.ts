import { createHash } from 'node:crypto'
import type { Credential } from './credentials.ts'
import type { RequestBody } from './request-body.ts'
import type { ClientRequest, Requests } from './requests.ts'

/** The collection in Postman's format 2.1. It holds no address and no key: those are in the environment. */
export function postmanCollection(requests: Requests): string {
  const name = `${requests.title} ${requests.version}`
  const folders = Map.groupBy(requests.requests, ({ folder }) => folder)
  return json({
    info: {
      _postman_id: idOf(name),
      name,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: [...folders].map(([folder, inside]) => ({ name: folder, item: inside.map(itemOf) })),
  })
}

/** The environment: where to call, with which credentials. */
export function postmanEnvironment({ title, servers, variables }: Requests): string {
  const values = variables.map(({ name, placeholder, isSecret }) => ({
    key: name,
    value: placeholder,
    type: isSecret ? 'secret' : 'default',
    enabled: true,
  }))
  const addresses = servers.map(({ name, url }) => ({ key: name, value: url, type: 'default', enabled: true }))
  return json({
    id: idOf(`${title} environment`),
    name: `${title}, sandbox`,
    values: [...addresses, ...values],
    _postman_variable_scope: 'environment',
  })
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A UUID made of the name, so that every build writes the same bytes. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function itemOf(request: ClientRequest) {
  const { name, method, body, headers, credentials, status, captures } = request
  return {
    name,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: [checkOf(status), ...captures.map(setOf)] } }],
    request: {
      method,
      auth: authOf(credentials),
      header: headers.map(([key, value]) => ({ key, value })),
      url: urlOf(request),
      ...(body ? { body: bodyWith(body) } : {}),
    },
    response: [],
  }
}

function bodyWith({ type, format, text, parts }: RequestBody) {
  if (format === 'parts') return { mode: 'formdata', formdata: parts.map(partOf) }
  // Lines of a multipart body end in CRLF (RFC 2046, 4.1.1).
  const raw = /^multipart\//i.test(type) ? text.replaceAll('\n', '\r\n') : text
  return { mode: 'raw', raw, options: { raw: { language: format } } }
}

const partOf = ({ name, value, isFile, type }: RequestBody['parts'][number]) => ({
  key: name,
  ...(isFile ? { type: 'file', src: value } : { type: 'text', value }),
  ...(type === undefined ? {} : { contentType: type }),
})

function authOf(credentials: Credential[]) {
  const text = (values: Record<string, string>) =>
    Object.entries(values).map(([key, value]) => ({ key, value: `{{${value}}}`, type: 'string' }))
  for (const credential of credentials) {
    const { kind } = credential
    if (kind === 'basic' || kind === 'digest')
      return { type: kind, [kind]: text({ username: credential.user, password: credential.password }) }
    if (kind === 'bearer') return { type: 'bearer', bearer: text({ token: credential.token }) }
  }
  return { type: 'noauth' }
}

function urlOf({ url, server, path, query }: ClientRequest) {
  return {
    raw: url,
    host: [`{{${server}}}`],
    path: path.split('/').slice(1),
    ...(query.length > 0 ? { query: query.map(([key, value]) => ({ key, value })) } : {}),
  }
}

const checkOf = (status: string) =>
  /^\d+$/.test(status)
    ? `pm.test("answers ${status}", () => pm.response.to.have.status(${status}));`
    : 'pm.test("succeeds", () => pm.response.to.be.success);'

const setOf = ({ variable, path }: ClientRequest['captures'][number]) =>
  `pm.environment.set(${JSON.stringify(variable)}, pm.response.json()${path.map((step) => `?.[${JSON.stringify(step)}]`).join('')});`
