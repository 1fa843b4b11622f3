import { httpMethods } from '#domain/http-methods.ts'
import { isObject } from '#domain/is-object.ts'
import { lookUp } from '#domain/json-pointer.ts'

/**
 * An OpenAPI document of version 3.1 that was validated and bundled, so that its `$ref`s are internal ones. That of any file is
 * read by src/docs/compiler/read/read-document.ts; those of src/generated were read when they were generated.
 */
export interface OpenApiDocument extends Extensions {
  openapi: string
  info: Info
  servers?: ServerObject[]
  paths?: Record<string, PathItem>
  webhooks?: Record<string, PathItem>
  components?: Components
  security?: SecurityRequirement[]
  tags?: Tag[]
  externalDocs?: ExternalDocs
}

interface Extensions {
  [extension: `x-${string}`]: unknown
}

export interface Reference {
  $ref: string
  summary?: string
  description?: string
}

export interface Info extends Extensions {
  title: string
  version: string
  summary?: string
  description?: string
  termsOfService?: string
  contact?: { name?: string; url?: string; email?: string }
  license?: { name: string; url?: string; identifier?: string }
}

export interface ServerObject extends Extensions {
  url: string
  description?: string
  variables?: Record<string, { default: string; enum?: string[]; description?: string }>
}

export interface Tag extends Extensions {
  name: string
  summary?: string
  /** The name of the tag around, since OpenAPI 3.2. */
  parent?: string
  description?: string
  externalDocs?: ExternalDocs
}

interface ExternalDocs {
  url: string
  description?: string
}

/** Keys are ids of security schemes, values their scopes. */
export type SecurityRequirement = Record<string, string[]>

interface Components extends Extensions {
  schemas?: Record<string, SchemaNode>
  responses?: Record<string, ResponseObject | Reference>
  parameters?: Record<string, ParameterObject | Reference>
  examples?: Record<string, ExampleObject | Reference>
  requestBodies?: Record<string, RequestBody | Reference>
  headers?: Record<string, HeaderObject | Reference>
  securitySchemes?: Record<string, SecuritySchemeObject | Reference>
  links?: Record<string, LinkObject | Reference>
  callbacks?: Record<string, CallbackObject | Reference>
  pathItems?: Record<string, PathItem>
}

export const methods = [...httpMethods, 'trace', 'query'] as const
type Method = (typeof methods)[number]

export interface PathItem extends Partial<Record<Method, OperationObject>>, Extensions {
  $ref?: string
  /** By method, since OpenAPI 3.2. */
  additionalOperations?: Record<string, OperationObject>
  summary?: string
  description?: string
  servers?: ServerObject[]
  parameters?: (ParameterObject | Reference)[]
}

export interface OperationObject extends Extensions {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  externalDocs?: ExternalDocs
  deprecated?: boolean
  security?: SecurityRequirement[]
  servers?: ServerObject[]
  parameters?: (ParameterObject | Reference)[]
  requestBody?: RequestBody | Reference
  responses?: Record<string, ResponseObject | Reference>
  callbacks?: Record<string, CallbackObject | Reference>
}

/** Keys are runtime expressions. */
export type CallbackObject = Record<string, PathItem>

/** Common fields of parameters and headers. */
export interface HeaderObject extends Extensions {
  description?: string
  required?: boolean
  deprecated?: boolean
  allowEmptyValue?: boolean
  style?: string
  explode?: boolean
  allowReserved?: boolean
  schema?: SchemaNode
  content?: Record<string, MediaObject>
  example?: unknown
  examples?: Record<string, ExampleObject | Reference>
}

export interface ParameterObject extends HeaderObject {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
}

export interface RequestBody extends Extensions {
  description?: string
  required?: boolean
  content: Record<string, MediaObject>
}

export interface ResponseObject extends Extensions {
  description?: string
  headers?: Record<string, HeaderObject | Reference>
  content?: Record<string, MediaObject>
  links?: Record<string, LinkObject | Reference>
}

export interface MediaObject extends Extensions {
  schema?: SchemaNode
  example?: unknown
  examples?: Record<string, ExampleObject | Reference>
  encoding?: Record<string, EncodingObject>
  prefixEncoding?: EncodingObject[]
  itemEncoding?: EncodingObject
}

export interface EncodingObject extends Extensions {
  contentType?: string
  headers?: Record<string, HeaderObject | Reference>
  style?: string
  explode?: boolean
  allowReserved?: boolean
}

export interface ExampleObject extends Extensions {
  summary?: string
  description?: string
  value?: unknown
  externalValue?: string
}

export interface LinkObject extends Extensions {
  operationId?: string
  operationRef?: string
  parameters?: Record<string, unknown>
  requestBody?: unknown
  description?: string
  server?: ServerObject
}

export interface SecuritySchemeObject extends Extensions {
  type: 'apiKey' | 'http' | 'mutualTLS' | 'oauth2' | 'openIdConnect'
  description?: string
  name?: string
  in?: 'query' | 'header' | 'cookie'
  scheme?: string
  bearerFormat?: string
  flows?: Record<string, OAuthFlow>
  openIdConnectUrl?: string
  oauth2MetadataUrl?: string
}

export interface OAuthFlow extends Extensions {
  authorizationUrl?: string
  deviceAuthorizationUrl?: string
  tokenUrl?: string
  refreshUrl?: string
  scopes: Record<string, string>
}

/** `true` allows everything, `false` nothing. */
export type SchemaNode = SchemaObject | boolean

/** JSON Schema 2020-12 with OpenAPI's additions. Siblings of `$ref` apply. */
export interface SchemaObject {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  default?: unknown
  const?: unknown
  enum?: unknown[]
  examples?: unknown[]
  example?: unknown
  deprecated?: boolean
  readOnly?: boolean
  writeOnly?: boolean
  required?: string[]
  properties?: Record<string, SchemaNode>
  patternProperties?: Record<string, SchemaNode>
  additionalProperties?: SchemaNode
  unevaluatedProperties?: SchemaNode
  propertyNames?: SchemaNode
  dependentSchemas?: Record<string, SchemaNode>
  dependentRequired?: Record<string, string[]>
  items?: SchemaNode
  prefixItems?: SchemaNode[]
  unevaluatedItems?: SchemaNode
  contains?: SchemaNode
  allOf?: SchemaNode[]
  oneOf?: SchemaNode[]
  anyOf?: SchemaNode[]
  not?: SchemaNode
  if?: SchemaNode
  then?: SchemaNode
  else?: SchemaNode
  contentSchema?: SchemaNode
  $defs?: Record<string, SchemaNode>
  discriminator?: { propertyName: string; mapping?: Record<string, string>; defaultMapping?: string }
  xml?: Record<string, unknown>
  externalDocs?: ExternalDocs
  [keyword: string]: unknown
}

/** For documents of src/generated and of the compiler, which were validated when they were read. */
export const asDocument = (document: object): OpenApiDocument => document as OpenApiDocument

/**
 * Resolves a reference, repeatedly if needed; reading has checked its target. Fields beside the reference override the
 * target's.
 */
export function resolve<T extends object>(document: OpenApiDocument, value: T | Reference): T {
  if (!isReference(value)) return value
  const { $ref, summary, description } = value
  const target = resolve(document, lookUp(document, $ref) as T | Reference)
  if (summary === undefined && description === undefined) return target
  return { ...target, ...(summary !== undefined && { summary }), ...(description !== undefined && { description }) }
}

/** The first JSON type among several: application/json, or one like application/merge-patch+json. */
export function findJson(content: Record<string, MediaObject> = {}): MediaObject | undefined {
  return Object.entries(content).find(([type]) => isJsonType(type))?.[1]
}

export const isJsonType = (type: string) => /[/+]json\s*(;|$)/i.test(type)

/** The schema that this one refers to, or the schema itself. */
export const resolveSchema = (document: OpenApiDocument, schema: SchemaNode): SchemaObject =>
  resolve(document, asObject(schema))

export function asObject(schema: SchemaNode): SchemaObject {
  if (schema === true) return {}
  return schema === false ? { not: {} } : schema
}

export const isReference = (value: unknown): value is Reference =>
  isObject(value) && Object.hasOwn(value, '$ref') && typeof value.$ref === 'string'
