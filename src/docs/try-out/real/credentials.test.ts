import { describe, expect, it } from 'vitest'
import type { Access } from '#docs/model/access.ts'
import type { CallContext, Product } from '#docs/model/product.ts'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { sourceOf } from '#tests/support/try-out-source.ts'
import { firstDraft } from '../draft.ts'
import { defaultHeaders, requestOf } from '../request.ts'
import { credentialFields, type TypedCredentials, withCredentials } from './credentials.ts'

const operation: TryOutOperation = {
  id: 'x',
  method: 'GET',
  path: '/x',
  parameters: [],
  body: null,
  responses: [],
}
const call: CallContext = { server: 'https://a.example', headers: { Authorization: 'Bearer PAGE', 'X-Partner': 'p' } }

function productWith(...requestHeaders: Product['requestHeaders']): Product {
  const { product } = sourceOf({ suffix: 'x', title: 'X', tryOut: 'examples', operations: [operation] })
  return { ...product, requestHeaders }
}

const usual = productWith(
  { name: 'Authorization', example: 'Bearer YOUR_TOKEN', required: true, description: null, scheme: 'token' },
  { name: 'X-Partner', example: 'partner-1', required: true, description: null },
)

const accessWith = (place: 'query' | 'header' | 'cookie', name: string, value: string): Access => ({
  schemes: ['own'],
  credentials: [{ in: place, name, value }],
  without: ['Authorization'],
})

function sent(product: Product, access: Access | undefined, typed: TypedCredentials, isMasked = false) {
  const filled = withCredentials(product, { operation, call }, { access, typed }, isMasked)
  return requestOf(filled.operation, firstDraft(operation), defaultHeaders(filled.operation, filled.call), call)
}

describe('the credentials of a real call', () => {
  it('are those of every call', () => {
    expect(credentialFields(usual, undefined)).toEqual([
      { key: 'header:Authorization', label: 'Bearer token', isSecret: true },
    ])
    expect(sent(usual, undefined, { 'header:Authorization': 'abc' }).headers).toEqual({
      'X-Partner': 'p',
      Authorization: 'Bearer abc',
    })
  })

  it('keep a word that is typed with the token', () => {
    expect(sent(usual, undefined, { 'header:Authorization': ' bearer abc ' }).headers.Authorization).toBe('bearer abc')
  })

  it('are never placeholders, nor values of the page', () => {
    expect(sent(usual, undefined, {}).headers).toEqual({ 'X-Partner': 'p' })
    expect(sent(usual, accessWith('query', 'key', 'YOUR_KEY'), {}).url).toBe('https://a.example/x')
  })

  it('are a user name and a password in UTF-8', () => {
    const basic = accessWith('header', 'Authorization', 'Basic dXNlcjpwYXNzd29yZA==')
    expect(credentialFields(usual, basic).map(({ label, isSecret }) => [label, isSecret])).toEqual([
      ['User name', false],
      ['Password', true],
    ])
    const typed = { 'header:Authorization:user': 'anna', 'header:Authorization:password': 'schön' }
    expect(sent(usual, basic, typed).headers.Authorization).toBe('Basic YW5uYTpzY2jDtm4=')
  })

  it.each([
    ['query', 'https://a.example/x?the%20key=a%26b', undefined],
    ['cookie', 'https://a.example/x', 'the%20key=a%26b'],
  ] as const)('go into the %s, encoded', (place, url, cookie) => {
    const request = sent(usual, accessWith(place, 'the key', 'YOUR_KEY'), { [`${place}:the key`]: 'a&b' })
    expect([request.url, request.headers.Cookie, request.headers.Authorization]).toEqual([url, cookie, undefined])
  })

  it('are masked in the history', () => {
    expect(sent(usual, undefined, { 'header:Authorization': 'abc' }, true).headers.Authorization).toBe('Bearer ***')
    const inQuery = sent(usual, accessWith('query', 'key', 'YOUR_KEY'), { 'query:key': 'abc' }, true)
    expect(inQuery.url).toBe('https://a.example/x?key=***')
  })
})
