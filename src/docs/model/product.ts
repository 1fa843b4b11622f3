import type { DeprecationDays } from '#domain/deprecation.ts'
import type { CallDifferences } from './access.ts'
import type { Address, ChosenServers, VariableValues } from './address.ts'
import type { Download } from './clients.ts'
import type { Deprecatable } from './deprecation.ts'
import type { ProductFinder } from './find.ts'
import type { saveFilled } from './save-filled.ts'
import type { Snippet } from './snippet.ts'
import type { TryOutOperation } from './try-out.ts'
import type { VersionChanges } from './version-changes.ts'

/** What the build (src/docs/compiler) makes of one OpenAPI file, as plain data for the pages (src/docs/page). */

/** Sanitised at build time; may be put on a page as it is. */
export type Html = string

/** Data for every page of a product. Operations and named schemas are in packs. */
export interface Product {
  /** Last part of /api-doc/{suffix}. */
  suffix: string
  title: string
  version: string
  /** One sentence in plain text. */
  summary: string | null
  description: Html | null
  /** Headings of the description, with their ids. */
  headings: Heading[]
  servers: Server[]
  /** Headers of every call. */
  requestHeaders: RequestHeader[]
  securitySchemes: SecurityScheme[]
  /** Tags in file order; webhooks without a tag are a group, and so are the paths of a file without tags. */
  groups: Group[]
  /** Tables in extensions, result codes first. */
  tables: Table[]
  /** Newest first; empty without a changelog. */
  changes: VersionChanges[]
  /** Whether TRY OUT simulates; otherwise it answers with examples. */
  tryOut: 'engine' | 'examples'
  packCount: number
  /** The specification, and programs and collections that call the API. The files are beside each other. */
  downloads: Download[]
}

export interface Heading {
  id: string
  level: number
  text: string
}

export interface Server extends Address {
  description: Html | null
  /** The variables in words. */
  variables?: Html
}

export interface RequestHeader {
  name: string
  example: string
  required: boolean
  description: Html | null
  /** The security scheme whose credential it carries. */
  scheme?: string
}

export interface SecurityScheme {
  /** Its key in the file. */
  id: string
  /** For instance 'HTTP Basic', 'API key in header X-Api-Key', 'OAuth 2.0'. */
  kind: string
  description: Html | null
  /** Flows, scopes and URLs in words. */
  facts: [term: string, words: Html][]
}

export interface Group {
  /** Anchor. */
  id: string
  name: string
  description: Html | null
  operations: OperationEntry[]
}

/** An operation for menu and search. */
export interface OperationEntry extends Deprecatable {
  /** Anchor, unique within the product: the operationId where there is one. */
  id: string
  kind: 'operation' | 'webhook'
  /** In upper case: GET, POST... */
  method: string
  path: string
  summary: string
  /** Packs of its first view, its own first. */
  packs: number[]
  /** Estimated number of lines, for the scroll bar. */
  lines: number
}

/** A part of a product that is loaded together. A small product is one pack. */
export interface Pack {
  operations: Record<string, Operation>
  schemas: Record<string, Schema>
}

export interface Operation extends CallDifferences, Deprecatable {
  id: string
  method: string
  path: string
  summary: string
  description: Html | null
  externalDocs: { url: string; description: string } | null
  /** Alternatives; each lists the schemes required together, with scopes. Empty: public. */
  security: { scheme: string; scopes: string[] }[][]
  /** In the order path, query, header, cookie; without those of every call (Product.requestHeaders). */
  parameters: Parameter[]
  requestBody: Body | null
  responses: Response[]
  callbacks: Callback[]
  /** Code samples of the file (x-codeSamples). */
  ownSamples?: OwnSample[]
  /** One per language, in the order of `languages`. Empty for webhooks and callbacks. */
  snippets: Snippet[]
  /** By media type of the body, '' without an optional body: those that differ from the ones of the first type. */
  otherSnippets?: Record<string, Snippet[]>
}

export interface OwnSample {
  label: string
  /** Highlighted. */
  html: Html
  /** The copied text. */
  text: string
}

export interface Parameter extends Deprecatable {
  anchor: string
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required: boolean
  description: Html | null
  /** Serialisation of arrays and objects in words, where it is not the default. */
  style: string | null
  schema: Schema
  /** Examples of the file. */
  example: string | null
  /** The serialised value in code samples and TRY OUT; undefined for an omitted parameter. */
  sent?: string
}

export interface Body {
  anchor: string
  required: boolean
  description: Html | null
  media: Media[]
}

export interface Response {
  anchor: string
  /** '200', '4XX', 'default'. */
  status: string
  description: Html | null
  headers: Parameter[]
  media: Media[]
  /** Linked operations in words, with the values passed on. */
  links: { name: string; description: Html }[]
}

export interface Media {
  type: string
  schema: Schema | null
  /** Name of the schema in the file: equal names are equal schemas. */
  schemaName?: string
  /** Examples of the file, else one generated from the schema. */
  examples: Example[]
  /** Encodings of multipart parts, in words. */
  encoding: [part: string, words: string][]
}

export interface Example {
  name: string
  summary: string | null
  description: Html | null
  /** Highlighted. */
  html: Html
  /** The copied text. */
  text: string
  /** Generated, because the file has no example. */
  generated: boolean
  /** Why a generated example breaks its schema. */
  violation?: string
  /** URL of an external example. */
  externalValue: string | null
}

export interface Callback {
  name: string
  /** The runtime expression of the callback URL. */
  expression: string
  /** What the API sends: first line, media type and an example. */
  message: { html: Html; text: string }
  operation: Operation
}

/** A node of a schema tree. Absent properties do not apply. */
export interface Schema {
  /** The type in words: 'string', 'integer (int64)', 'array of Charge', 'object', 'string or null', 'any'. */
  type: string
  /** A named schema that is expanded on demand, beside the node's other properties. */
  ref?: { name: string; pack: number }
  title?: string
  description?: Html
  deprecated?: true
  deprecation?: DeprecationDays
  nullable?: true
  readOnly?: true
  writeOnly?: true
  /** Constraints in words: 'at least 8 characters', 'digits only', 'unique items'. Plain text. */
  constraints?: string[]
  /** The regular expressions behind the words. */
  patterns?: string[]
  const?: string
  default?: string
  example?: string
  values?: { value: string; description?: Html }[]
  properties?: Property[]
  /** Schemas for other property names, with a description ('any other name', 'names that match ^x-'). */
  others?: { names: string; schema: Schema }[]
  /** False: no other properties are allowed. */
  closed?: true
  items?: Schema
  /** The items of a tuple, by position. Further ones are a condition. */
  prefixItems?: Schema[]
  choice?: Choice
  not?: Schema
  /** if/then/else and dependencies: a condition in words and its schema. */
  conditions?: { label: string; schema: Schema }[]
}

export interface Property {
  /** Anchor of the property: those of operation, place and path, joined by '/'. Inside a named schema, the path only. */
  path: string
  name: string
  required: boolean
  schema: Schema
}

export interface Choice {
  kind: 'one of' | 'any of'
  discriminator?: string
  options: { label: string; value?: string; schema: Schema }[]
}

/** Rows of an extension, such as result codes. Cells are sanitised HTML. */
export interface Table {
  id: string
  title: string
  columns: { name: string; mono?: true; nowrap?: true }[]
  rows: { id: string; cells: Html[] /** Plain text for the search. */; text: string }[]
}

/** Values for samples and TRY OUT: those of the selected project, or the file's examples. */
export interface CallContext {
  /** Server URL without a trailing slash. */
  server: string
  /** The reader's values of server variables. */
  variables?: VariableValues | undefined
  /** The servers that the reader has chosen. */
  chosen?: ChosenServers | undefined
  /** Whether the server is the reader's own, with no variables left. */
  isOwnServer?: boolean
  /** By names of Product.requestHeaders; missing headers show their example. */
  headers: Record<string, string>
}

/** Loads the parts of a product, from chunks of the portal or scripts of a static site. Loaded parts are kept. */
export interface ProductSource {
  product: Product
  /** The pack, if it is loaded. */
  peek(pack: number): Pack | undefined
  load(pack: number): Promise<Pack>
  loadFinder(): Promise<ProductFinder>
  loadTryOut(operationId: string): Promise<TryOutOperation>
  /** Plain data as described in src/simulator/contract/contract.ts, for a product whose `tryOut` is 'engine'. */
  loadEngineContract(): Promise<unknown>
  /** URLs of the downloads. `atom` is the feed of the changes, once there is a release. */
  downloads: { yaml: string; json: string; markdown: string; atom?: string }
  /** Absent where the values of the reader are never known. */
  saveFilled?: typeof saveFilled
}
