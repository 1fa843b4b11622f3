import { expect, test } from 'vitest'
import { maskBody, maskRequestHeaders, maskText } from '#server/call-log/masking.ts'

const key = 'sandbox_7Hk3mX9pQ2vB5nR8tY1wZ4cF6dJ0aQm7Z'

test('masks each body field as the specification says', () => {
  const body = {
    userIdentityType: 'MSISDN',
    userIdentifier: '6581234567',
    userToken: 'utk_7h3k9m2x4c6v8b1n5q0w7e3r9t2y4u6i',
    oneTimePassword: '481902',
    correlationId: 'order-20261120123456',
    productCode: 'STM980',
    transactionId: 'txn_9p8o7i6u5y4t3r2e1w0q',
  }
  expect(JSON.parse(maskBody(JSON.stringify(body)) ?? '')).toEqual({
    ...body,
    userIdentifier: '65…4567',
    userToken: 'utk_…4u6i',
    oneTimePassword: '••••••',
  })
})

test('keeps the domain of an email address and the digits that select a test subscriber', () => {
  expect(maskBody('{"userIdentifier":"someone.0001@mail.example"}')).toBe('{"userIdentifier":"so…0001@mail.example"}')
  expect(maskBody('{"userIdentifier":"ann@mail.example"}')).toBe('{"userIdentifier":"…nn@mail.example"}')
})

test.each([
  [{ oneTimePassword: 481902 }, { oneTimePassword: '••••••' }],
  [
    { password: '481902', number: 6581234567 },
    { password: '••••••', number: '65…4567' },
  ],
  [{ nested: [{ userToken: 'utk_7h3k9m2x4c6v8b1n5q0w7e3r9t2y4u6i' }] }, { nested: [{ userToken: 'utk_…4u6i' }] }],
  [{ [key]: 1 }, { 'sandbox_…Qm7Z': 1 }],
  [{ message: 'Call +65 6123 4567, code 481902' }, { message: 'Call +65…4567, code ••••••' }],
])('hides a secret at any depth: %j', (body, kept) => {
  expect(JSON.parse(maskBody(JSON.stringify(body)) ?? '')).toEqual(kept)
})

test('searches text that is not JSON for secrets', () => {
  const body = `{"oneTimePassword": "481902", "userToken": "utk_7h3k9m2x4c6v8b1n5q0w7e3r9t2y4u6i", "x": "${key}"`
  expect(maskBody(body)).toBe('{"oneTimePassword": "••••••", "userToken": "utk_…4u6i", "x": "sandbox_…Qm7Z"')
})

test('truncates a body that is too deep or too long', () => {
  expect(maskBody(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)?.length).toBeLessThan(100)
  expect(maskBody(JSON.stringify({ correlationId: 'x'.repeat(60_000) }))?.length).toBe(16_385)
})

test('keeps only documented headers and no credentials', () => {
  const headers = maskRequestHeaders({
    authorization: `Basic ${btoa(`id:${key}`)}`,
    'x-api-key': key,
    'x-partner-id': '2f1a7a52-9a3e-4a0e-8d55-6f3f3a2b1c44',
    cookie: 'session=1',
    'user-agent': `curl ${key}`,
  })
  expect(headers).toEqual([
    { name: 'Authorization', value: 'Basic …' },
    { name: 'X-Partner-ID', value: '2f1a7a52-9a3e-4a0e-8d55-6f3f3a2b1c44' },
    { name: 'X-Api-Key', value: 'sandbox_…Qm7Z' },
    { name: 'User-Agent', value: 'curl sandbox_…Qm7Z' },
  ])
  expect(maskRequestHeaders({ authorization: key, 'x-api-key': 'secret' })).toEqual([
    { name: 'Authorization', value: '…' },
    { name: 'X-Api-Key', value: '…' },
  ])
})

test.each([
  'Charged 1 500.00 PHP as txn_12345678901234567890',
  'LUM-YEAR costs 10 500.00 PHP',
  'At most 1 234 567.00 IDR',
])('does not mask platform ids and amounts as phone numbers: %s', (text) => {
  expect(maskText(text)).toBe(text)
})

test.each([
  ['6581234567 costs 1 500.00 PHP', '65…4567 costs 1 500.00 PHP'],
  ['+65 612 345.67 SGD', '+65…4567 SGD'],
  ['812 345 678 PHP', '81…5678 PHP'],
  ['6123 4567 1 500.00 PHP', '61…0000 PHP'],
  ['65 123 456 100.00 PHP', '65…0000 PHP'],
])('masks a phone number beside an amount: %s', (text, masked) => {
  expect(maskText(text)).toBe(masked)
})

test('keeps the digits of an id and masks credentials in it', () => {
  const body = {
    correlationId: `of ${key}`,
    productCode: 'Basic dXNlcjpwYXNz',
    originalTransactionId: 'sandbox_7-6581234567',
  }
  expect(JSON.parse(maskBody(JSON.stringify(body)) ?? '')).toEqual({
    correlationId: 'of sandbox_…Qm7Z',
    productCode: 'Basic …',
    originalTransactionId: 'sandbox_7-6581234567',
  })
})

test('masks an API key inside base64', () => {
  const pair = btoa(`2f1a7a52-9a3e-4a0e-8d55-6f3f3a2b1c44:${key}`)
  for (const start of ['', '/', 'ab', '/v1']) expect(maskText(`x ${start}${pair} y`)).toBe('x … y')
  const harmless = btoa('2f1a7a52-9a3e-4a0e-8d55-6f3f3a2b1c44 and nothing more')
  expect(maskText(harmless)).toBe(harmless)
})

test('masks secrets without a digit', () => {
  expect(maskText('it sent Bearer abcdefgh')).toBe('it sent Bearer …')
  expect(maskText('it sent basic\tabcdefgh')).toBe('it sent basic …')
  expect(maskText('mail to someone@partner.example')).toBe('mail to …ne@partner.example')
  expect(maskText('The body is a JSON object')).toBe('The body is a JSON object')
})
