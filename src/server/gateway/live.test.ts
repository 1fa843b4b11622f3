import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls, simulatorRecords } from '#server/db/gateway-schema.ts'
import { ipAddresses } from '#server/db/schema.ts'
import { anotherProcess } from '#tests/support/another-process.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newLivePayer, newPayer, otpRequest, type Payer, pays } from '#tests/support/payment.ts'
import { setStatus } from '#tests/support/projects.ts'

const app = testApp()
const home = '8.8.4.4'
let partner: Caller
let payer: Payer
let live: ReturnType<typeof pays>

beforeAll(async () => {
  partner = await app.newPartner()
})
beforeEach(async () => {
  payer = await newLivePayer(app, partner, home)
  live = pays(app.inject, payer, { environment: 'live', address: home })
})

const number = { userIdentityType: 'MSISDN', userIdentifier: '6581234567', paymentServiceProvider: 'STM' }
const of = (path: string) => `/portal/projects/${payer.projectId}${path}`
const read = async (path: string) => (await partner.get(of(path))).json().data
const newest = async () => {
  const ofProject = eq(calls.projectId, payer.projectId)
  const [row] = await app.db.select().from(calls).where(ofProject).orderBy(desc(calls.at), desc(calls.id)).limit(1)
  return row
}
const refusalOf = (answer: Awaited<ReturnType<typeof live.get>>) => [answer.statusCode, answer.json().refusal]
const refused = (id: string) => [403, id]

/** Verifies a number with the password on the live handset; returns the token. */
async function prove(): Promise<string> {
  expect((await live.post('/v1/identities/otp', otpRequest)).statusCode).toBe(200)
  const [message] = (await read('/messages?environment=live')).items
  const oneTimePassword = /\d{6}/.exec(message.text)?.[0]
  const proof = { ...number, oneTimePassword, correlationId: 'identity-1' }
  return (await live.post('/v1/identities/customer/identity', proof)).json().userToken
}
const chargeOf = (userToken: string, productCode: string, correlationId: string) => ({
  userToken,
  productCode,
  correlationId,
  paymentServiceProvider: 'STM',
})

test('shows its live address and operator connection in the project', async () => {
  const { liveUrl } = (await read('')).technicalData
  expect(liveUrl).toBe('http://127.0.0.1:8080/live')
  const { environments } = (await partner.get('/portal/configs')).json().data
  expect(environments[1]).toEqual({
    id: 7,
    name: 'live',
    url: liveUrl,
    connection: {
      name: 'embedded simulator',
      note: 'Live calls are answered by the embedded simulator. It reaches no operator, sends nothing and moves no money.',
    },
  })
})

test('runs from the number to a live charge with a live product code', async () => {
  const userToken = await prove()
  const answer = await live.post('/v1/charges', chargeOf(userToken, 'LUM-DAY', 'order-1'))
  expect(answer.json()).toMatchObject({ resultCode: 'SUCCESS', amount: '4.98', currency: 'SGD' })
  expect(await newest()).toMatchObject({ environment: 'live', moved: 'charge', amount: '4.98', productCode: 'LUM-DAY' })
  for (const code of ['STM980', 'TRIAL1']) {
    const other = await live.post('/v1/charges', chargeOf(userToken, code, `order-${code}`))
    expect(other.json()).toMatchObject({ statusCode: 422, message: expect.stringContaining('INVALID_PRODUCT_CODE') })
  }
})

test('does not charge a trial code of an operator that is not offered yet', async () => {
  const soon = { ...otpRequest, paymentServiceProvider: 'MLT', transactionType: 'PAYMENT', productCode: 'TRIAL1' }
  expect((await live.post('/v1/identities/otp', soon)).json()).toMatchObject({ statusCode: 422 })
  const sandbox = pays(app.inject, await newPayer(partner, payer.projectId), { address: home })
  expect((await sandbox.post('/v1/identities/otp', soon)).statusCode).toBe(200)
})

test('keeps the two environments apart', async () => {
  const userToken = await prove()
  await live.post('/v1/charges', chargeOf(userToken, 'LUM-DAY', 'order-1'))
  const sandbox = pays(app.inject, await newPayer(partner, payer.projectId), { address: home })
  expect((await sandbox.get('/v1/charges/order-1')).json().resultCode).toBe('INVALID_CORRELATION_ID')
  const charge = await sandbox.post('/v1/charges', chargeOf(userToken, 'STM980', 'order-2'))
  expect(charge.json()).toMatchObject({ statusCode: 404, message: expect.stringContaining('INVALID_USER_TOKEN') })
  expect((await live.get('/v1/charges/order-1')).json().paymentStatus).toBe('SUCCESS')
  expect((await read('/messages')).items).toEqual([])
  expect((await read('/messages?environment=live')).items).toHaveLength(1)
  const records = await app.db.select().from(simulatorRecords).where(eq(simulatorRecords.scope, payer.projectId))
  expect(new Set(records.map(({ environment }) => environment))).toEqual(new Set(['live']))
})

test('names the operator connection in the log, its export and the trace of each call', async () => {
  await live.get('/v1/charges/nothing')
  await live.get('/v1/nowhere')
  const { items } = await read('/calls?environment=live')
  expect(items).toMatchObject([
    { environment: 'live', refusal: 'path-unknown', answeredBy: null },
    { environment: 'live', operation: 'getCharge', answeredBy: 'embedded simulator', ipAddress: home },
  ])
  const { trace } = await read(`/calls/${items[1].callId}`)
  expect(trace[0]).toBe('The embedded simulator stands in for the operator.')
  const { body } = await partner.get(of('/calls.csv?environment=live'))
  expect(body.split('\n')[0]).toContain(',refusal,reason,answeredBy,latency,')
  expect(body.split('\n')[2]).toContain(',embedded simulator,')
  expect((await read('/calls?environment=sandbox')).items).toEqual([])
})

describe('live calls are refused', () => {
  test('with a sandbox key, and sandbox calls with a live key', async () => {
    const own = await newPayer(partner, payer.projectId)
    const answer = await pays(app.inject, own, { environment: 'live', address: home }).get('/v1/charges/nothing')
    expect(answer.json().message).toBe('This is the live environment, and the key is one of the other environment.')
    const other = await pays(app.inject, payer, { address: home }).get('/v1/charges/nothing')
    expect(other.json().message).toBe('This is the sandbox, and the key is one of the other environment.')
  })

  test('from an unlisted address', async () => {
    const answer = await pays(app.inject, payer, { environment: 'live', address: '9.9.9.9' }).get('/v1/charges/nothing')
    expect(refusalOf(answer)).toEqual(refused('address-not-listed'))
    expect(await newest()).toMatchObject({ environment: 'live', refusal: 'address-not-listed', connection: null })
    expect((await live.get('/v1/charges/nothing')).statusCode).toBe(404)
  })

  test('while no address is active', async () => {
    await app.db.update(ipAddresses).set({ status: 'inactive' }).where(eq(ipAddresses.projectId, payer.projectId))
    const answer = await live.get('/v1/charges/nothing')
    expect(refusalOf(answer)).toEqual(refused('no-address-listed'))
    expect(answer.json().message).toContain('This one came from 8.8.4.4.')
    expect(await newest()).toMatchObject({ refusal: 'no-address-listed' })
    const sandbox = pays(app.inject, await newPayer(partner, payer.projectId), { address: home })
    expect((await sandbox.get('/v1/charges/nothing')).statusCode).toBe(404)
    const [{ id }] = (await read('')).network
    await partner.delete(of(`/ip-addresses/${id}`))
    expect(refusalOf(await live.get('/v1/charges/nothing'))).toEqual(refused('no-address-listed'))
    await partner.post(of('/ip-addresses'), { ipAddresses: [home] })
    expect((await live.get('/v1/charges/nothing')).statusCode).toBe(404)
  })

  test('with a key of a project that is not live', async () => {
    await setStatus(app.db, payer.projectId, 'rejected')
    expect(refusalOf(await live.get('/v1/charges/nothing'))).toEqual(refused('project-not-live'))
    expect(await newest()).toMatchObject({ refusal: 'project-not-live' })
  })

  test("to an unknown path, with the gateway's message, for any spelling", async () => {
    for (const url of ['/live', '/live/', '/%6Cive/v1', 'http://portal.example/live/v1/nope']) {
      const answer = await app.inject({ url, headers: payer.credentials, remoteAddress: home })
      expect([answer.statusCode, answer.json().refusal], url).toEqual([404, 'path-unknown'])
    }
    const broken = await app.inject({ url: '/live/v1/charges/%zz', headers: payer.credentials, remoteAddress: home })
    expect(refusalOf(broken)).toEqual([400, 'request-unreadable'])
  })
})

describe('with two processes on one database', () => {
  let other: Awaited<ReturnType<typeof anotherProcess>>
  beforeAll(async () => {
    other = await anotherProcess(app)
  })
  afterAll(() => other.close())

  test('stops a key in both on suspension, and restores it in both on reinstatement', async () => {
    const there = pays(other.inject, payer, { environment: 'live', address: home })
    const statuses = async () => [
      (await live.get('/v1/charges/nothing')).json().refusal ?? 'answered',
      (await there.get('/v1/charges/nothing')).json().refusal ?? 'answered',
    ]
    // Both processes have cached the key.
    expect(await statuses()).toEqual(['answered', 'answered'])
    const bea = await app.signedIn('bea')
    const decide = (action: 'suspend' | 'reinstate') => {
      const decision = { type: action.toUpperCase(), approverType: 'INTERNAL_BUSINESS_ADMIN', message: 'Checked.' }
      return bea.post(`/admin/projects/${payer.projectId}/${action}`, decision)
    }
    expect((await decide('suspend')).statusCode).toBe(200)
    expect(await statuses()).toEqual(['project-suspended', 'project-suspended'])
    expect((await decide('reinstate')).statusCode).toBe(200)
    expect(await statuses()).toEqual(['answered', 'answered'])
  })

  test('refuses a removed address and a revoked key in both from the next call on', async () => {
    const there = pays(other.inject, payer, { environment: 'live', address: home })
    const both = async () => [
      (await live.get('/v1/charges/nothing')).json().refusal,
      (await there.get('/v1/charges/nothing')).json().refusal,
    ]
    expect(await both()).toEqual([undefined, undefined])
    const [{ id }] = (await read('')).network
    await partner.delete(of(`/ip-addresses/${id}`))
    expect(await both()).toEqual(['no-address-listed', 'no-address-listed'])
    await partner.delete(`/portal/keys/${payer.keyId}`)
    expect(await both()).toEqual(['key-revoked', 'key-revoked'])
  })
})
