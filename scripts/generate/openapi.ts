import { type HttpMethod, httpMethods } from '#domain/http-methods.ts'
import { lookUp } from '#domain/json-pointer.ts'

/** The parts of an OpenAPI 3.1 document that the generators read. */
export interface Document {
  info: { title: string; version: string }
  servers?: { url: string }[]
  tags?: { name: string; description?: string }[]
  paths?: Record<string, PathItem>
  security?: SecurityRequirement[]
  components?: Record<string, Record<string, unknown>> & { schemas?: Record<string, Schema> }
  'x-masked-fields'?: { field: string; keeps: string }[]
}

type SecurityRequirement = Record<string, string[]>
export type PathItem = Partial<Record<HttpMethod, Operation>> & { parameters?: Ref<Parameter>[] }

export interface Operation {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  security?: SecurityRequirement[]
  parameters?: Ref<Parameter>[]
  requestBody?: Ref<Body>
  responses: Record<string, Ref<Response>>
  deprecated?: boolean
  externalDocs?: { url: string }
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema?: Ref<Schema>
  example?: unknown
  examples?: Record<string, Ref<Example>>
}

interface Body {
  required?: boolean
  content: Record<string, Media>
}

export interface Response {
  description: string
  headers?: Record<string, Ref<Header>>
  content?: Record<string, Media>
}

interface Header {
  required?: boolean
  schema?: Ref<Schema>
}

export interface Media {
  schema?: Ref<Schema>
  encoding?: Record<string, { contentType?: string }>
  example?: unknown
  examples?: Record<string, Ref<Example>>
}

export interface Example {
  summary?: string
  description?: string
  value?: unknown
}

export interface Schema {
  type?: string | string[]
  properties?: Record<string, Ref<Schema>>
  required?: string[]
  items?: Ref<Schema>
  allOf?: Ref<Schema>[]
  oneOf?: Ref<Schema>[]
  anyOf?: Ref<Schema>[]
  format?: string
  default?: unknown
  'x-messages'?: Record<string, string>
  [keyword: string]: unknown
}

export type Ref<T> = T | { $ref: string }

/** A bundled document and the file that it comes from. */
export interface ApiDocument {
  name: string
  source: string
  document: Document
}

/** Parses a bundled document. No validation: the bundler has validated it. */
export const parseDocument = (text: string): Document => JSON.parse(text)

function isRef(value: object): value is { $ref: string } {
  return '$ref' in value && typeof value.$ref === 'string'
}

/** Follows `$ref` inside the bundled document until it reaches a value. */
export function resolve<T extends object>(document: Document, value: Ref<T>): T {
  let current: Ref<T> = value
  while (isRef(current)) current = find<T>(document, current.$ref)
  return current
}

function find<T>(document: Document, pointer: string): T {
  const found = lookUp(document, pointer)
  if (found === undefined) throw new Error(`${pointer} does not exist in "${document.info.title}"`)
  return found as T
}

/** One operation with its path and method. Its parameters include those of the path. */
export interface PlacedOperation extends Operation {
  path: string
  method: HttpMethod
  parameters: Ref<Parameter>[]
}

/** Every operation in the order of the specification. */
export function operationsOf(document: Document): PlacedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      return [{ ...operation, path, method, parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])] }]
    }),
  )
}
