import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { environmentName } from '#docs/model/clients.ts'
import { isObject } from '#domain/is-object.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import type { Credential } from '../credentials.ts'
import { type Requests, settingsOf } from '../requests.ts'
import { readme } from './readme.ts'
import { tarball } from './tarball.ts'
import { writeTypeNodes } from './type-nodes.ts'

/** Part of the package, so that an installation asks no registry for it. */
export const bundledPackages = ['openapi-fetch', 'openapi-typescript-helpers']

export interface SdkSource {
  suffix: string
  document: OpenApiDocument
  /** The bundled file as JSON. */
  json: string
  requests: Requests
}

const packageName = (suffix: string): string => `@open-platform/${suffix.toLowerCase()}`

export const packageFile = (suffix: string, version: string): string => `${suffix}-${version}.tgz`

/** The npm package of a product: its types, and a client on fetch. It has the version of the file. */
export async function sdkPackage(source: SdkSource): Promise<Buffer> {
  const { suffix, document, json, requests } = source
  const [client] = bundledPackages
  if (!client) throw new Error('The client of the package is missing')
  const info = {
    name: packageName(suffix),
    version: requests.version,
    description: `${requests.title}: types and a client`,
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    sideEffects: false,
    engines: { node: '>=20' },
    dependencies: { [client]: versionOf(client) },
    bundleDependencies: [client],
  }
  return tarball([
    ['package.json', `${JSON.stringify(info, null, 2)}\n`],
    ['README.md', readme(requests, packageName(suffix), packageFile(suffix, requests.version))],
    ['LICENSE', licence(document)],
    ['index.js', program(requests)],
    ['index.d.ts', declarations(requests)],
    ['schema.d.ts', await writeTypeNodes(withoutExamples(json), () => true)],
    ...bundledPackages.flatMap(bundledFiles),
  ])
}

/** Maps whose keys are names that the file chose. */
const maps = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'schemas',
  'parameters',
  'responses',
  'headers',
  'links',
])

/** Types need no examples of bodies, and their generator would fetch those that are elsewhere. Those of schemas are arrays. */
function withoutExamples(json: string): string {
  const copy = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => copy(item, ''))
    if (!isObject(value)) return value
    const kept = Object.entries(value).filter(([name, part]) => name !== 'examples' || maps.has(key) || !isObject(part))
    return Object.fromEntries(kept.map(([name, part]) => [name, copy(part, name)]))
  }
  return JSON.stringify(copy(JSON.parse(json), ''))
}

const { resolve } = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(resolve(`${name}/package.json`))
const versionOf = (name: string): string => JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')).version

const bundledFiles = (name: string): [path: string, text: string][] =>
  ['package.json', 'LICENSE', 'dist/index.mjs', 'dist/index.d.mts'].map((path) => [
    `node_modules/${name}/${path}`,
    readFileSync(join(folderOf(name), path), 'utf8'),
  ])

function licence({ info: { title, license } }: OpenApiDocument): string {
  return `${title}: ${license?.name ?? 'all rights reserved'}${license?.url ? `, ${license.url}` : ''}
The packages in node_modules have licences of their own, which are beside them.
`
}

const distinct = ({ requests }: Requests): Credential[] => {
  const all = requests.flatMap(({ credentials }) => credentials)
  return [...new Map(all.map((credential) => [JSON.stringify(credential), credential])).values()]
}

function program(requests: Requests): string {
  const names = settingsOf(requests).map(({ name }) => name)
  const credentials = distinct(requests)
  const headers = credentials.flatMap(headerLine)
  const inQuery = credentials.flatMap((credential) => (credential.kind === 'query' ? [credential] : []))
  const settings = ['baseUrl', ...names]
  return `import createFetchClient from 'openapi-fetch'

const variables = ${JSON.stringify(Object.fromEntries(settings.map((name) => [name, environmentName(name)])), null, 2)}

/** Reads the address and the credentials from environment variables. */
export function settingsFromEnvironment(environment = process.env) {
  const missing = Object.values(variables).filter((name) => !environment[name])
  if (missing.length > 0) throw new Error(\`Set \${missing.join(', ')} in the environment.\`)
  return Object.fromEntries(Object.entries(variables).map(([name, variable]) => [name, environment[variable]]))
}

/** A client that sends the credentials with every request. */
export function createClient({ ${settings.join(', ')}, headers, ...options }) {
  const client = createFetchClient({
    ...options,
    baseUrl,
    headers: {
${headers.map((line) => `      ${line},\n`).join('')}      ...headers,
    },
  })
${inQuery.length > 0 ? queryProgram(inQuery) : ''}  return client
}
`
}

function headerLine(credential: Credential): string[] {
  if (credential.kind === 'basic')
    return [`Authorization: \`Basic \${btoa(\`\${${credential.user}}:\${${credential.password}}\`)}\``]
  if (credential.kind === 'bearer') return [`Authorization: \`Bearer \${${credential.token}}\``]
  if (credential.kind === 'cookie') return [`Cookie: \`${credential.name}=\${${credential.value}}\``]
  return credential.kind === 'header' ? [`'${credential.name}': ${credential.value}`] : []
}

const queryProgram = (credentials: { name: string; value: string }[]) => `  client.use({
    onRequest({ request }) {
      const url = new URL(request.url)
${credentials.map(({ name, value }) => `      url.searchParams.set('${name}', ${value})\n`).join('')}      return new Request(url, request)
    },
  })
`

function declarations(requests: Requests): string {
  const fields = settingsOf(requests).map(({ name, hint }) => `${hint ? `  /** ${hint} */\n` : ''}  ${name}: string\n`)
  return `import type { Client, ClientOptions } from 'openapi-fetch'
import type { paths } from './schema.js'

export type { components, operations, paths } from './schema.js'

export interface Settings extends ClientOptions {
  /** The address that the paths follow, without a slash at its end. */
  baseUrl: string
${fields.join('')}}

/** Reads the address and the credentials from environment variables. Throws an Error that names the missing ones. */
export function settingsFromEnvironment(environment?: Record<string, string | undefined>): Settings

/** A client that sends the credentials with every request: \`client.GET(path, ...)\`, \`client.POST(path, ...)\`. */
export function createClient(settings: Settings): Client<paths>
`
}
