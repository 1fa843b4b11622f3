import { expect, test } from 'vitest'
import { writeProductFacts } from './product-facts.ts'

const example = (value: object) => ({ content: { 'application/json': { examples: { first: { value } } } } })
const operator = {
  code: 'STM',
  name: 'Singtel',
  msisdnWords: '8 digits',
  asksPaymentCode: false,
  demoPayoutPercent: 82,
}
const product = {
  paths: {
    '/charges': {
      post: {
        operationId: 'createCharge',
        requestBody: example({ productCode: 'STM980' }),
        responses: { 200: { description: 'Charged.', ...example({ amount: '9.80' }) } },
      },
    },
    '/charges/{id}': { get: { operationId: 'getCharge', responses: {} } },
  },
  'x-operators': [
    {
      ...operator,
      status: 'offered',
      country: 'Singapore',
      currency: 'SGD',
      priceRange: { lowest: '1', highest: '2' },
    },
    { ...operator, code: 'MLT', status: 'coming-soon' },
  ],
  'x-one-time-password': { digits: 6, ttlSeconds: 300, tries: 3 },
  'x-rate-limits': [
    { environment: 'live', calls: 9, seconds: 9 },
    { environment: 'sandbox', per: 'key', calls: 500, seconds: 10 },
  ],
  'x-subscriber-profiles': [{ suffix: '0004', profile: 'Barred', result: 'INVALID_USER', statusCode: 404 }],
}

const written = writeProductFacts(JSON.stringify(product), 'openapi/products/calls.yaml')

/** The value of an exported constant. */
const constant = (name: string) => JSON.parse(written.match(`const ${name} = ([^]+?) as const\n`)?.[1] ?? 'null')

test('names the file it is generated from', () => {
  expect(written).toMatch(/^\/\/ Generated from openapi\/products\/calls\.yaml\./)
})

test('lists operators on offer by code, without those that come soon', () => {
  expect(constant('operators')).toEqual({
    STM: {
      name: 'Singtel',
      country: 'Singapore',
      currency: 'SGD',
      lowest: '1',
      highest: '2',
      msisdnWords: '8 digits',
      asksPaymentCode: false,
      examplePayoutPercent: 82,
    },
  })
})

test('has the rules of one-time passwords and the limit of the sandbox', () => {
  expect(constant('oneTimePassword')).toEqual({ ttlSeconds: 300, tries: 3 })
  expect(constant('rateLimit')).toEqual({ calls: 500, seconds: 10 })
})

test('lists test subscribers and calls', () => {
  expect(constant('testSubscribers')).toEqual([{ suffix: '0004', profile: 'Barred', result: 'INVALID_USER' }])
  expect(constant('callNames')).toEqual(['POST /charges', 'GET /charges/{id}'])
})

test('has the first example of a charge with its answer', () => {
  expect(constant('chargeExample')).toEqual({ request: { productCode: 'STM980' }, answer: { amount: '9.80' } })
})
