import { describe, expect, it } from 'vitest'
import { convertSwagger } from './swagger-2.ts'

const responses = { 200: { description: 'Done.' } }
const list = { in: 'formData', type: 'array', items: { type: 'string' } }

function convert(fields: object, operation: object, item: object = {}) {
  const paths = { '/boats': { ...item, post: { responses, ...operation } } }
  const root = { swagger: '2.0', info: { title: 'Boats', version: '1' }, ...fields, paths }
  return convertSwagger(root, () => undefined)
}

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
})
