import { capitalize } from '#domain/capitalize.ts'
import { ref, schemasOf, sharedSchemas } from './large-spec-schemas.ts'

/**
 * A deterministic specification of at least that many bytes, with hundreds of operations and deep and recursive schemas.
 */
export function largeSpec(bytes: number): string {
  const paths: Record<string, unknown> = {}
  const schemas: Record<string, unknown> = { ...sharedSchemas }
  const tags: unknown[] = []
  // Resources have similar sizes, so that the length is measured only a few times.
  for (let count = 0, size = 0; size < bytes; ) {
    const text = JSON.stringify(documentOf(paths, schemas, tags))
    size = Buffer.byteLength(text)
    if (size >= bytes) return text
    const each = count === 0 ? 12_000 : size / count
    const more = Math.max(1, Math.floor((bytes - size) / each))
    for (const end = count + more; count < end; count++) addResource(count, paths, schemas, tags)
  }
  return JSON.stringify(documentOf(paths, schemas, tags))
}

const nouns = [
  'account',
  'invoice',
  'shipment',
  'contract',
  'ticket',
  'device',
  'session',
  'campaign',
  'warehouse',
  'tariff',
]
const areas = ['billing', 'network', 'retail', 'partner', 'support', 'roaming', 'wholesale', 'field']

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? ''
const json = (schema: unknown, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})

function documentOf(paths: object, schemas: object, tags: unknown[]): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Operations of a large operator',
      version: '2026-11',
      summary: 'Made up by a program to see how large a specification may be.',
      description:
        '## One of many\n\nEvery resource is listed, read, created, changed and removed alike.\n\n## Errors\n\nAn error has a `code`.',
    },
    servers: [
      { url: 'https://api.example.com/{version}', variables: { version: { default: 'v1', enum: ['v1', 'v2'] } } },
    ],
    security: [{ token: [] }],
    tags,
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A token of your own.' } },
      parameters: {
        Page: {
          name: 'page',
          in: 'query',
          description: 'Number of the page, from 1.',
          schema: { type: 'integer', minimum: 1, default: 1 },
        },
        Size: {
          name: 'size',
          in: 'query',
          description: 'Entries of a page.',
          schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
        },
        Id: {
          name: 'id',
          in: 'path',
          required: true,
          description: 'Id of the resource.',
          schema: { type: 'string', format: 'uuid' },
        },
      },
      responses: {
        NotFound: {
          description: 'There is no such resource.',
          content: json(ref('Problem'), { code: 'NOT_FOUND', message: 'There is no such resource.' }),
        },
        Invalid: { description: 'The request breaks a rule.', content: json(ref('Problem')) },
      },
      schemas,
    },
  }
}

function addResource(
  index: number,
  paths: Record<string, unknown>,
  schemas: Record<string, unknown>,
  tags: unknown[],
): void {
  const noun = pick(nouns, index)
  const area = pick(areas, Math.floor(index / nouns.length))
  const generation = Math.floor(index / (nouns.length * areas.length)) + 1
  const tag = `${area} ${noun}s ${generation}`
  const name = `${capitalize(area)}${capitalize(noun)}${generation}`
  tags.push({ name: tag, description: `Everything about the ${noun}s of ${area}, in their ${generation}. form.` })
  Object.assign(schemas, schemasOf(name, noun, index))
  const base = `/v${generation}/${area}/${noun}s`
  const common = {
    tags: [tag],
    description: `Concerns the ${noun}s of **${area}**. A call that is repeated changes nothing more.`,
  }
  paths[base] = collection(name, noun, common)
  paths[`${base}/{id}`] = member(name, noun, common)
  paths[`${base}/{id}/close`] = {
    parameters: [{ $ref: '#/components/parameters/Id' }],
    post: {
      ...common,
      operationId: `close${name}`,
      summary: `Close a ${noun}`,
      requestBody: { required: true, content: json(ref(`${name}Closing`)) },
      responses: { 202: { description: 'It will be closed.' }, 404: { $ref: '#/components/responses/NotFound' } },
    },
  }
}

function collection(name: string, noun: string, common: object): object {
  return {
    get: {
      ...common,
      operationId: `list${name}`,
      summary: `List ${noun}s`,
      parameters: [
        { $ref: '#/components/parameters/Page' },
        { $ref: '#/components/parameters/Size' },
        {
          name: 'state',
          in: 'query',
          description: 'Only those in one of these states.',
          style: 'form',
          explode: false,
          schema: { type: 'array', items: ref(`${name}State`) },
        },
      ],
      responses: { 200: { description: `A page of ${noun}s.`, content: json({ type: 'array', items: ref(name) }) } },
    },
    post: {
      ...common,
      operationId: `create${name}`,
      summary: `Create a ${noun}`,
      requestBody: { required: true, content: json(ref(`${name}Draft`)) },
      responses: {
        201: { description: `The ${noun}.`, content: json(ref(name)) },
        400: { $ref: '#/components/responses/Invalid' },
      },
    },
  }
}

function member(name: string, noun: string, common: object): object {
  const missing = { 404: { $ref: '#/components/responses/NotFound' } }
  return {
    parameters: [{ $ref: '#/components/parameters/Id' }],
    get: {
      ...common,
      operationId: `get${name}`,
      summary: `Read a ${noun}`,
      responses: { 200: { description: `The ${noun}.`, content: json(ref(name)) }, ...missing },
    },
    patch: {
      ...common,
      operationId: `change${name}`,
      summary: `Change a ${noun}`,
      requestBody: { required: true, content: json(ref(`${name}Draft`)) },
      responses: { 200: { description: `The ${noun} as it is now.`, content: json(ref(name)) }, ...missing },
    },
    delete: {
      ...common,
      operationId: `remove${name}`,
      summary: `Remove a ${noun}`,
      responses: { 204: { description: 'It is gone.' }, ...missing },
    },
  }
}
