import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstDraft } from '#docs/try-out/draft.ts'
import { objectionsTo, schemaOfParameters } from '#docs/try-out/objections.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { prepareProduct } from './prepare.ts'

const folder = temporaryFolder('try-out')

const id = { type: 'string', readOnly: true }
const schemas = {
  Id: id,
  Entity: { type: 'object', required: ['id', 'kind'], properties: { id, kind: { type: 'string' } } },
  Referred: {
    type: 'object',
    required: ['id', 'name'],
    properties: { id: { $ref: '#/components/schemas/Id' }, name: { type: 'string' } },
  },
  Inherited: {
    allOf: [{ $ref: '#/components/schemas/Entity' }],
    required: ['id', 'name'],
    properties: { name: { type: 'string', minLength: 3 } },
  },
  Nested: {
    type: 'object',
    required: ['children'],
    properties: { children: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Inherited' } } },
  },
  Either: {
    oneOf: [{ $ref: '#/components/schemas/Inherited' }, { $ref: '#/components/schemas/Referred' }],
    discriminator: { propertyName: 'kind' },
  },
  Nullable: {
    type: 'object',
    required: ['age'],
    properties: { age: { type: 'integer', nullable: true, minimum: 0, exclusiveMinimum: true } },
  },
}

async function prepare() {
  const file = join(folder, 'awkward.json')
  const paths = Object.keys(schemas).map((name) => {
    const content = { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } }
    const responses = { 201: { description: 'Made', content } }
    const parameters = [{ name: 'at', in: 'query', required: true, schema: { type: 'integer', minimum: 5 } }]
    return [
      `/${name}`,
      { post: { operationId: name, parameters, requestBody: { required: true, content }, responses } },
    ]
  })
  const document = { openapi: '3.0.3', info: { title: 'Awkward', version: '1' }, paths: Object.fromEntries(paths) }
  writeFileSync(file, JSON.stringify({ ...document, components: { schemas } }))
  return (await prepareProduct(file, { onWarning: () => {} })).tryOut
}

async function prepareBody(content: object) {
  const file = join(folder, 'body.json')
  const paths = {
    '/a': { post: { operationId: 'a', requestBody: { content }, responses: { 200: { description: 'A' } } } },
  }
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths }))
  const { tryOut } = await prepareProduct(file, { onWarning: () => {} })
  return tryOut.a
}

async function prepareParameters(components: object, refs: Record<string, string>) {
  const file = join(folder, 'parameters.json')
  const parameters = Object.entries(refs).map(([name, $ref]) => ({ name, in: 'query', schema: { $ref } }))
  const paths = { '/a': { get: { operationId: 'a', parameters, responses: { 200: { description: 'A' } } } } }
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths, components }))
  const { tryOut } = await prepareProduct(file, { onWarning: () => {} })
  if (!tryOut.a) throw new Error('The file has the operation a')
  return tryOut.a
}

describe('the data of TRY OUT', async () => {
  it('has the body of each media type, JSON first', async () => {
    const schema = { type: 'object', properties: { n: { type: 'integer' } } }
    const xml = { type: 'object', xml: { name: 'a' }, properties: { n: { type: 'integer' } } }
    const operation = await prepareBody({
      'application/xml': { schema: xml },
      'application/json': { schema },
      'application/x-www-form-urlencoded': { schema, encoding: { n: { allowReserved: true } } },
      'image/png': {},
    })
    const example = (value: unknown) => ({ examples: [{ name: 'example', summary: null, value }] })
    expect([operation?.body, ...(operation?.otherBodies ?? [])]).toEqual([
      { type: 'application/json', required: false, schema, ...example({ n: 1 }) },
      { type: 'application/xml', schema: xml, encodings: {}, ...example('<a>\n  <n>1</n>\n</a>') },
      { type: 'application/x-www-form-urlencoded', encodings: { n: { allowReserved: true } }, ...example({ n: 1 }) },
      { type: 'image/png', schema: { type: 'string', format: 'binary' }, encodings: {}, examples: [] },
    ])
  })

  it('keeps the schemas of parameters apart whose references end with the same name', async () => {
    const withStatus = (...values: string[]) => ({ type: 'object', properties: { status: { enum: values } } })
    const operation = await prepareParameters(
      { schemas: { Order: withStatus('placed'), Pet: withStatus('sold') } },
      {
        orderStatus: '#/components/schemas/Order/properties/status',
        petStatus: '#/components/schemas/Pet/properties/status',
      },
    )
    const objections = (orderStatus: string, petStatus: string) =>
      objectionsTo(operation, schemaOfParameters(operation), {
        ...firstDraft(operation),
        parameters: { 'query:orderStatus': orderStatus, 'query:petStatus': petStatus },
      })
    expect(objections('placed', 'sold')).toEqual([])
    expect(objections('sold', 'placed')).toHaveLength(2)
  })

  const tryOut = await prepare()

  it.each(Object.keys(schemas))('makes up a call of %s that fits the schema of its form', (name) => {
    const operation = tryOut[name]
    if (!operation) throw new Error(`${name} is missing`)
    expect(objectionsTo(operation, schemaOfParameters(operation), firstDraft(operation))).toEqual([])
  })
})
