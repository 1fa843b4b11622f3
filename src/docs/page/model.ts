import type { Snippet } from './snippet-model.ts'
import type { TryOutOperation } from './try-out-model.ts'

/**
 * What the build makes of one OpenAPI file, as plain data: the pages show it as it is. No YAML is read, no schema compiled and
 * nothing highlighted in the browser. src/docs/compiler writes it, src/docs/page shows it.
 */

/** Sanitised at build time; may be put on a page as it is. */
export type Html = string

/** What every page of a product needs at once. Operations and named schemas come in packs. */
export interface Product {
  /** Last part of /api-doc/{suffix}. */
  suffix: string
  title: string
  version: string
  /** One sentence in plain text. */
  summary: string | null
  description: Html | null
  /** Headings of the description, which carry these ids. */
  headings: Heading[]
  servers: Server[]
  /** Headers that every call carries. */
  requestHeaders: RequestHeader[]
  securitySchemes: SecurityScheme[]
  /** Tags, in the order of the file; webhooks are a group of their own. */
  groups: Group[]
  /** Tables of data that the file holds in extensions, result codes first. */
  tables: Table[]
  /** Whether an engine answers in TRY OUT, or the examples and schemas of the file. */
  tryOut: 'engine' | 'examples'
  packCount: number
}

export interface Heading {
  id: string
  level: number
  text: string
}

export interface Server {
  /** With variables filled in by their defaults. */
  url: string
  description: Html | null
  /** What its variables stand for, in words. */
  variables?: Html
}

export interface RequestHeader {
  name: string
  example: string
  required: boolean
  description: Html | null
}

export interface SecurityScheme {
  /** Its key in the file. */
  id: string
  /** For instance 'HTTP Basic', 'API key in header X-Api-Key', 'OAuth 2.0'. */
  kind: string
  description: Html | null
  /** Flows, scopes and addresses, in words. */
  facts: [term: string, words: Html][]
}

export interface Group {
  /** Anchor. */
  id: string
  name: string
  description: Html | null
  operations: OperationEntry[]
}

/** What a menu and a search need to know of an operation. */
export interface OperationEntry {
  /** Anchor, unique within the product: the operationId where there is one. */
  id: string
  kind: 'operation' | 'webhook'
  /** In capitals: GET, POST... */
  method: string
  path: string
  summary: string
  deprecated: boolean
  /** The packs that its first view needs, its own first. */
  packs: number[]
  /** About how many lines it takes on the page: for the scroll bar, before it is shown. */
  lines: number
}

/** A part of a product that is loaded at once. A small product is one pack. */
export interface Pack {
  operations: Record<string, Operation>
  schemas: Record<string, Schema>
}

export interface Operation {
  id: string
  method: string
  path: string
  summary: string
  description: Html | null
  deprecated: boolean
  externalDocs: { url: string; description: string } | null
  /** Alternatives; in each, what has to be there together: scheme ids and their scopes. Empty: public. */
  security: { scheme: string; scopes: string[] }[][]
  /** In the order path, query, header, cookie; those that every call carries (Product.requestHeaders) are left out. */
  parameters: Parameter[]
  requestBody: Body | null
  responses: Response[]
  callbacks: Callback[]
  /** One per language, in the order of `languages`. Empty for webhooks and callbacks. */
  snippets: Snippet[]
}

export interface Parameter {
  anchor: string
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required: boolean
  deprecated: boolean
  description: Html | null
  /** How arrays and objects are written, in words, where it is not the usual way. */
  style: string | null
  schema: Schema
  /** Those of the file. */
  example: string | null
  /** What code samples and TRY OUT send, written as its place wants it; left out where the call does without it. */
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
  /** Operations that can be called next, with what goes where, in words. */
  links: { name: string; description: Html }[]
}

export interface Media {
  type: string
  schema: Schema | null
  /** Of the schema in the file, where it has one: the same name is the same schema. */
  schemaName?: string
  /** Those of the file, else one made from the schema. */
  examples: Example[]
  /** Of multipart parts: name, and how it is encoded, in words. */
  encoding: [part: string, words: string][]
}

export interface Example {
  name: string
  summary: string | null
  description: Html | null
  /** Highlighted. */
  html: Html
  /** What the copy button copies. */
  text: string
  /** Made from the schema because the file has none. */
  generated: boolean
  /** Where the file only names an address of the example. */
  externalValue: string | null
}

export interface Callback {
  name: string
  /** The runtime expression that gives the address. */
  expression: string
  operation: Operation
}

/** A node of a schema tree. What does not apply is left out. */
export interface Schema {
  /** In words: 'string', 'integer (int64)', 'array of Charge', 'object', 'string or null', 'any'. */
  type: string
  /** A named schema that is shown when the reader opens it: recursion, and what lies too deep. The rest of the node says what stands beside it. */
  ref?: { name: string; pack: number }
  title?: string
  description?: Html
  deprecated?: true
  nullable?: true
  readOnly?: true
  writeOnly?: true
  /** In words, each a phrase: 'at least 8 characters', 'digits only', 'unique items'. Plain text. */
  constraints?: string[]
  /** The regular expressions that stand there as words. */
  patterns?: string[]
  const?: string
  default?: string
  example?: string
  values?: { value: string; description?: Html }[]
  properties?: Property[]
  /** Names of other properties, in words ('any other name', 'names that match ^x-'), and what they hold. */
  others?: { names: string; schema: Schema }[]
  /** False: no other properties are allowed. */
  closed?: true
  items?: Schema
  /** Of a tuple. */
  prefixItems?: Schema[]
  choice?: Choice
  not?: Schema
  /** if/then/else and dependencies: a condition in words and what holds then. */
  conditions?: { words: string; schema: Schema }[]
}

export interface Property {
  /** Anchor of the property: that of its operation, place and path, joined by '/'. In a named schema it is relative: its own path only. */
  path: string
  name: string
  required: boolean
  schema: Schema
}

export interface Choice {
  kind: 'one of' | 'any of'
  /** The property whose value tells which. */
  discriminator?: string
  options: { label: string; value?: string; schema: Schema }[]
}

/** Rows of an extension of the file, such as result codes. Cells are sanitised HTML. */
export interface Table {
  id: string
  title: string
  note: Html | null
  columns: { name: string; mono?: true; nowrap?: true }[]
  rows: { id: string; cells: Html[] /** Plain text, for finding it. */; text: string }[]
}

/** Whose calls the samples and TRY OUT show: those of the project that the reader chose, else of the file's examples. */
export interface CallContext {
  /** Address of the server, without a slash at its end. */
  server: string
  /** The address is the reader's own, and nothing in it is left to choose. */
  isOwnServer?: boolean
  /** By the names of Product.requestHeaders; what is missing here shows the example there. */
  headers: Record<string, string>
}

/** What may be found on the page: a word, what it is and where it stands. Loaded when the reader begins to search. */
export interface FindEntry {
  text: string
  kind: 'operation' | 'path' | 'field' | 'code' | 'heading'
  /** Where: the operation's or table's name, in plain text. */
  place: string
  anchor: string
}

/** Where the parts of a product come from: chunks of the portal, scripts of a static site. Loaded parts are kept. */
export interface ProductSource {
  product: Product
  /** The pack if it is loaded. */
  peek(pack: number): Pack | undefined
  load(pack: number): Promise<Pack>
  loadFindEntries(): Promise<FindEntry[]>
  loadTryOut(operationId: string): Promise<TryOutOperation>
  /** Plain data that src/simulator/contract/contract.ts describes; null without an engine. */
  loadEngineContract(): Promise<unknown>
  /** Addresses of the downloads. */
  downloads: { yaml: string; json: string; markdown: string }
}
