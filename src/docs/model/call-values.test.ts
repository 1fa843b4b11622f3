import { describe, expect, it } from 'vitest'
import { sampleOperation, sampleProduct } from '#tests/support/sample-product.ts'
import { exampleContext, valuesOf, withExamples } from './call-values.ts'
import type { Operation, Parameter } from './product.ts'

const product = sampleProduct(1)
const [entry] = product.groups[0]?.operations ?? []
if (!entry) throw new Error('The sample has an operation')
const base = sampleOperation(entry)
const parameter = (place: Parameter['in'], name: string, sent?: string): Parameter => ({
  anchor: `${place}/${name}`,
  name,
  in: place,
  required: sent !== undefined,
  deprecated: false,
  description: null,
  style: null,
  schema: { type: 'string' },
  example: null,
  ...(sent === undefined ? {} : { sent }),
})
const context = {
  server: 'https://api.example.com/',
  headers: { 'Content-Type': 'application/json', 'X-Api-Key': 'key' },
}
const values = (parameters: Parameter[], body: { type: string; text: string } | null = null) => {
  const operation: Operation = { ...base, path: '/v1/things/{id}', parameters }
  return valuesOf(operation, context, body)
}

describe('the values of a call', () => {
  it('fill path, query, headers and cookie with the request values', () => {
    const { url, headers } = values([
      parameter('path', 'id', 'a%2Fb$&'),
      parameter('query', 'limit', 'limit=10'),
      parameter('query', 'tag', 'tag=a&tag=b'),
      parameter('query', 'after'),
      parameter('header', 'X-Tenant', 'north'),
      parameter('header', 'X-Trace'),
      parameter('cookie', 'theme', 'theme=dark'),
    ])
    expect(url).toBe('https://api.example.com/v1/things/a%2Fb$&?limit=10&tag=a&tag=b')
    expect(headers).toEqual({ 'X-Api-Key': 'key', 'X-Tenant': 'north', Cookie: 'theme=dark' })
  })

  it('set the content type of a body, and none without one', () => {
    expect(values([]).headers).toEqual({ 'X-Api-Key': 'key' })
    expect(values([], { type: 'text/plain', text: 'hi' }).headers).toEqual({
      'Content-Type': 'text/plain',
      'X-Api-Key': 'key',
    })
  })

  it('use the examples of the file without a signed-in reader', () => {
    expect(withExamples(undefined, product)).toEqual(exampleContext(product))
    const known = withExamples({ server: 'https://mine.example', headers: {} }, product)
    expect(known).toEqual({ server: 'https://mine.example', headers: { 'X-Api-Key': 'sandbox_example' } })
  })
})
