import { describe, expect, it } from 'vitest'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { bodyOf, firstDraft } from '../draft.ts'
import { isAllowed, type RealRequest } from './real-calls.ts'
import { obstacleTo, realRequest } from './real-request.ts'

const operation = (type: string | null): TryOutOperation => ({
  id: 'x',
  method: 'POST',
  path: '/x',
  parameters: [],
  responses: [],
  body: type === null ? null : { type, required: true, schema: true, examples: [] },
})

const sent = (type: string | null, value: unknown, headers: Record<string, string> = {}) => {
  const of = operation(type)
  const request = { method: 'POST', url: 'https://a.example/x', headers, body: type && JSON.stringify(value) }
  return realRequest(of, { ...firstDraft(of), body: type === null ? null : bodyOf(value) }, request)
}

const entriesOf = async ({ body }: RealRequest) => {
  if (!(body instanceof FormData)) throw new Error('no form')
  return Promise.all([...body].map(async ([name, part]) => [name, part instanceof Blob ? await part.text() : part]))
}

describe('a real call', () => {
  it('has its headers, without those that no page may set', () => {
    const { request, unsent } = sent(null, null, { Cookie: 'a=b', 'X-Key': 'k', Host: 'inner', 'Sec-Fetch-Mode': 'no' })
    expect(request.headers).toEqual([['X-Key', 'k']])
    expect(unsent).toEqual(['Cookie', 'Host', 'Sec-Fetch-Mode'])
  })

  it.each(['multipart/form-data', 'Multipart/Form-Data; charset=utf-8'])(
    'sends a form of %s with its files and leaves the content type to the browser',
    async (type) => {
      const value = { file: new File(['bytes'], 'a.png'), tags: ['x', 'y'], meta: { by: 'me' }, none: undefined }
      const { request } = sent(type, value, { 'Content-Type': type })
      expect(request.headers).toEqual([])
      expect(await entriesOf(request)).toEqual([
        ['file', 'bytes'],
        ['tags', 'x'],
        ['tags', 'y'],
        ['meta', '{"by":"me"}'],
      ])
    },
  )

  it('keeps the content type of parts that the reader typed around its boundary', () => {
    const type = 'multipart/mixed; boundary=x'
    const { request } = sent(type, '--x--', { 'Content-Type': type })
    expect(request).toMatchObject({ headers: [['Content-Type', type]], body: '"--x--"' })
  })

  it('applies the encodings of a form', async () => {
    const of = operation('multipart/form-data')
    const encodings = { place: { style: 'deepObject' }, tags: { explode: false }, rows: { type: 'text/csv' } }
    if (of.body) of.body.encodings = encodings
    const draft = { ...firstDraft(of), body: bodyOf({ place: { lat: 1 }, tags: ['x', 'y'], rows: 'a,b' }) }
    const { request } = realRequest(of, draft, { method: 'POST', url: 'https://a.example/x', headers: {}, body: '{}' })
    expect(await entriesOf(request)).toEqual([
      ['place[lat]', '1'],
      ['tags', 'x,y'],
      ['rows', 'a,b'],
    ])
    const rows = request.body instanceof FormData && request.body.get('rows')
    expect(rows instanceof Blob && rows.type).toBe('text/csv')
  })

  it('sends a file as its bytes', () => {
    const file = new File(['bytes'], 'a.bin')
    expect(sent('application/octet-stream', file).request.body).toBe(file)
  })
})

const page = { protocol: 'https:' }
const origins = ['https://a.example', 'https://*.b.example:8443']

describe('the obstacle to a real call', () => {
  const request: RealRequest = { method: 'GET', url: 'https://a.example/x', headers: [], body: null }
  const obstacle = (change: Partial<RealRequest>) => obstacleTo({ ...request, ...change }, { origins }, page)

  it.each([
    ['a relative URL', { url: '/x' }, /is not an address/],
    ['an open path parameter', { url: 'https://a.example/{tree%20id}/x' }, /needs a value for 'tree id'/],
    ['one after another in a segment', { url: 'https://a.example/7.{format}' }, /needs a value for 'format'/],
    ['another host', { url: 'https://c.example/x' }, /allows no calls to https:\/\/c\.example, only to https:\/\/a/],
    ['another port', { url: 'https://a.example:8443/x' }, /allows no calls/],
    ['a body with GET', { body: '{}' }, /No browser sends a body with GET/],
    ['a header with other characters', { headers: [['X', '☃']] as [string, string][] }, /The header 'X' contains/],
    ['TRACE', { method: 'TRACE' }, /No browser sends TRACE/],
  ])('is %s', (_, change, reason) => {
    expect(obstacle(change)).toMatch(reason)
  })

  it('is plain HTTP from a page with HTTPS, except to this machine', () => {
    const plain = ['http://a.example', 'http://127.0.0.1:1']
    expect(obstacleTo({ ...request, url: 'http://a.example/x' }, { origins: plain }, page)).toContain('Browsers block')
    expect(obstacleTo({ ...request, url: 'http://127.0.0.1:1/x' }, { origins: plain }, page)).toBeNull()
  })

  it('is missing for a value in braces', () => {
    expect(obstacle({ url: 'https://a.example/%7BB5F0%7D' })).toBeNull()
  })

  it('is missing for a valid request', () => {
    expect(obstacle({ url: 'https://a.example/x?q={y}' })).toBeNull()
  })
})

it.each([
  ['https://t.b.example:8443/x', true],
  ['https://s.t.b.example:8443/x', true],
  ['https://b.example:8443/x', false],
  ['https://evilb.example:8443/x', false],
  ['http://t.b.example:8443/x', false],
])('allows %s below a wildcard domain: %s', (url, allowed) => {
  expect(isAllowed(new URL(url), origins)).toBe(allowed)
})
