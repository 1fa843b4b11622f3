import {
  bundleDocument,
  type Config,
  createConfig,
  type Document,
  detectSpec,
  escapePointerFragment,
  getTypes,
  isMappingRef,
  lintDocument,
  type Oas3Decorator,
  type Oas3Preprocessor,
  type Plugin,
  type Source,
} from '@redocly/openapi-core'
import { isObject } from '#domain/is-object.ts'
import type { OpenApiDocument, SchemaObject } from '#domain/openapi.ts'
import { wholeItems } from '#domain/openapi-operations.ts'
import { convertAdditions, nestTags } from './additions.ts'
import { checkNames } from './check-names.ts'
import { DocumentError, type Finding, type OnWarning, type Problem } from './document-error.ts'
import { widenTypes } from './grammar.ts'
import { LocalResolver } from './local-resolver.ts'
import { forgetText, isJson, isProblem, noteOrigins, problemOf, problemsWithLines, withLines } from './locate.ts'
import { repairAll } from './repair-all.ts'
import { removeAllOfCycles, repairNames } from './repair-names.ts'
import { leadsToBrokenFile, references, shownKeywords, statusRanges } from './rules.ts'
import { shareSchemas } from './share-schemas.ts'
import { convertSwagger } from './swagger-2.ts'
import { repairVersion, versionProblem } from './version.ts'

/** Converts OpenAPI 3.0 schemas to 3.1, in place. */
const upgradeSchemas: Oas3Decorator = () => ({
  Schema: {
    leave(node) {
      if (!isObject(node)) return
      const schema: SchemaObject = node
      upgradeBound(schema, 'minimum', 'exclusiveMinimum')
      upgradeBound(schema, 'maximum', 'exclusiveMaximum')
      const { nullable } = schema
      delete schema.nullable
      if (nullable === true) allowNull(schema)
    },
  },
})

/** 3.0 has a number and a boolean for exclusive bounds; 3.1 has one number or the other. */
function upgradeBound(schema: SchemaObject, bound: string, exclusive: string): void {
  const { [exclusive]: excluded, [bound]: limit } = schema
  if (typeof excluded !== 'boolean') return
  delete schema[exclusive]
  if (!excluded || limit === undefined) return
  delete schema[bound]
  schema[exclusive] = limit
}

function allowNull(schema: SchemaObject): void {
  if (typeof schema.type === 'string') {
    schema.type = [schema.type, 'null']
    if (schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null]
    return
  }
  const { description, title, deprecated, ...rest } = schema
  for (const keyword of Object.keys(rest)) delete schema[keyword]
  schema.anyOf = [rest, { type: 'null' }]
}

/** A key without a value, as in `description:`, counts as absent. */
const dropEmptyFields: Oas3Preprocessor = () => ({
  any(node, { type }) {
    if (!isObject(node)) return
    for (const [name, value] of Object.entries(node)) {
      const slot = value === null && Object.hasOwn(type.properties, name) ? type.properties[name] : null
      if (typeof slot === 'function' || slot?.name || (slot && ('type' in slot || 'enum' in slot))) delete node[name]
    }
  },
})

/** YAML parses an unquoted version as a number; a string is meant. */
const writeVersionsAsText: Oas3Preprocessor = () => ({
  Info(info) {
    if (typeof info.version === 'number') info.version = `${info.version}`
  },
  ServerVariable(variable) {
    if (isObject(variable) && typeof variable.default === 'number') variable.default = `${variable.default}`
  },
})

/** A schema name may stand where a reference is meant. */
const writeNamesAsReferences: Oas3Preprocessor = () => ({
  DiscriminatorMapping(mapping) {
    for (const [value, target] of Object.entries(mapping)) {
      if (typeof target === 'string' && !isMappingRef(target)) {
        mapping[value] = `#/components/schemas/${escapePointerFragment(target)}`
      }
    }
  },
})

/** Characters. */
const veryLarge = 5_000_000

export interface ReadDocument {
  file: string
  /** The original text; null where it is no YAML or was converted. */
  yaml: string | null
  /** Bundled into one document, in the file's own version, without the parts that are marked x-internal. */
  bundled: OpenApiDocument
  /** The bundled document, converted to 3.1. */
  document: OpenApiDocument
  /** All files by path. */
  sources: ReadonlyMap<string, Source>
}

/**
 * Reads an OpenAPI 3.0 or 3.1 file, YAML or JSON. Throws a DocumentError for a file that no page could show completely.
 * With `onWarning` it also reads OpenAPI 3.2, reports a problem that other renderers ignore, and repairs the document
 * instead of throwing.
 */
export async function readDocument(file: string, onWarning?: OnWarning): Promise<ReadDocument> {
  const resolver = new LocalResolver(onWarning)
  const written = await resolver.readRoot(file)
  const converted = onWarning && convertSwagger(written.parsed, warnAt(file, resolver, onWarning))
  const root = converted ? resolver.replaceRoot(written, converted) : written
  const isVeryLarge = root.source.body.length > veryLarge
  // A very large file is mostly a dereferenced one, which repeats its schemas wherever they are used.
  if (isVeryLarge) noteOrigins(root.source, shareSchemas(root.parsed))
  if (isVeryLarge) forgetText(root.source)
  if (onWarning) repairVersion(root.parsed, warnAt(file, resolver, onWarning))
  const problem = versionProblem(root.parsed, onWarning !== undefined)
  if (problem) throw withLines(new DocumentError({ file, ...problem }), resolver.sources)
  const { checking, bundling } = await configs()
  if (onWarning) await repairAll(root, resolver, checking, onWarning)
  else await check(root, resolver, checking)
  const bundled = await bundle(root, resolver, bundling)
  const document = await convert(root.source, bundled, resolver)
  const unusableParents = versionOf(bundled) === '3.2' ? nestTags(document) : []
  const problems = checkNames(document, file)
  if (onWarning) {
    repairNames(document, problems)
    // Nothing to show may be the consequence of a file that cannot be read.
    const isCause = ({ rule }: Problem) => rule !== 'nothing-to-show' || resolver.broken.length === 0
    problems.filter(isCause).forEach(warnAt(file, resolver, onWarning))
    unusableParents.forEach(warnAt(file, resolver, onWarning))
    removeAllOfCycles(document).forEach(warnAt(file, resolver, onWarning))
  } else if (problems.length > 0) throw withLines(new DocumentError(...problems), resolver.sources)
  const isYaml = !converted && !isJson(root.source)
  // Finding the line of a problem has read the text again.
  if (isVeryLarge) forgetText(root.source)
  return {
    file,
    yaml: isYaml ? root.source.body : null,
    bundled,
    document,
    sources: resolver.sources,
  }
}

/** Reads a bundled file that was checked when it was written, and converts it to 3.1. */
export async function readBundled(file: string): Promise<OpenApiDocument> {
  const resolver = new LocalResolver()
  const { source, parsed } = await resolver.readRoot(file)
  if (isDocument(parsed)) return convert(source, parsed, resolver)
  throw new DocumentError({ file, pointer: '', message: 'is no OpenAPI document: restore it from git' })
}

/** Reports a problem of the whole document with the file and the line where it is written. */
const warnAt =
  (file: string, { sources }: LocalResolver, onWarning: OnWarning) =>
  (problem: Finding): void =>
    problemsWithLines([{ file, ...problem }], sources).forEach(onWarning)

const plugin: Plugin = {
  id: 'docs',
  typeExtension: { oas3: widenTypes },
  preprocessors: {
    oas3: {
      'drop-empty-fields': dropEmptyFields,
      'write-versions-as-text': writeVersionsAsText,
      'write-names-as-references': writeNamesAsReferences,
    },
  },
  rules: { oas3: { references, 'shown-keywords': shownKeywords, 'status-ranges': statusRanges } },
  decorators: { oas3: { 'upgrade-schemas': upgradeSchemas, 'convert-additions': convertAdditions } },
}

/** One grammar for all steps; resolving skips examples, whose `$ref` is data. */
async function createConfigs(): Promise<Record<'checking' | 'bundling' | 'upgrading' | 'converting', Config>> {
  const shared = { plugins: [plugin], resolve: { doNotResolveExamples: true } }
  const [checking, bundling, upgrading, converting] = await Promise.all([
    createConfig({
      ...shared,
      preprocessors: {
        'docs/drop-empty-fields': 'on',
        'docs/write-versions-as-text': 'on',
        'docs/write-names-as-references': 'on',
      },
      rules: {
        struct: 'error',
        'docs/references': 'error',
        'docs/shown-keywords': 'error',
        'docs/status-ranges': 'error',
      },
    }),
    createConfig({ ...shared, decorators: { 'remove-x-internal': 'on' } }),
    createConfig({ ...shared, decorators: { 'docs/upgrade-schemas': 'on' } }),
    createConfig({ ...shared, decorators: { 'docs/convert-additions': 'on' } }),
  ])
  return { checking, bundling, upgrading, converting }
}

let created: ReturnType<typeof createConfigs> | undefined
function configs() {
  created ??= createConfigs()
  return created
}

async function check(document: Document, resolver: LocalResolver, config: Config): Promise<void> {
  const found = await lintDocument({ document, externalRefResolver: resolver, config })
  const causes = found.filter(isProblem).filter(({ message }) => !message.includes(leadsToBrokenFile))
  const problems = [...resolver.broken, ...causes.map(problemOf)]
  if (problems.length > 0) throw new DocumentError(...problems)
}

async function bundle(document: Document, resolver: LocalResolver, config: Config): Promise<OpenApiDocument> {
  const types = getTypes(detectSpec(document.parsed))
  const { parsed } = (await bundleDocument({ document, externalRefResolver: resolver, config, types })).bundle
  if (!isDocument(parsed)) throw new Error(`${document.source.absoluteRef} is no object after it was bundled`)
  // Redocly adds an empty field.
  if (parsed.components && Object.keys(parsed.components).length === 0) delete parsed.components
  return parsed
}

const versionOf = ({ openapi }: OpenApiDocument): string => String(openapi).slice(0, 3)

/** Converts a bundled document to 3.1. */
async function convert(source: Source, bundled: OpenApiDocument, resolver: LocalResolver): Promise<OpenApiDocument> {
  const { upgrading, converting } = await configs()
  const change = { '3.0': upgrading, '3.2': converting }[versionOf(bundled)]
  const current = change ? await bundle({ source, parsed: structuredClone(bundled) }, resolver, change) : bundled
  return withWholePathItems(current)
}

// The rules have validated the document before.
const isDocument = (value: unknown): value is OpenApiDocument => isObject(value)

/** Resolves path items that refer to others. Before 3.1, webhooks were an extension. */
function withWholePathItems(document: OpenApiDocument): OpenApiDocument {
  const { 'x-webhooks': drafted, ...rest } = document
  const { paths, webhooks } = rest
  const all = isObject(drafted) ? { ...(drafted as OpenApiDocument['webhooks']), ...webhooks } : webhooks
  return {
    ...rest,
    ...(paths && { paths: wholeItems(document, paths) }),
    ...(all && { webhooks: wholeItems(document, all) }),
  }
}
