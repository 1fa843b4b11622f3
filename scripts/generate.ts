import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeChanges, readLastReleases } from '#docs/compiler/changes/product-changes.ts'
import { writeTypeNodes } from '#docs/compiler/clients/sdk/type-nodes.ts'
import { hasEngine } from '#docs/compiler/product/engine.ts'
import { exitOnDocumentError } from '#docs/compiler/read/document-error.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { applicationSchema, writeApplicationFields } from './generate/application-fields.ts'
import { jsonText, published } from './generate/bundle.ts'
import { writeClients } from './generate/clients.ts'
import { writeDialCodes } from './generate/dial-codes.ts'
import { writeForms } from './generate/forms.ts'
import { handlersFile, writeHandlers } from './generate/handlers.ts'
import { writeLintedLayers } from './generate/layers.ts'
import { mergeMaskedFields } from './generate/masked-fields.ts'
import { parseDocument } from './generate/openapi.ts'
import { writeOperations } from './generate/operations.ts'
import { compareOutput, generatedFolder, header, type Output, writeOutput } from './generate/output.ts'
import { writeProblems } from './generate/problems.ts'
import { type ReadSpec, readSpecs } from './generate/read-specs.ts'
import { findSpecs, type Spec } from './generate/specs.ts'

interface Bundled extends Spec {
  text: string
  /** As its author wrote it, which releases are compared with. */
  written: OpenApiDocument
}

/** Computes the content of src/generated in memory. The work folder holds files for tools that only read and write files. */
async function generateAll(workFolder: string): Promise<Output> {
  const specs = (await readSpecs(findSpecs())).map(bundle)
  const output: Output = new Map()
  for (const spec of specs) {
    output.set(`${spec.folder}/openapi.json`, { text: spec.text, source: spec.source })
    if (spec.kind === 'product')
      output.set(`${spec.folder}/changes.json`, { text: writeChanges(spec), source: spec.source })
    if (!needsTypes(spec)) continue
    output.set(`${spec.folder}/types.ts`, { text: await writeTypes(spec.text, spec.source), source: spec.source })
  }
  const apis = specs
    .filter(({ kind }) => kind === 'api')
    .map(({ name, source, text }) => ({ name, source, document: parseDocument(text) }))
  const source = apis.map((api) => api.source).join(', ')
  output.set('operations.ts', { text: writeOperations(apis), source })
  output.set('problems.ts', { text: writeProblems(apis), source })
  output.set(handlersFile, { text: writeHandlers(apis), source })
  for (const { name, document } of apis)
    if (name === 'portal')
      output.set('application-fields.ts', { text: writeApplicationFields(document), source: applicationSchema })
  const products = specs.filter(({ kind }) => kind === 'product')
  const maskedFields = mergeMaskedFields(products.map(({ text, source }) => ({ source, document: JSON.parse(text) })))
  output.set('products/masked-fields.json', {
    text: `${JSON.stringify(maskedFields, null, 2)}\n`,
    source: products.map((each) => each.source).join(', '),
  })
  output.set('biome-layers.json', { text: writeLintedLayers(), source: 'scripts/generate/layers.ts' })
  output.set('dial-codes.json', { text: writeDialCodes(), source: 'libphonenumber-js' })
  for (const [path, file] of await writeForms(apis)) output.set(path, file)
  for (const [path, file] of await writeClients(specs, workFolder)) output.set(path, file)
  return output
}

function writeChanges({ name, written }: Bundled): string {
  return `${JSON.stringify(describeChanges(name, written, readLastReleases(name)), null, 2)}\n`
}

/** A product without a simulator engine is only rendered, and no code needs its types. */
const needsTypes = ({ kind, text }: Bundled): boolean => kind === 'api' || hasEngine(parseDocument(text))

const bundle = ({ read, ...spec }: ReadSpec): Bundled => ({
  ...spec,
  text: jsonText(published(spec, read.bundled)),
  written: read.bundled,
})

const usedTypes = ['components', 'operations']

/** Writes the types `components` and `operations`. */
async function writeTypes(bundled: string, source: string): Promise<string> {
  const types = await writeTypeNodes(bundled, (name) => usedTypes.includes(name))
  return `${header(source)}\n${types}`
}

const help = `Generates src/generated and the table of handlers from the specifications in openapi/ with the settings of
codegen.config.ts.

  npm run generate               write changed files, remove files without a specification
  npm run generate -- --check    write nothing; fail when src/generated does not match the specifications
`

const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } })

if (values.help) {
  console.log(help)
} else {
  const started = performance.now()
  const output = await inWorkFolder(generateAll).catch(exitOnDocumentError)
  if (values.check) check(output)
  else write(output, performance.now() - started)
}

function write(output: Output, milliseconds: number): void {
  const { written, removed } = writeOutput(output, generatedFolder)
  const seconds = (milliseconds / 1000).toFixed(1)
  console.log(`${output.size} files in ${seconds} s: ${written.length} written, ${removed.length} removed`)
}

function check(output: Output): void {
  const { changed, stale } = compareOutput(output, generatedFolder)
  for (const path of changed) {
    console.error(`${join(generatedFolder, path)} does not match ${output.get(path)?.source}`)
  }
  for (const path of stale) console.error(`${generatedFolder}/${path} is not generated from any specification`)
  if (changed.length + stale.length > 0) {
    console.error('Run `npm run generate` and commit the result. Do not edit generated files by hand.')
    process.exitCode = 1
  } else {
    console.log(`${generatedFolder} is current: ${output.size} files compared`)
  }
}

async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(join('.cache', 'generate-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
