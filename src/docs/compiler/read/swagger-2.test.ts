import { describe, expect, it } from 'vitest'
import { convertSwagger } from './swagger-2.ts'

const responses = { 200: { description: 'Done.' } }
const list = { in: 'formData', type: 'array', items: { type: 'string' } }

function convert(fields: object, operation: object, item: object = {}) {
  const paths = { '/boats': { ...item, post: { responses, ...operation } } }
  const root = { swagger: '2.0', info: { title: 'Boats', version: '1' }, ...fields, paths }
  return convertSwagger(root, () => undefined)
}

/** The operation of a converted document. */
const postOf = (document: ReturnType<typeof convert>) => Object(document).paths['/boats'].post

describe('a converted Swagger 2.0 document', () => {
  it('has discriminators of OpenAPI 3', () => {
    const Boat = { discriminator: 'kind', properties: { kind: { type: 'string' }, discriminator: { type: 'string' } } }
    expect(convert({ definitions: { Boat } }, {})).toMatchObject({
      components: { schemas: { Boat: { ...Boat, discriminator: { propertyName: 'kind' } } } },
    })
  })

  it('sends the lists of a form with commas unless the file says otherwise', () => {
    const parameters = [
      { ...list, name: 'plain' },
      { ...list, name: 'many', collectionFormat: 'multi' },
    ]
    const encoding = { plain: { style: 'form', explode: false }, many: { style: 'form', explode: true } }
    expect(convert({ consumes: ['multipart/form-data'] }, { parameters })).toMatchObject({
      paths: { '/boats': { post: { requestBody: { content: { 'multipart/form-data': { encoding } } } } } },
    })
  })

  it('keeps form fields of the path, and examples of parameters', () => {
    const length = { name: 'length', in: 'formData', type: 'integer', 'x-example': 7 }
    const query = { name: 'q', in: 'query', type: 'string', 'x-example': 'sail' }
    const form = 'application/x-www-form-urlencoded'
    expect(convert({ consumes: [form] }, { parameters: [query] }, { parameters: [length] })).toMatchObject({
      paths: {
        '/boats': {
          post: {
            parameters: [{ name: 'q', example: 'sail' }],
            requestBody: {
              content: { [form]: { schema: { properties: { length: { type: 'integer', example: 7 } } } } },
            },
          },
        },
      },
    })
  })

  it('has the bodies and the form fields that the operation or its path refers to', () => {
    const schema = { type: 'object', properties: { name: { type: 'string' } } }
    const parameters = {
      Boat: { in: 'body', name: 'boat', required: true, schema },
      Length: { in: 'formData', name: 'length', type: 'integer' },
    }
    const [boat, length] = [{ $ref: '#/parameters/Boat' }, { $ref: '#/parameters/Length' }]
    const form = 'application/x-www-form-urlencoded'
    const withBoat = postOf(convert({ parameters }, { parameters: [boat] }))
    expect(withBoat.requestBody).toEqual({ required: true, content: { 'application/json': { schema } } })
    expect(withBoat.parameters ?? []).toEqual([])
    expect(postOf(convert({ parameters }, { consumes: [form] }, { parameters: [length] }))).toMatchObject({
      requestBody: { content: { [form]: { schema: { properties: { length: { type: 'integer' } } } } } },
    })
  })

  it("answers in the media types of the operation, and else in the file's", () => {
    const boats = { description: 'Boats.', schema: { type: 'string' } }
    const root = { produces: ['application/json'], responses: { Boats: boats } }
    const typesOf = (operation: object) =>
      [200, 201].map((status) => Object.keys(postOf(convert(root, operation)).responses[status].content))
    const answers = { 200: boats, 201: { $ref: '#/responses/Boats' } }
    expect(typesOf({ produces: ['text/csv'], responses: answers })).toEqual([['text/csv'], ['text/csv']])
    expect(typesOf({ responses: { ...answers, 201: boats } })).toEqual([['application/json'], ['application/json']])
  })
})
