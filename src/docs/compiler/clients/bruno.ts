import type { Credential } from './credentials.ts'
import type { ClientRequest, Requests } from './requests.ts'

/** The files of a Bruno collection, which the app opens and `bru run -r --env sandbox` runs. */
export function brunoFiles({ title, version, baseUrl, variables, requests }: Requests): [path: string, text: string][] {
  const folders = [...new Set(requests.map(({ folder }) => folder))]
  const values = [['baseUrl', baseUrl], ...variables.map(({ name, placeholder }) => [name, placeholder])]
  return [
    ['bruno.json', `${JSON.stringify({ version: '1', name: `${title} ${version}`, type: 'collection' }, null, 2)}\n`],
    ['environments/sandbox.bru', block('vars', values)],
    ...folders.flatMap((folder, at): [string, string][] => [
      [
        `${fileName(folder)}/folder.bru`,
        block('meta', [
          ['name', folder],
          ['seq', `${at + 1}`],
        ]),
      ],
      ...requests
        .filter((request) => request.folder === folder)
        .map((request, index): [string, string] => [
          `${fileName(folder)}/${fileName(request.id)}.bru`,
          requestFile(request, index + 1),
        ]),
    ]),
  ]
}

const fileName = (name: string) => name.replaceAll(/[^\w.-]+/g, '-')

const block = (name: string, pairs: (string | undefined)[][]) =>
  `${name} {\n${pairs.map(([key, value]) => `  ${key}: ${value}\n`).join('')}}\n`

const textBlock = (name: string, text: string) => `${name} {\n${text.replaceAll(/^(?=.)/gm, '  ')}\n}\n`

function requestFile(request: ClientRequest, place: number): string {
  const { name, method, path, body, headers, credentials, status, captures } = request
  const auth = credentials.find(({ kind }) => kind === 'basic' || kind === 'bearer')
  const query = [...request.query, ...credentials.flatMap(queryOf)]
  const sent = [...credentials.flatMap(headersOf), ...headers, ...(body ? [['Content-Type', body.type]] : [])]
  const search = query.map(([key, value]) => `${key}=${value}`).join('&')
  const kind = bodyKind(body?.type)
  return [
    block('meta', [
      ['name', name],
      ['type', 'http'],
      ['seq', `${place}`],
    ]),
    block(method.toLowerCase(), [
      ['url', `{{baseUrl}}${path}${search ? `?${search}` : ''}`],
      ['body', body ? kind : 'none'],
      ['auth', auth?.kind ?? 'none'],
    ]),
    ...(query.length > 0 ? [block('params:query', query)] : []),
    ...(sent.length > 0 ? [block('headers', sent)] : []),
    ...(auth ? [authBlock(auth)] : []),
    ...(body ? [textBlock(`body:${kind}`, body.text)] : []),
    ...(captures.length > 0
      ? [
          block(
            'vars:post-response',
            captures.map(({ variable, path: steps }) => [variable, `res.body.${steps.join('.')}`]),
          ),
        ]
      : []),
    block('assert', assertions(status)),
  ].join('\n')
}

function bodyKind(type = ''): 'json' | 'xml' | 'text' {
  return /json/.test(type) ? 'json' : /xml/.test(type) ? 'xml' : 'text'
}

function headersOf(credential: Credential): string[][] {
  if (credential.kind === 'header') return [[credential.name, `{{${credential.value}}}`]]
  if (credential.kind === 'cookie') return [['Cookie', `${credential.name}={{${credential.value}}}`]]
  return []
}

const queryOf = (credential: Credential): [string, string][] =>
  credential.kind === 'query' ? [[credential.name, `{{${credential.value}}}`]] : []

const authBlock = (credential: Credential): string =>
  credential.kind === 'basic'
    ? block('auth:basic', [
        ['username', `{{${credential.user}}}`],
        ['password', `{{${credential.password}}}`],
      ])
    : block('auth:bearer', [['token', credential.kind === 'bearer' ? `{{${credential.token}}}` : '']])

const assertions = (status: string): string[][] =>
  /^\d+$/.test(status) ? [['res.status', `eq ${status}`]] : [['res.status', 'between 200, 299']]
