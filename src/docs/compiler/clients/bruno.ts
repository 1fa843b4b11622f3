import { freeName } from '../schema/paths.ts'
import type { Credential } from './credentials.ts'
import type { RequestBody } from './request-body.ts'
import { type ClientRequest, membersOf, type Requests } from './requests.ts'

/** The files of a Bruno collection, which the app opens and `bru run -r --env sandbox` runs. */
export function brunoFiles({ title, version, servers, variables, requests }: Requests): [path: string, text: string][] {
  const values = [
    ...servers.map(({ name, url }) => [name, url]),
    ...variables.map(({ name, placeholder }) => [name, placeholder]),
  ]
  const folders = Map.groupBy(requests, ({ folder }) => folder)
  const folderNames = fileNames('environments')
  return [
    ['bruno.json', `${JSON.stringify({ version: '1', name: `${title} ${version}`, type: 'collection' }, null, 2)}\n`],
    ['environments/sandbox.bru', block('vars', values)],
    ...[...folders].flatMap(([folder, inside], index) => folderFiles(folder, folderNames(folder), inside, index + 1)),
  ]
}

function folderFiles(name: string, folder: string, requests: ClientRequest[], place: number): [string, string][] {
  const fileName = fileNames('folder')
  return [
    [`${folder}/folder.bru`, fields('meta', { name, seq: place })],
    ...requests.map((request, index): [string, string] => [
      `${folder}/${fileName(request.id)}.bru`,
      requestFile(request, index + 1),
    ]),
  ]
}

/** Makes names of files that differ from each other and from `taken`, also where capitals do not count. */
function fileNames(taken: string): (name: string) => string {
  const used = new Set([taken])
  return (name) => {
    const plain = name.replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-').replace(/^\.+/, '-')
    const unique = freeName(plain, (each) => used.has(each.toLowerCase()))
    used.add(unique.toLowerCase())
    return unique
  }
}

const block = (name: string, pairs: (string | undefined)[][]) =>
  `${name} {\n${pairs.map(([key, value]) => `  ${key}: ${value}\n`).join('')}}\n`

const fields = (name: string, values: Record<string, string | number>) =>
  block(
    name,
    Object.entries(values).map(([key, value]) => [key, `${value}`]),
  )

const indented = (text: string, margin: string) => text.replaceAll(/^(?=.)/gm, margin)

const textBlock = (name: string, text: string) => `${name} {\n${indented(text, '  ')}\n}\n`

const bodyBlock = ({ format, text, parts }: RequestBody) =>
  format === 'parts' ? block('body:multipart-form', parts.map(partOf)) : textBlock(`body:${format}`, text)

function partOf({ name, value, isFile, type }: RequestBody['parts'][number]) {
  const text = isFile ? `@file(${value})` : /\n/.test(value) ? `'''${indented(value, '    ')}'''` : value
  return [quoted(name), type === undefined ? text : `${text} @contentType(${type})`]
}

/** A key with a character of the format. */
const quoted = (key: string) => (/[\s:"{}()[\]]/.test(key) ? `"${key.replaceAll('"', '\\"')}"` : key)

function requestFile(request: ClientRequest, place: number): string {
  const { name, method, url, query, body, headers, credentials, status, captures } = request
  const captured = captures.map(({ variable, path }) => [variable, `res.body${membersOf(path)}`])
  const auth = credentials.map(authOf).find((each) => each !== null)
  return [
    fields('meta', { name, type: 'http', seq: place }),
    fields(method.toLowerCase(), {
      url,
      body: body?.format === 'parts' ? 'multipartForm' : (body?.format ?? 'none'),
      auth: auth?.kind ?? 'none',
    }),
    ...(query.length > 0 ? [block('params:query', query)] : []),
    ...(headers.length > 0 ? [block('headers', headers)] : []),
    ...(auth ? [fields(`auth:${auth.kind}`, auth.values)] : []),
    ...(body ? [bodyBlock(body)] : []),
    ...(captures.length > 0 ? [block('vars:post-response', captured)] : []),
    fields('assert', { 'res.status': /^\d+$/.test(status) ? `eq ${status}` : 'between 200, 299' }),
  ].join('\n')
}

/** Null for a credential among the headers or in the query. */
function authOf(credential: Credential): { kind: string; values: Record<string, string> } | null {
  const { kind } = credential
  if (kind === 'bearer') return { kind, values: { token: `{{${credential.token}}}` } }
  if (kind !== 'basic' && kind !== 'digest') return null
  return { kind, values: { username: `{{${credential.user}}}`, password: `{{${credential.password}}}` } }
}
