import { describe, expect, it } from 'vitest'
import { isObject } from '#domain/is-object.ts'
import { lookUp } from '#domain/json-pointer.ts'
import { dereference } from '#tests/support/dereference.ts'
import { largeSpec } from '#tests/support/large-spec.ts'
import { shareSchemas } from './share-schemas.ts'

const text = (length: number) => 'A sentence about it. '.repeat(length)
const money = (title?: string) => ({ ...(title && { title }), type: 'object', description: text(15) })
const operation = (schema: unknown) => ({ post: { requestBody: { content: { 'application/json': { schema } } } } })
const schemaOf = (root: unknown, path: string) =>
  lookUp(root, `#/paths/~1${path}/post/requestBody/content/application~1json/schema`)

describe('sharing the schemas of a dereferenced document', () => {
  it('gives an equivalent document of a fraction of the size', () => {
    const original = dereference(JSON.parse(largeSpec(60_000)), 2)
    const shared = structuredClone(original)
    shareSchemas(shared)
    const sizeOf = (document: unknown) => JSON.stringify(document).length
    expect(sizeOf(shared)).toBeLessThan(sizeOf(original) / 4)
    const whole = dereference(shared, 2)
    expect(isObject(whole) && whole.paths).toEqual(isObject(original) && original.paths)
  })

  it('names a schema as the components, its title or its property do, without a clash', () => {
    const root = {
      paths: {
        '/a': operation({ properties: { fee: { ...money(), minimum: 1 }, price: money() } }),
        '/b': operation({ properties: { cost: { ...money(), minimum: 1 }, paid: money('Price paid') } }),
        '/c': operation({ properties: { rest: money('Price paid'), sum: money() } }),
      },
      components: { schemas: { Money: money(), fee: { type: 'string' } } },
    }
    const origins = shareSchemas(root)
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    expect(schemaOf(root, 'a')).toEqual({ properties: { fee: ref('fee-2'), price: ref('Money') } })
    expect(schemaOf(root, 'b')).toEqual({ properties: { cost: ref('fee-2'), paid: ref('Price-paid') } })
    expect(root.components.schemas).toMatchObject({ Money: money(), fee: { type: 'string' }, 'fee-2': { minimum: 1 } })
    expect(origins.get('#/components/schemas/fee-2')).toBe(
      '#/paths/~1a/post/requestBody/content/application~1json/schema/properties/fee',
    )
  })

  it('keeps variants of a discriminator in their place unless the file names them', () => {
    const pet = (first: object) => ({ oneOf: [first, money('Cat')], discriminator: { propertyName: 'kind' } })
    const root = {
      paths: { '/a': operation(pet(money('Dog'))), '/b': operation({ items: [], ...pet(money('Dog')) }) },
      components: { schemas: { Dog: money('Dog') } },
    }
    shareSchemas(root)
    expect(schemaOf(root, 'a')).toMatchObject({ oneOf: [{ $ref: '#/components/schemas/Dog' }, { title: 'Cat' }] })
  })

  it('leaves invalid keywords, examples and extensions as they are', () => {
    const odd = { allOf: { type: 'object' }, properties: [null], description: text(15) }
    const content = { schema: odd, example: { schema: odd }, 'x-note': { schema: odd } }
    const root = {
      paths: {
        '/a': { get: structuredClone(content), put: structuredClone(content) },
        '/b': { get: structuredClone(content) },
      },
      components: { schemas: { No: null, Yes: true } },
    }
    const before = structuredClone(root)
    shareSchemas(root)
    const [name] = Object.keys(root.components.schemas).slice(2)
    const shared = { ...content, schema: { $ref: `#/components/schemas/${name}` } }
    expect(root.paths).toEqual({ '/a': { get: shared, put: shared }, '/b': { get: shared } })
    expect(root.components.schemas).toEqual({ ...before.components.schemas, [name ?? '']: odd })
  })

  it('changes nothing in a document that refers into schemas', () => {
    const root = {
      paths: { '/a': operation(money()), '/b': operation(money()), '/c': operation({ $ref: '#/paths/~1a/post' }) },
    }
    const before = structuredClone(root)
    expect(shareSchemas(root).size).toBe(0)
    expect(root).toEqual(before)
  })
})
