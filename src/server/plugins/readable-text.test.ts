import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { OperationFact } from '#generated/operations.ts'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { verifyChains } from '#server/commands/audit.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { testApp } from '#tests/support/app.ts'
import { exampleOf, facts, headersOf, methodOf, queryOf, urlOf } from '#tests/support/operation-requests.ts'
import { newPayer, type Payer, pays } from '#tests/support/payment.ts'
import { newProjectBeforeBusiness } from '#tests/support/reviews.ts'

// Text that the database would not store as it came, in every place of every operation.

const app = testApp()
const headersFor = headersOf(app.signedIn)

const half = fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => String.fromCharCode(unit))
/** Lone surrogates and null characters, with other text around them. */
const unreadable = fc
  .tuple(fc.string({ unit: 'binary', maxLength: 5 }), fc.oneof(half, fc.constant('\0')), fc.string({ maxLength: 5 }))
  .map((parts) => parts.join(''))
  .filter((text) => !text.isWellFormed() || text.includes('\0'))

/** A copy of the body for each text in it, with another text in its place. */
function spoiled(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    spoiled(each, text).map((other) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other },
    ),
  )
}

const rules = ['unicode', 'null-byte']

async function expectRefused(fact: OperationFact, change: { url?: string; headers?: object; payload?: unknown }) {
  const headers = { ...(await headersFor(fact)), ...change.headers }
  const payload = change.payload ?? (fact.accepts === 'json' ? exampleOf(fact) : undefined)
  const answer = await app.inject({
    method: methodOf(fact),
    url: change.url ?? urlOf(fact),
    headers,
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    ...(payload !== undefined && { headers: { ...headers, 'content-type': 'application/json' } }),
  })
  expect.soft(answer.statusCode, answer.body).toBe(400)
  return answer.json().data?.problems?.map((each: { rule: string }) => each.rule) ?? []
}

test.each(facts)('%s refuses unreadable text in each string of its request', async (_id, fact) => {
  await headersFor(fact)
  const anyText = fc.asyncProperty(unreadable, async (text) => {
    const bodies = fact.accepts === 'json' ? spoiled(exampleOf(fact), text) : []
    for (const payload of bodies) {
      expect.soft(await expectRefused(fact, { payload })).toEqual(expect.arrayContaining([expect.toBeOneOf(rules)]))
    }
    const headers = { 'user-agent': `a browser ${text}` }
    expect.soft(await expectRefused(fact, { headers })).toEqual([expect.toBeOneOf(rules)])
  })
  await fc.assert(anyText, { numRuns: 4 })
  for (const name of queryOf(fact)) {
    for (const value of ['%ED%A0%80', '%00', '%']) await expectRefused(fact, { url: `${urlOf(fact)}?${name}=${value}` })
  }
  if (!fact.path.includes('{')) return
  for (const id of ['%ED%A0%80', '%00', '%']) await expectRefused(fact, { url: urlOf(fact, id) })
})

test('JSON that is not UTF-8 is refused', async () => {
  const payload = Buffer.concat([Buffer.from('{"email":"a'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')])
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/portal/user/login', headers, payload })
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'The request body is not valid JSON.'])
})

test('a form is refused for unreadable text in its fields', async () => {
  const dana = await app.signedIn('dana')
  for (const value of [Buffer.from('"\\ud800"'), Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])]) {
    const payload = Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="body"\r\n\r\n'),
      value,
      Buffer.from('\r\n--x--\r\n'),
    ])
    const { accessToken, mfaToken } = dana
    const tokens = { authorization: `Bearer ${accessToken}`, 'x-mfa-token': mfaToken }
    const headers = { ...tokens, 'content-type': 'multipart/form-data; boundary=x' }
    const url = '/portal/projects/5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11/live'
    const answer = await app.inject({ method: 'POST', url, headers, payload })
    expect(answer.json().data.problems[0]).toMatchObject({ field: '/body', rule: 'unicode' })
  }
})

test('every step of a review rejects a lone surrogate and keeps the audit log valid', async () => {
  const bea = await app.signedIn('bea')
  const id = await newProjectBeforeBusiness(app.db, await app.newPartner(), app.now())
  const approverType = 'INTERNAL_BUSINESS_ADMIN'
  for (const step of ['reject', 'suspend', 'approve', 'reinstate']) {
    const body = { type: step.toUpperCase(), approverType, message: 'half \ud83d of it' }
    expect.soft((await bea.post(`/admin/projects/${id}/${step}`, body)).statusCode).toBe(400)
  }
  expect((await verifyChains(app.db)).breaks).toEqual([])
})

let payer: Payer
beforeAll(async () => {
  payer = await newPayer(await app.signedIn('dana'))
})

const paymentCalls = Object.entries(product.paths).flatMap(([path, item]) =>
  'post' in item ? [[path, Object.values(item.post.requestBody.content['application/json'].examples)[0]?.value]] : [],
)

test.each(paymentCalls)('the payment API refuses unreadable text in each string of %s', async (path, example) => {
  const api = pays(app.inject, payer)
  const anyText = fc.asyncProperty(unreadable, async (text) => {
    const named = { ...Object(example), [text]: 'x' }
    for (const body of [...spoiled(example, text), named]) {
      const answer = await api.post(String(path), body)
      expect.soft(answer.statusCode, JSON.stringify(body)).toBeGreaterThanOrEqual(400)
      expect.soft(answer.statusCode, JSON.stringify(body)).toBeLessThan(500)
    }
    expect.soft((await api.post(String(path), example, { 'user-agent': text })).statusCode).toBe(400)
  })
  await fc.assert(anyText, { numRuns: 5 })
})

test('a call with half a character in its correlation id is refused and logged', async () => {
  const api = pays(app.inject, payer)
  const answer = await api.post('/v1/charges', { correlationId: '\uc765\udff5' })
  expect(answer.statusCode).toBe(400)
  const logged = await app.db.select().from(calls).where(eq(calls.correlationId, '\uc765\ufffd'))
  expect(logged).toHaveLength(1)
})

test('a call is logged whole characters, wherever its body is cut', async () => {
  const api = pays(app.inject, payer)
  for (const padding of ['', 'x']) {
    const answer = await api.post('/v1/charges', `{"a":"${padding}${'😀'.repeat(9000)}"}`)
    expect(answer.statusCode).toBe(400)
  }
  const logged = await app.db.select().from(calls).where(eq(calls.projectId, payer.projectId))
  expect(logged.filter(({ request }) => request.body?.isWellFormed() === false)).toEqual([])
})
