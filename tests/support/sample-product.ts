import type { FindEntry } from '#docs/model/find.ts'
import { Finder } from '#docs/model/finder.ts'
import type { Operation, OperationEntry, Pack, Product, ProductSource, Schema } from '#docs/model/product.ts'
import { saveFilled } from '#docs/model/save-filled.ts'

/** A product without operations, to which a test adds what it needs. */
export const emptyProduct: Product = {
  suffix: 'empty',
  title: 'Empty API',
  version: '1.0.0',
  summary: null,
  description: null,
  headings: [],
  servers: [],
  requestHeaders: [],
  securitySchemes: [],
  groups: [],
  tables: [],
  changes: [],
  tryOut: 'examples',
  packCount: 1,
  downloads: [],
}

/** A test product with any number of operations, whose bodies use every kind of schema. */
export function sampleProduct(count = 3): Product {
  const entries = Array.from({ length: count }, (_, index) => entryOf(index))
  return {
    ...emptyProduct,
    suffix: 'sample',
    title: 'Sample API',
    version: '1.2.0',
    summary: 'Charge what people buy.',
    description:
      '<p>Your users pay with the <strong>phone</strong>.</p><h2 id="first-steps">First steps</h2><p>Prove the number.</p>',
    headings: [{ id: 'first-steps', level: 2, text: 'First steps' }],
    servers: [{ url: 'https://api.example.com/sandbox', description: '<p>The sandbox.</p>' }],
    requestHeaders: [
      { name: 'X-Api-Key', example: 'sandbox_example', required: true, description: '<p>The key of the project.</p>' },
    ],
    securitySchemes: [{ id: 'apiKey', kind: 'API key in header X-Api-Key', description: null, facts: [] }],
    groups: [{ id: 'charges', name: 'Charges', description: '<p>Charge and refund.</p>', operations: entries }],
    tables: [
      {
        id: 'result-codes',
        title: 'Result codes',
        columns: [{ name: 'Code', mono: true }, { name: 'Meaning' }],
        rows: [
          { id: 'result-codes/SUCCESS-200', cells: ['SUCCESS', 'It is done.'], text: 'SUCCESS' },
          { id: 'result-codes/GENERAL_DECLINE-402', cells: ['GENERAL_DECLINE', 'Declined.'], text: 'GENERAL_DECLINE' },
        ],
      },
    ],
    packCount: count,
    downloads: [
      { kind: 'openapi', name: 'sample.yaml', size: 61_000 },
      { kind: 'npm', name: 'sample-1.2.0.tgz', size: 17_791 },
      { kind: 'http', name: 'sample.http', size: 1234 },
    ],
  }
}

function entryOf(index: number): OperationEntry {
  return {
    id: `charge${index}`,
    kind: 'operation',
    method: index % 2 === 0 ? 'POST' : 'GET',
    path: `/v1/charges/${index}`,
    summary: `Charge number ${index}`,
    deprecated: index === 2,
    packs: [index],
    lines: 20,
  }
}

const text = (rest: Partial<Schema> = {}): Schema => ({ type: 'string', ...rest })

function bodySchema(place: string): Schema {
  const codes = Array.from({ length: 20 }, (_, index) => ({ value: `CODE_${index}` }))
  const nested: Schema = {
    type: 'object',
    properties: [{ path: `${place}/payer/name`, name: 'name', required: false, schema: text() }],
  }
  return {
    type: 'object',
    closed: true,
    properties: [
      {
        path: `${place}/userToken`,
        name: 'userToken',
        required: true,
        schema: text({
          description: '<p>Stands for the subscriber.</p>',
          constraints: ['at least 8 characters'],
          example: 'tok_1',
        }),
      },
      { path: `${place}/provider`, name: 'provider', required: true, schema: text({ values: codes, nullable: true }) },
      { path: `${place}/payer`, name: 'payer', required: false, schema: nested },
      {
        path: `${place}/parent`,
        name: 'parent',
        required: false,
        schema: { type: 'Charge', ref: { name: 'Charge', pack: 0 } },
      },
      {
        path: `${place}/method`,
        name: 'method',
        required: false,
        schema: {
          type: 'object',
          choice: {
            kind: 'one of',
            discriminator: 'kind',
            options: ['card', 'bank'].map((kind) => ({
              label: kind,
              value: kind,
              schema: {
                type: 'object',
                properties: [
                  { path: `${place}/method/${kind}Number`, name: `${kind}Number`, required: true, schema: text() },
                ],
              },
            })),
          },
        },
      },
    ],
  }
}

export function sampleOperation({ id, method, path, summary, deprecated }: OperationEntry): Operation {
  const example = { summary: null, description: null, generated: false, externalValue: null }
  const media = (place: string, json: string, schemaName?: string) => [
    {
      type: 'application/json',
      schema: bodySchema(place),
      ...(schemaName === undefined ? {} : { schemaName }),
      examples: [{ ...example, name: 'default', html: json, text: json }],
      encoding: [],
    },
  ]
  return {
    id,
    method,
    path,
    summary,
    deprecated,
    description: '<p>Takes the price from the phone bill.</p>',
    externalDocs: null,
    security: [[{ scheme: 'apiKey', scopes: [] }]],
    parameters: [
      {
        anchor: `${id}/query/limit`,
        name: 'limit',
        in: 'query',
        required: true,
        deprecated: false,
        description: '<p>How many.</p>',
        style: null,
        schema: { type: 'integer', constraints: ['at least 1'] },
        example: '10',
      },
    ],
    requestBody: {
      anchor: `${id}/request`,
      required: true,
      description: null,
      media: media(`${id}/request`, '{"a": 1}'),
    },
    responses: ['200', '402'].map((status) => ({
      anchor: `${id}/response/${status}`,
      status,
      description: `<p>What ${status} means.</p>`,
      headers: [],
      media: media(`${id}/response/${status}`, `{"status": ${status}}`, status === '402' ? 'Failure' : undefined),
      links: [],
    })),
    callbacks: [],
    snippets: [
      { language: 'shell', parts: ['curl ', { hole: 'url', as: 'shell-url' }] },
      { language: 'python', parts: ['requests.post()'] },
    ],
  }
}

const named: Schema = {
  type: 'object',
  properties: [
    { path: 'amount', name: 'amount', required: true, schema: text() },
    { path: 'again', name: 'again', required: false, schema: { type: 'Charge', ref: { name: 'Charge', pack: 0 } } },
  ],
}

interface SampleOptions {
  /** Packs loaded initially. */
  loaded?: boolean
  /** Loads a requested pack. */
  fetchPack?: (pack: number, make: (pack: number) => Pack) => Promise<Pack>
  find?: FindEntry[]
}

export function sampleSource(
  product: Product,
  { loaded = true, fetchPack, find = [] }: SampleOptions = {},
): ProductSource {
  const entries = product.groups.flatMap(({ operations }) => operations)
  const make = (pack: number): Pack => ({
    operations: Object.fromEntries(entries.slice(pack, pack + 1).map((entry) => [entry.id, sampleOperation(entry)])),
    schemas: pack === 0 ? { Charge: named } : {},
  })
  const packs = new Map(loaded ? entries.map((_, pack) => [pack, make(pack)]) : [])
  return {
    product,
    peek: (pack) => packs.get(pack),
    async load(pack) {
      const arrived = fetchPack ? await fetchPack(pack, make) : make(pack)
      packs.set(pack, arrived)
      return arrived
    },
    loadFinder: async () => new Finder({ product, loadFindPart: async () => [] }, { entries: find }),
    loadTryOut: async (id) => ({ id, method: 'GET', path: '/', parameters: [], body: null, responses: [] }),
    loadEngineContract: async () => null,
    downloads: { yaml: '/sample.yaml', json: '/sample.json', markdown: '/sample.md' },
    saveFilled,
  }
}
