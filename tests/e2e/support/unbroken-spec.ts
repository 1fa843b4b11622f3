const long = (start: string, count = 90) => start.padEnd(count, 'Unbroken')
const path = `/v1/${long('segment')}/{${long('identifier')}}/${long('rest')}`

const schema = {
  type: 'object',
  title: long('Title'),
  description: `${long('Word')} | and \`${long('code')}\`\n\n| ${long('head')} | b |\n|---|---|\n| ${long('cell')} | ${long('cell')} |\n\n    ${long('indented')}`,
  required: [long('property')],
  properties: {
    [long('property')]: {
      type: 'string',
      enum: [long('VALUE_A_'), long('VALUE_B_')],
      default: long('VALUE_A_'),
      example: long('VALUE_B_'),
    },
    pattern: { type: 'string', pattern: `^${long('[a-z]{3}')}$`, maxLength: 99, const: long('constant') },
    [long('nested')]: {
      type: 'array',
      items: { $ref: `#/components/schemas/${long('Named')}` },
    },
    choice: {
      oneOf: [
        { title: long('First'), type: 'object', properties: { a: { type: 'string' } } },
        { title: long('Second'), type: 'object', properties: { b: { type: 'string' } } },
      ],
    },
  },
  additionalProperties: { type: 'string', format: long('format') },
}

const media = { 'application/json': { schema }, [`application/${long('vnd')}+json`]: { schema } }

/** A specification in which everything that may be long is long, and has no place to break. */
export const unbrokenSpec = {
  openapi: '3.2.0',
  info: {
    title: long('Title'),
    version: long('1.0.0-'),
    description: `# ${long('Heading')}\n\n${long('Word')} <https://example.com/${long('link')}>\n\n\`\`\`\n${long('code')}\n\`\`\``,
    contact: { name: long('Name'), email: `${long('mail')}@example.com` },
  },
  servers: [
    {
      url: `https://${long('host', 60)}.example.com/{${long('stage')}}`,
      variables: { [long('stage')]: { default: long('v') } },
    },
  ],
  security: [{ [long('scheme')]: [long('scope')] }],
  tags: [
    { name: 'outer', summary: long('Outer') },
    { name: 'inner', summary: long('Inner'), parent: 'outer', description: long('Word') },
  ],
  paths: {
    [path]: {
      post: {
        operationId: 'longest',
        tags: ['inner'],
        summary: long('Summary'),
        description: long('Word'),
        deprecated: true,
        externalDocs: { url: `https://example.com/${long('docs')}`, description: long('Docs') },
        parameters: [
          { name: long('identifier'), in: 'path', required: true, schema: { type: 'string' }, example: long('id') },
          {
            name: long('query'),
            in: 'query',
            schema: { type: 'array', items: { type: 'string', enum: [long('ONE_')] } },
          },
          { name: long('X-Header-'), in: 'header', schema: { type: 'string', default: long('value') } },
        ],
        requestBody: { description: long('Word'), content: media },
        responses: {
          200: {
            description: long('Word'),
            headers: { [long('X-Answer-')]: { schema: { type: 'string' } } },
            content: media,
            links: { [long('link')]: { operationId: 'longest', parameters: { id: `$response.body#/${long('id')}` } } },
          },
          404: { description: long('Missing'), content: media },
        },
        callbacks: {
          [long('callback')]: {
            [`{$request.body#/${long('url')}}`]: {
              post: {
                summary: long('Called'),
                requestBody: { content: media },
                responses: { 200: { description: 'ok' } },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      [long('Named')]: { ...schema, properties: { self: { $ref: `#/components/schemas/${long('Named')}` } } },
    },
    securitySchemes: {
      [long('scheme')]: {
        type: 'oauth2',
        description: long('Word'),
        flows: {
          clientCredentials: {
            tokenUrl: `https://example.com/${long('token')}`,
            scopes: { [long('scope')]: long('Word') },
          },
        },
      },
    },
  },
  'x-codes': [{ code: long('CODE_'), message: long('Word'), status: 400 }],
}
