/** What may stand at a place of an OpenAPI document. */
export type Shape =
  | 'any'
  | 'string'
  | 'boolean'
  | 'number'
  | 'boolean or number'
  | 'list'
  | 'schema'
  | { list: Shape }
  /** Any keys; those that begin with x- are extensions where `extensions` says so. */
  | { map: Shape; extensions?: true; keys?: [pattern: RegExp, words: string] }
  | { object: ObjectName }

export type ObjectName = keyof typeof objects

export interface ObjectRule {
  /** In a sentence: 'a parameter'. */
  title: string
  fields: Record<string, Shape>
  required?: string[]
  /** Where a reference to one leads when it has to be brought in from another file; no section: no references. */
  section?: string
}

const strings: Shape = { list: 'string' }
const servers: Shape = { list: { object: 'server' } }
const docs: Shape = { object: 'externalDocs' }
const security: Shape = { list: { map: strings } }
const content: Shape = { map: { object: 'media' } }
const examples: Shape = { map: { object: 'example' } }
const headers: Shape = { map: { object: 'header' } }
const status: [RegExp, string] = [/^([1-5](\d\d|XX)|default)$/, "a status ('200', '4XX' or 'default')"]

const header = {
  description: 'string',
  required: 'boolean',
  deprecated: 'boolean',
  allowEmptyValue: 'boolean',
  style: 'string',
  explode: 'boolean',
  allowReserved: 'boolean',
  schema: 'schema',
  content,
  example: 'any',
  examples,
} satisfies Record<string, Shape>

const operation: Shape = { object: 'operation' }
const pathItems: Shape = { map: { object: 'pathItem' }, extensions: true, keys: [/^\//, "a path, which begins with '/'"] }

/** Every object of OpenAPI 3.0 and 3.1. A field that is not here would be lost on the page, so it is refused. */
export const objects = {
  root: {
    title: 'an OpenAPI document',
    required: ['openapi', 'info'],
    fields: {
      openapi: 'string',
      info: { object: 'info' },
      jsonSchemaDialect: 'string',
      servers,
      paths: pathItems,
      webhooks: { map: { object: 'pathItem' } },
      'x-webhooks': { map: { object: 'pathItem' } },
      components: { object: 'components' },
      security,
      tags: { list: { object: 'tag' } },
      externalDocs: docs,
    },
  },
  info: {
    title: 'info',
    required: ['title', 'version'],
    fields: {
      title: 'string',
      version: 'string',
      summary: 'string',
      description: 'string',
      termsOfService: 'string',
      contact: { object: 'contact' },
      license: { object: 'license' },
    },
  },
  contact: { title: 'a contact', fields: { name: 'string', url: 'string', email: 'string' } },
  license: { title: 'a license', fields: { name: 'string', url: 'string', identifier: 'string' }, required: ['name'] },
  server: {
    title: 'a server',
    required: ['url'],
    fields: { url: 'string', description: 'string', variables: { map: { object: 'serverVariable' } } },
  },
  serverVariable: {
    title: 'a server variable',
    required: ['default'],
    fields: { default: 'string', enum: strings, description: 'string' },
  },
  tag: {
    title: 'a tag',
    required: ['name'],
    fields: { name: 'string', description: 'string', externalDocs: docs },
  },
  externalDocs: { title: 'external documentation', required: ['url'], fields: { url: 'string', description: 'string' } },
  components: {
    title: 'components',
    fields: {
      schemas: { map: 'schema' },
      responses: { map: { object: 'response' } },
      parameters: { map: { object: 'parameter' } },
      examples,
      requestBodies: { map: { object: 'requestBody' } },
      headers,
      securitySchemes: { map: { object: 'securityScheme' } },
      links: { map: { object: 'link' } },
      callbacks: { map: { object: 'callback' } },
      pathItems: { map: { object: 'pathItem' } },
    },
  },
  pathItem: {
    title: 'a path',
    section: 'pathItems',
    fields: {
      summary: 'string',
      description: 'string',
      servers,
      parameters: { list: { object: 'parameter' } },
      get: operation,
      put: operation,
      post: operation,
      delete: operation,
      options: operation,
      head: operation,
      patch: operation,
      trace: operation,
    },
  },
  operation: {
    title: 'an operation',
    fields: {
      operationId: 'string',
      tags: strings,
      summary: 'string',
      description: 'string',
      externalDocs: docs,
      deprecated: 'boolean',
      security,
      servers,
      parameters: { list: { object: 'parameter' } },
      requestBody: { object: 'requestBody' },
      responses: { map: { object: 'response' }, extensions: true, keys: status },
      callbacks: { map: { object: 'callback' } },
    },
  },
  parameter: {
    title: 'a parameter',
    section: 'parameters',
    required: ['name', 'in'],
    fields: { name: 'string', in: 'string', ...header },
  },
  header: { title: 'a header', section: 'headers', fields: header },
  requestBody: {
    title: 'a request body',
    section: 'requestBodies',
    required: ['content'],
    fields: { description: 'string', required: 'boolean', content },
  },
  response: {
    title: 'a response',
    section: 'responses',
    fields: { description: 'string', headers, content, links: { map: { object: 'link' } } },
  },
  media: {
    title: 'a media type',
    fields: { schema: 'schema', example: 'any', examples, encoding: { map: { object: 'encoding' } } },
  },
  encoding: {
    title: 'an encoding',
    fields: { contentType: 'string', headers, style: 'string', explode: 'boolean', allowReserved: 'boolean' },
  },
  example: {
    title: 'an example',
    section: 'examples',
    fields: { summary: 'string', description: 'string', value: 'any', externalValue: 'string' },
  },
  link: {
    title: 'a link',
    section: 'links',
    fields: {
      operationId: 'string',
      operationRef: 'string',
      parameters: { map: 'any' },
      requestBody: 'any',
      description: 'string',
      server: { object: 'server' },
    },
  },
  callback: { title: 'a callback', section: 'callbacks', fields: {} },
  securityScheme: {
    title: 'a security scheme',
    section: 'securitySchemes',
    required: ['type'],
    fields: {
      type: 'string',
      description: 'string',
      name: 'string',
      in: 'string',
      scheme: 'string',
      bearerFormat: 'string',
      flows: { map: { object: 'oauthFlow' }, extensions: true },
      openIdConnectUrl: 'string',
    },
  },
  oauthFlow: {
    title: 'an OAuth flow',
    required: ['scopes'],
    fields: { authorizationUrl: 'string', tokenUrl: 'string', refreshUrl: 'string', scopes: { map: 'string' } },
  },
  discriminator: {
    title: 'a discriminator',
    required: ['propertyName'],
    fields: { propertyName: 'string', mapping: { map: 'string' } },
  },
} as const satisfies Record<string, { title: string; fields: Record<string, unknown>; required?: string[]; section?: string }>

/** Keywords of a schema. Others are shown as they are: JSON Schema takes them as remarks. */
export const schemaKeywords: Record<string, Shape> = {
  type: 'any',
  title: 'string',
  description: 'string',
  format: 'string',
  enum: 'list',
  examples: 'any',
  deprecated: 'boolean',
  readOnly: 'boolean',
  writeOnly: 'boolean',
  nullable: 'boolean',
  required: strings,
  minLength: 'number',
  maxLength: 'number',
  pattern: 'string',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'boolean or number',
  exclusiveMaximum: 'boolean or number',
  multipleOf: 'number',
  minItems: 'number',
  maxItems: 'number',
  uniqueItems: 'boolean',
  minContains: 'number',
  maxContains: 'number',
  minProperties: 'number',
  maxProperties: 'number',
  contentMediaType: 'string',
  contentEncoding: 'string',
  properties: { map: 'schema' },
  patternProperties: { map: 'schema' },
  additionalProperties: 'schema',
  unevaluatedProperties: 'schema',
  propertyNames: 'schema',
  dependentSchemas: { map: 'schema' },
  dependentRequired: { map: strings },
  items: 'schema',
  prefixItems: { list: 'schema' },
  unevaluatedItems: 'schema',
  contains: 'schema',
  allOf: { list: 'schema' },
  oneOf: { list: 'schema' },
  anyOf: { list: 'schema' },
  not: 'schema',
  if: 'schema',
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word
  then: 'schema',
  else: 'schema',
  contentSchema: 'schema',
  $defs: { map: 'schema' },
  definitions: { map: 'schema' },
  discriminator: { object: 'discriminator' },
  xml: { map: 'any' },
  externalDocs: docs,
}

/** What the page has no honest way to show. */
export const refusedKeywords: Record<string, string> = {
  $dynamicRef: 'depends on who refers to it: use $ref',
  $recursiveRef: 'is of an older JSON Schema: use $ref',
  dependencies: 'is of an older JSON Schema: use dependentRequired or dependentSchemas',
  additionalItems: 'is of an older JSON Schema: use items beside prefixItems',
}
