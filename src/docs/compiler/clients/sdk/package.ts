import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { concreteType } from '#docs/model/call-values.ts'
import { bodyKind } from '#docs/model/media-kind.ts'
import { isObject } from '#domain/is-object.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { mapsOfNames } from '../../content/published-extensions.ts'
import type { Requests } from '../requests.ts'
import { clientProgram, clientTypes } from './client-program.ts'
import { readme } from './readme.ts'
import { tarball } from './tarball.ts'
import { writeTypeNodes } from './type-nodes.ts'

const client = 'openapi-fetch'

/** Part of the package, so that an installation asks no registry for it. */
export const bundledPackages = [client, 'openapi-typescript-helpers']

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
    ['index.js', clientProgram(requests)],
    ...writers(),
    ['index.d.ts', clientTypes(requests)],
    ['schema.d.ts', await writeTypeNodes(typedSource(json), () => true, 'Blob')],
    ...bundledPackages.flatMap(bundledFiles),
  ])
}

/**
 * Types need no examples of bodies, and their generator would fetch those that are elsewhere. Those of schemas are arrays.
 * The client sends and reads texts and files of media types whose schema says more.
 */
function typedSource(json: string): string {
  const copy = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => copy(item, ''))
    if (!isObject(value)) return value
    if (key === 'content' && Object.keys(value).every((type) => type.includes('/')))
      return Object.fromEntries(Object.entries(value).map(([type, media]) => [type, mediaOf(type) ?? copy(media, '')]))
    const kept = Object.entries(value).filter(
      ([name, part]) => name !== 'examples' || key === 'responses' || mapsOfNames.has(key) || !isObject(part),
    )
    return Object.fromEntries(kept.map(([name, part]) => [name, copy(part, name)]))
  }
  return JSON.stringify(copy(JSON.parse(json), ''))
}

function mediaOf(type: string): { schema: object } | undefined {
  const kind = bodyKind(concreteType(type))
  if (kind === 'text') return { schema: { type: 'string' } }
  return kind === 'binary' ? { schema: { type: 'string', format: 'binary' } } : undefined
}

const writerSources = [
  ...['docs/model/parameter-encoding.ts', 'docs/model/field-encoding.ts', 'docs/model/media-kind.ts'],
  'domain/parse-json.ts',
]

/** The modules that write parameters and forms, as JavaScript: the package writes them as TRY OUT and the other downloads do. */
const writers = (): [path: string, text: string][] =>
  writerSources.map((source) => {
    const text = readFileSync(join(import.meta.dirname, '../../../..', source), 'utf8')
    const { outputText } = ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2022 } })
    const program = outputText.replaceAll(/ from '[^']*?([\w-]+)\.ts'/g, " from './$1.js'")
    return [basename(source).replace('.ts', '.js'), program]
  })

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
