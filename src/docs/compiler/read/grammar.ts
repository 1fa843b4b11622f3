/** What may stand at a place of an OpenAPI document. */
export type Shape = SimpleShape | ListShape | MapShape | { object: ObjectName }

export type SimpleShape = 'any' | 'string' | 'boolean' | 'number' | 'boolean or number' | 'list' | 'schema'

export interface ListShape {
  list: Shape
}

/** Any keys; those that begin with x- are extensions where `extensions` says so. */
export interface MapShape {
  map: Shape
  extensions?: true
  keys?: [pattern: RegExp, words: string]
}

export type ObjectName =
  | 'root'
  | 'info'
  | 'contact'
  | 'license'
  | 'server'
  | 'serverVariable'
  | 'tag'
  | 'externalDocs'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'response'
  | 'media'
  | 'encoding'
  | 'example'
  | 'link'
  | 'callback'
  | 'securityScheme'
  | 'oauthFlow'
  | 'discriminator'

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

const header: Record<string, Shape> = {
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
}

const operation: Shape = { object: 'operation' }
const pathItems: Shape = {
  map: { object: 'pathItem' },
  extensions: true,
  keys: [/^\//, "a path, which begins with '/'"],
}

/** Every object of OpenAPI 3.0 and 3.1. A field that is not here would be lost on the page, so it is refused. */
export const objects: Record<ObjectName, ObjectRule> = {
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
  externalDocs: {
    title: 'external documentation',
    required: ['url'],
    fields: { url: 'string', description: 'string' },
  },
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
}
