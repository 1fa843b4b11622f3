import { describeChanges, readLastReleases } from '#docs/compiler/changes/product-changes.ts'
import { writeTypeNodes } from '#docs/compiler/clients/sdk/type-nodes.ts'
import { hasEngine } from '#docs/compiler/product/engine.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { applicationSchema, writeApplicationFields } from './application-fields.ts'
import { jsonText, published } from './bundle.ts'
import { writeClients } from './clients.ts'
import { writeDialCodes } from './dial-codes.ts'
import { writeForms } from './forms.ts'
import { handlersFile, writeHandlers } from './handlers.ts'
import { writeLintedLayers } from './layers.ts'
import { mergeMaskedFields } from './masked-fields.ts'
import { writeOperations } from './operations.ts'
import { header, type Output } from './output.ts'
import { writeProblems } from './problems.ts'
import { publicProduct, writeProductFacts } from './product-facts.ts'
import type { ReadSpec } from './read-specs.ts'
import type { Spec } from './specs.ts'

interface Bundled extends Spec {
  document: OpenApiDocument
  /** The document as JSON. */
  text: string
  /** As its author wrote it, in OpenAPI 3.1, which releases are compared with. */
  written: OpenApiDocument
}

/** Computes the content of src/generated in memory. The work folder holds files for tools that only read and write files. */
export async function generateAll(read: ReadSpec[], workFolder: string): Promise<Output> {
  const specs = read.map(bundle)
  const output: Output = new Map()
  for (const spec of specs) {
    output.set(`${spec.folder}/openapi.json`, { text: spec.text, source: spec.source })
    if (spec.kind === 'product')
      output.set(`${spec.folder}/changes.json`, { text: await writeChanges(spec), source: spec.source })
    if (spec.name === publicProduct)
      output.set(`${spec.folder}/facts.ts`, { text: writeProductFacts(spec.text, spec.source), source: spec.source })
    if (!needsTypes(spec)) continue
    output.set(`${spec.folder}/types.ts`, { text: await writeTypes(spec.text, spec.source), source: spec.source })
  }
  const apis = specs.filter(({ kind }) => kind === 'api')
  const source = apis.map((api) => api.source).join(', ')
  output.set('operations.ts', { text: writeOperations(apis), source })
  const { problems, messages } = writeProblems(apis)
  output.set('problems.ts', { text: problems, source })
  output.set('problem-messages.ts', { text: messages, source })
  output.set(handlersFile, { text: writeHandlers(apis), source })
  for (const { name, document } of apis)
    if (name === 'portal')
      output.set('application-fields.ts', { text: writeApplicationFields(document), source: applicationSchema })
  const products = specs.filter(({ kind }) => kind === 'product')
  const maskedFields = mergeMaskedFields(products.map(({ text, source }) => ({ source, document: JSON.parse(text) })))
  output.set('products/masked-fields.json', {
    text: jsonText(maskedFields),
    source: products.map((each) => each.source).join(', '),
  })
  output.set('biome-layers.json', { text: writeLintedLayers(), source: 'scripts/generate/layers.ts' })
  output.set('dial-codes.json', { text: writeDialCodes(), source: 'libphonenumber-js' })
  for (const [path, file] of writeForms(apis)) output.set(path, file)
  for (const [path, file] of await writeClients(apis, workFolder)) output.set(path, file)
  return output
}

async function writeChanges({ name, written }: Bundled): Promise<string> {
  return jsonText(describeChanges(name, written, await readLastReleases(name)))
}

/** A product without a simulator engine is only rendered, and no code needs its types. */
const needsTypes = ({ kind, document }: Bundled): boolean => kind === 'api' || hasEngine(document)

function bundle({ read, ...spec }: ReadSpec): Bundled {
  const document = published(spec, read.bundled)
  return { ...spec, document, text: jsonText(document), written: read.document }
}

const usedTypes = ['components', 'operations']

/** Writes the types `components` and `operations`. */
async function writeTypes(bundled: string, source: string): Promise<string> {
  const types = await writeTypeNodes(bundled, (name) => usedTypes.includes(name))
  return `${header(source)}\n${types}`
}
