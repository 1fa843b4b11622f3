import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { foldPack } from '#docs/model/stored-pack.ts'
import { isObject } from '#domain/is-object.ts'
import { lookUp } from '#domain/json-pointer.ts'
import { largeSpec } from '#tests/support/large-spec.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { type PreparedProduct, prepareProduct } from './prepare.ts'
import { productTables } from './product/tables.ts'

const operationOf = ({ packs }: PreparedProduct, id: string) => {
  const operation = packs.map((pack) => pack.operations[id]).find((each) => each !== undefined)
  if (!operation) throw new Error(`No operation ${id}`)
  return operation
}

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = isObject(value) && typeof value.$ref === 'string' ? [value.$ref] : []
  return [...own, ...Object.values(value).flatMap(refsIn)]
}

describe('a file of OpenAPI 3.0', async () => {
  const prepared = await prepareProduct('tests/specs/payments.yaml', { tables: productTables })
  const pay = operationOf(prepared, 'payBerth')

  it('inherits parameters of the path that the operation does not override', () => {
    expect(pay.parameters.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
      'path berth',
      'query tide',
      'query filter',
      'query nights',
      'header shape',
      'cookie crew_cookie',
    ])
    expect(pay.parameters[0]?.schema.constraints).toEqual(['at least 1', 'less than 400'])
    expect(pay.parameters[1]?.schema.values?.map(({ value }) => value)).toEqual(['high', 'low'])
  })

  it('describes parameter serialisation where it is not the default', () => {
    expect(pay.parameters.map(({ style }) => style)).toEqual([
      null,
      null,
      'properties as name[property]=value',
      'values separated by |; reserved characters are not escaped',
      'written as application/json',
      null,
    ])
  })

  it('shows null as a value where it is allowed', () => {
    const property = (name: string) =>
      pay.requestBody?.media[0]?.schema?.properties?.find((each) => each.name === name)?.schema
    expect(property('noticeUrl')).toMatchObject({ type: 'string (uri) or null', nullable: true })
    expect(property('owner')).toMatchObject({ type: 'object or null', nullable: true })
  })

  it('shows callbacks, security schemes and links', () => {
    expect(pay.callbacks).toMatchObject([
      {
        name: 'settled',
        expression: '{$request.body#/noticeUrl}',
        operation: { id: 'payBerth/callback/settled', summary: 'The money has arrived', snippets: [] },
      },
      { name: 'returned', operation: { summary: 'returned' } },
    ])
    expect(pay.security.map((ways) => ways.map(({ scheme, scopes }) => [scheme, ...scopes].join(' ')))).toEqual([
      ['officeKey', 'seaAuth berths:write'],
      [],
    ])
    expect(pay.responses[0]?.links.map(({ description }) => /href="(#[^"]+)"/.exec(description)?.[1])).toEqual([
      '#readReceipt',
      '#delete-receipts-receipt',
    ])
  })

  it('groups operations by tag, in the order of the file, untagged ones last', () => {
    expect(prepared.product.groups.map(({ name, operations }) => [name, ...operations.map(({ id }) => id)])).toEqual([
      ['berths', 'payBerth'],
      ['empty'],
      ['Other operations', 'readReceipt', 'delete-receipts-receipt'],
    ])
  })

  it('shows result codes as a table with an anchor per row', () => {
    const [table] = prepared.product.tables
    expect(table?.columns.map(({ name }) => name)).toEqual(['Code', 'HTTP status', 'Retriable', 'Meaning'])
    expect(table?.rows.map(({ id, cells }) => [id, cells[2], cells[3]])).toEqual([
      ['result-codes/MOORED', 'Not retriable', 'The boat may stay.'],
      ['result-codes/STORM', 'Retriable', 'Wait for <code>better</code> weather.'],
    ])
  })

  it('TRY OUT answers with its examples', () => {
    expect(prepared.product.tryOut).toBe('examples')
    expect(prepared.contract).toBeNull()
    expect(prepared.tryOut.payBerth?.responses[0]).toMatchObject({
      status: '201',
      type: 'application/json',
      examples: [{ name: 'small' }],
    })
  })
})

describe('a file of OpenAPI 3.1 in parts', async () => {
  const prepared = await prepareProduct('tests/specs/telecom.yaml', { tables: productTables })

  it('shows webhooks in the group of their tag, without code samples', () => {
    const group = prepared.product.groups.find(({ operations }) => operations.some(({ id }) => id === 'lanternOut'))
    expect(group?.name).toBe('Signals at night')
    expect(group?.operations.at(-1)).toMatchObject({ kind: 'webhook', path: 'lanternOut', method: 'POST' })
    expect(operationOf(prepared, 'lanternOut').snippets).toEqual([])
  })

  it('shows the content type of each multipart part', () => {
    const [multipart, bytes] = operationOf(prepared, 'sendSignal').requestBody?.media ?? []
    expect(multipart?.encoding[0]).toEqual([
      'picture',
      'sent as image/png, image/gif; with the header X-Frame: Made of driftwood.',
    ])
    expect(bytes).toMatchObject({ type: 'application/octet-stream', schema: null })
  })

  it('is downloaded as one file with its references bundled', () => {
    const whole: unknown = JSON.parse(prepared.files.json)
    expect(refsIn(whole).filter((ref) => lookUp(whole, ref) === undefined)).toEqual([])
  })

  it('has self-contained form schemas', () => {
    for (const { parameters, body } of Object.values(prepared.tryOut)) {
      for (const schema of [...parameters.map((parameter) => parameter.schema), ...(body ? [body.schema] : [])]) {
        expect(refsIn(schema).filter((ref) => lookUp(schema, ref) === undefined)).toEqual([])
      }
    }
  })
})

it('the payment product includes the contract of its simulator', async () => {
  const { product, contract, packs } = await prepareProduct('openapi/products/direct-carrier-billing.yaml', {
    tables: productTables,
  })
  expect(product).toMatchObject({ suffix: 'direct-carrier-billing', tryOut: 'engine', packCount: 1 })
  expect(Object.keys(Object(contract))).toContain('operations')
  expect(packs).toHaveLength(1)
  expect(product.tables[0]?.rows.map(({ id }) => id)).toContain('result-codes/GENERAL_DECLINE-402')
})

it("keeps the page's own anchors from operations of the same name", async () => {
  const folder = temporaryFolder('anchors')
  const file = join(folder, 'names.json')
  const operation = (operationId: string) => ({ operationId, responses: { 200: { description: 'Done.' } } })
  const names = ['introduction', 'request-headers', 'security-schemes']
  const paths = Object.fromEntries(names.map((name) => [`/${name}`, { get: operation(name) }]))
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info: { title: 'Names', version: '1' }, paths }))
  const prepared = await prepareProduct(file, { tables: productTables })
  for (const name of names) expect(operationOf(prepared, `${name}-2`).path).toBe(`/${name}`)
})

it('splits a large file into packs that link to each other', { timeout: 60_000 }, async () => {
  const folder = temporaryFolder('large')
  writeFileSync(join(folder, 'large.json'), largeSpec(300_000))
  const prepared = await prepareProduct(join(folder, 'large.json'))
  const { product, packs } = prepared
  expect(product.packCount).toBe(packs.length)
  expect(packs.length).toBeGreaterThan(10)
  expect(Math.max(...packs.map((pack) => JSON.stringify({ ...foldPack(pack), samples: [] }).length))).toBeLessThan(
    100_000,
  )
  const entries = product.groups.flatMap(({ operations }) => operations)
  expect(entries.filter(({ id, packs: [own] }) => !packs[own ?? -1]?.operations[id])).toEqual([])
  const named = packs.flatMap((pack) => [pack.operations, pack.schemas]).flatMap(namesIn)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name, pack }) => !Object.hasOwn(packs[pack]?.schemas ?? {}, name))).toEqual([])
  expect(Math.max(...Object.values(prepared.tryOut).map((operation) => JSON.stringify(operation).length))).toBeLessThan(
    100_000,
  )
})

function namesIn(value: unknown): { name: string; pack: number }[] {
  if (typeof value !== 'object' || value === null) return []
  const ref: unknown = Reflect.get(value, 'ref')
  const own = isObject(ref) && typeof ref.pack === 'number' ? [{ name: String(ref.name), pack: ref.pack }] : []
  return [...own, ...Object.values(value).flatMap(namesIn)]
}

describe('a path item that refers to another one', () => {
  const file = join(temporaryFolder('path-items'), 'boats.json')
  const answer = { responses: { 200: { description: 'Done.' } } }
  const prepare = (rest: object) => {
    writeFileSync(file, JSON.stringify({ info: { title: 'Boats', version: '1' }, ...rest }))
    return prepareProduct(file)
  }

  it('has the operations of its target in paths, webhooks and callbacks', async () => {
    const item = { $ref: '#/components/pathItems/Boats' }
    const sail = { ...answer, callbacks: { arrived: { 'https://a.example/{$request.body#/port}': item } } }
    const prepared = await prepare({
      openapi: '3.1.0',
      paths: { '/boats': { ...item, description: 'In the harbour.' }, '/sail': { post: sail } },
      webhooks: { boats: item },
      components: { pathItems: { Boats: { $ref: '#/components/pathItems/All' }, All: { get: answer } } },
    })
    const listed = prepared.product.groups.flatMap(({ operations }) => operations)
    expect(listed.map(({ kind, method, path }) => `${kind} ${method} ${path}`).sort()).toEqual([
      'operation GET /boats',
      'operation POST /sail',
      'webhook GET boats',
    ])
    expect(operationOf(prepared, 'get-boats').description).toContain('In the harbour.')
    expect(operationOf(prepared, 'post-sail').callbacks.map(({ operation }) => operation.method)).toEqual(['GET'])
  })

  it('has those of another path', async () => {
    const paths = { '/a': { get: answer }, '/b': { $ref: '#/paths/~1a' } }
    expect(operationOf(await prepare({ openapi: '3.0.3', paths }), 'get-b').path).toBe('/b')
  })

  it('is not repeated inside its own callbacks', async () => {
    const again = { 'https://a.example': { $ref: '#/components/pathItems/Arrived' } }
    const post = { ...answer, callbacks: { again } }
    const prepared = await prepare({
      openapi: '3.1.0',
      paths: { '/sail': { get: post } },
      components: { pathItems: { Arrived: { post } } },
    })
    const [callback, ...others] = operationOf(prepared, 'get-sail').callbacks
    expect([callback?.operation.method, callback?.operation.callbacks, others]).toEqual(['POST', [], []])
  })
})

describe('an unpublished part of a file', async () => {
  const internal = { 'x-internal': true }
  const answer = { responses: { 200: { description: 'Done.' } } }
  const folder = temporaryFolder('internal')
  const file = join(folder, 'internal.json')
  const rates = [{ code: 'FAILURE', margin: 'margin of 12 per cent' }]
  const Boat = {
    type: 'object',
    properties: { name: { type: 'string' }, keel: { $ref: '#/components/schemas/Keel' } },
  }
  const post = {
    operationId: 'buyBoat',
    parameters: [{ in: 'query', name: 'secretDiscount', schema: { type: 'string' }, ...internal }],
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Boat' } } } },
    ...answer,
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1' },
    'x-rates': rates,
    'x-shown': [{ code: 'FINE', means: 'All is well.' }],
    paths: { '/boats': { post, delete: { operationId: 'sinkBoats', ...answer, ...internal } } },
    components: { schemas: { Boat, Keel: { type: 'object', description: 'Of lead.', ...internal } } },
  }
  writeFileSync(file, JSON.stringify(document))
  const prepared = await prepareProduct(file, { tables: ['x-shown'] })

  it('is an extension that is not named', () => {
    expect(prepared.product.tables.map(({ id }) => id)).toEqual(['shown'])
    expect(JSON.stringify({ ...prepared, files: { markdown: prepared.files.markdown } })).not.toContain('margin')
  })

  it('is a part that is marked x-internal, in pages, search, TRY OUT and downloads', () => {
    expect(JSON.stringify(prepared)).toContain('buyBoat')
    expect(JSON.stringify(prepared)).not.toMatch(/sinkBoats|secretDiscount|Of lead/)
  })
})
