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
  type NodeType,
  type NormalizedProblem,
  Oas3_1Types,
  type Oas3Decorator,
  type Oas3Preprocessor,
  type Plugin,
  type Source,
} from '@redocly/openapi-core'
import { isObject, type OpenApiDocument, type SchemaObject } from '../document.ts'
import { checkNames } from './check-names.ts'
import { DocumentError, type Problem } from './document-error.ts'
import { LocalResolver } from './local-resolver.ts'
import { problemOf, withLines } from './locate.ts'
import { references, shownKeywords } from './rules.ts'

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
    if (typeof variable.default === 'number') variable.default = `${variable.default}`
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

export interface ReadDocument {
  file: string
  /** The original document. */
  text: string
  /** Bundled into one document, in the file's own version, without the parts that are marked x-internal. */
  bundled: Record<string, unknown>
  /** The same, converted to 3.1. */
  document: OpenApiDocument
  /** All files by path. */
  sources: ReadonlyMap<string, Source>
}

/**
 * Reads an OpenAPI 3.0 or 3.1 file, YAML or JSON. Throws a DocumentError for a file that no page could show completely.
 */
export async function readDocument(file: string): Promise<ReadDocument> {
  const resolver = new LocalResolver()
  const root = await resolver.readRoot(file)
  const problem = versionProblem(root.parsed)
  if (problem) throw withLines(new DocumentError({ file, ...problem }), resolver.sources)
  const { checking, bundling, upgrading } = await configs()
  await check(root, resolver, checking)
  const bundled = await bundle(root, resolver, bundling)
  const isOld = String(bundled.openapi).startsWith('3.0.')
  const current = isOld ? await bundle({ ...root, parsed: structuredClone(bundled) }, resolver, upgrading) : bundled
  // Validated by the rules, so the type holds from here on.
  const document = withDraftedWebhooks(current as unknown as OpenApiDocument)
  const problems = checkNames(document, file)
  if (problems.length > 0) throw withLines(new DocumentError(...problems), resolver.sources)
  return { file, text: root.source.body, bundled, document, sources: resolver.sources }
}

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
  rules: { oas3: { references, 'shown-keywords': shownKeywords } },
  decorators: { oas3: { 'upgrade-schemas': upgradeSchemas } },
}

/** One grammar for all steps; resolving skips examples, whose `$ref` is data. */
async function createConfigs(): Promise<Record<'checking' | 'bundling' | 'upgrading', Config>> {
  const shared = { plugins: [plugin], resolve: { doNotResolveExamples: true } }
  const [checking, bundling, upgrading] = await Promise.all([
    createConfig({
      ...shared,
      preprocessors: {
        'docs/drop-empty-fields': 'on',
        'docs/write-versions-as-text': 'on',
        'docs/write-names-as-references': 'on',
      },
      rules: { struct: 'error', 'docs/references': 'error', 'docs/shown-keywords': 'error' },
    }),
    createConfig({ ...shared, decorators: { 'remove-x-internal': 'on' } }),
    createConfig({ ...shared, decorators: { 'docs/upgrade-schemas': 'on' } }),
  ])
  return { checking, bundling, upgrading }
}

let created: ReturnType<typeof createConfigs> | undefined
function configs() {
  created ??= createConfigs()
  return created
}

async function check(document: Document, resolver: LocalResolver, config: Config): Promise<void> {
  const found = await lintDocument({ document, externalRefResolver: resolver, config })
  const problems = [...resolver.broken, ...found.filter(isProblem).map(problemOf)]
  if (problems.length > 0) throw new DocumentError(...problems)
}

/** `true` and `false` are schemas since 3.1. */
const isProblem = ({ message }: NormalizedProblem) => message !== 'Expected type `Schema` (object) but got `boolean`'

async function bundle(document: Document, resolver: LocalResolver, config: Config): Promise<Record<string, unknown>> {
  const types = getTypes(detectSpec(document.parsed))
  const { parsed } = (await bundleDocument({ document, externalRefResolver: resolver, config, types })).bundle
  if (!isObject(parsed)) throw new Error(`${document.source.absoluteRef} is no object after it was bundled`)
  // Redocly adds an empty field.
  if (isObject(parsed.components) && Object.keys(parsed.components).length === 0) delete parsed.components
  return parsed
}

function versionProblem(root: unknown): Omit<Problem, 'file'> | undefined {
  if (!isObject(root))
    return { pointer: '', message: 'is not an OpenAPI document: it has to begin with openapi: 3.1.0' }
  const { swagger, openapi, jsonSchemaDialect: dialect } = root
  if (swagger !== undefined) {
    return { pointer: '#/swagger', message: `is Swagger ${swagger}: convert the file to OpenAPI 3.0 or 3.1 first` }
  }
  if (openapi === undefined) {
    return { pointer: '', message: 'is not an OpenAPI document: the field openapi, which says the version, is missing' }
  }
  if (typeof openapi !== 'string' || !/^3\.[01]\./.test(openapi)) {
    const message = `is version ${openapi}: only OpenAPI 3.0 and 3.1 can be shown, written like '3.1.0'`
    return { pointer: '#/openapi', message }
  }
  if (dialect !== undefined && !/oas\/3\.1\/dialect|draft\/2020-12/.test(String(dialect))) {
    const message = `names the dialect ${dialect}: only that of OpenAPI 3.1 can be shown`
    return { pointer: '#/jsonSchemaDialect', message }
  }
  return undefined
}

/** Before 3.1, webhooks were an extension. */
function withDraftedWebhooks(document: OpenApiDocument): OpenApiDocument {
  const { 'x-webhooks': drafted, ...rest } = document
  return isObject(drafted)
    ? { ...rest, webhooks: { ...(drafted as OpenApiDocument['webhooks']), ...rest.webhooks } }
    : rest
}

type Types = Record<string, NodeType>

/**
 * Redocly's grammar of OpenAPI 3.0 and 3.1, extended by what real files contain and pages can show: unknown schema
 * keywords, 3.1 keywords in 3.0, and responses without description. Extensions are not checked: a `$ref` there is data.
 */
function widenTypes(types: Types): Types {
  const { Schema, SchemaProperties, DependentRequired, NamedPathItems } = Oas3_1Types
  const widened: Types = {
    ...types,
    SchemaProperties,
    PatternProperties: SchemaProperties,
    DependentRequired,
    NamedPathItems,
    Root: {
      ...optional(
        extend(types.Root, { webhooks: 'WebhooksMap', 'x-webhooks': 'WebhooksMap', jsonSchemaDialect: text }),
      ),
      required: ['openapi', 'info'],
    },
    Info: extend(types.Info, { summary: text }),
    License: extend(types.License, { identifier: text }),
    Components: extend(types.Components, { pathItems: 'NamedPathItems' }),
    Operation: { ...extend(types.Operation), required: [] },
    Parameter: optional(extend(types.Parameter)),
    Header: optional(extend(types.Header)),
    Response: { ...extend(types.Response), required: [] },
    Schema: { ...extend(Schema, schemaKeywords), additionalProperties: anything },
  }
  return Object.fromEntries(Object.entries(widened).map(([name, type]) => [name, ignoreExtensions(type)]))
}

const text = { type: 'string' } as const
const anything = () => null
const bound = (value: unknown) => ({ type: typeof value === 'boolean' ? 'boolean' : 'number' }) as const

const schemaKeywords: NodeType['properties'] = {
  nullable: { type: 'boolean' },
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  // A list here is reported by our own rule, with advice.
  items: (value: unknown) => (Array.isArray(value) ? null : 'Schema'),
}

const extend = (type: NodeType | undefined, properties: NodeType['properties'] = {}): NodeType => ({
  ...type,
  properties: { ...type?.properties, ...properties },
})

const optional = ({ requiredOneOf: _, ...type }: NodeType): NodeType => type

function ignoreExtensions({ extensionsPrefix: prefix, ...type }: NodeType): NodeType {
  if (!prefix) return type
  const { properties, additionalProperties: others } = type
  const known = Object.entries(properties).filter(([name]) => !name.startsWith(prefix) || name === 'x-webhooks')
  return {
    ...type,
    properties: Object.fromEntries(known),
    additionalProperties: (value, key) => {
      if (key.startsWith(prefix)) return null
      return typeof others === 'function' ? others(value, key) : others
    },
  }
}
