import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { hasEngine } from '#docs/compiler/product/engine.ts'
import { bundle } from './bundle.ts'
import { writeClients } from './clients.ts'
import { writeForms } from './forms.ts'
import { parseDocument } from './openapi.ts'
import { writeOperations } from './operations.ts'
import { header, type Output } from './output.ts'
import { findSpecs, type Spec } from './specs.ts'

interface Bundled extends Spec {
  text: string
}

/** Everything src/generated holds, computed in memory; the work folder takes what the tools insist on writing. */
export async function generateAll(workFolder: string): Promise<Output> {
  const specs = await Promise.all(findSpecs().map((spec) => bundleInto(spec, workFolder)))
  const output: Output = new Map()
  for (const spec of specs) {
    output.set(`${spec.folder}/openapi.json`, { text: spec.text, source: spec.source })
    if (!isUsed(spec)) continue
    output.set(`${spec.folder}/types.ts`, { text: await writeTypes(spec.text, spec.source), source: spec.source })
  }
  const apis = specs
    .filter(({ kind }) => kind === 'api')
    .map(({ name, source, text }) => ({ name, source, document: parseDocument(text) }))
  const source = apis.map((api) => api.source).join(', ')
  output.set('operations.ts', { text: writeOperations(apis), source })
  for (const [path, file] of await writeForms(apis)) output.set(path, file)
  for (const [path, file] of await writeClients(specs, workFolder)) output.set(path, file)
  return output
}

/** Code of ours speaks of it, so it has types; a product from elsewhere is only shown. */
const isUsed = ({ kind, text }: Bundled): boolean => kind === 'api' || hasEngine(parseDocument(text))

async function bundleInto(spec: Spec, workFolder: string): Promise<Bundled> {
  const text = await bundle(spec.source)
  const file = join(workFolder, `${spec.folder}.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return { ...spec, text }
}

/** The specification as types: `paths`, `components`, `operations`. Uploaded and downloaded bytes are a `File`. */
async function writeTypes(bundled: string, source: string): Promise<string> {
  const nodes = await openapiTS(bundled, {
    alphabetize: false,
    transform: (schema) => (isBinary(schema) ? ts.factory.createTypeReferenceNode('File') : undefined),
  })
  return `${header(source)}\n${astToString(nodes)}`
}

function isBinary(schema: object): boolean {
  if ('format' in schema && schema.format === 'binary') return true
  return 'contentMediaType' in schema && !('contentEncoding' in schema)
}
