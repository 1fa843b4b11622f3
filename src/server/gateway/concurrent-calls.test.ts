import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { calls, simulatorRecords } from '#server/db/gateway-schema.ts'
import { simulatorConnection } from '#server/gateway/simulator-connection.ts'
import { hashKeyValue } from '#server/identity/api-key-value.ts'
import { findByKeyHash } from '#server/repositories/gateway-callers.ts'
import * as records from '#server/repositories/simulator-records.ts'
import { readContract } from '#simulator/contract/read-contract.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { callOf } from '#tests/support/calls.ts'
import { newPayer, type Payer } from '#tests/support/payment.ts'

// Over real connections, all open at the same time.
const app = testApp()
let url: string
let dana: Caller
let payer: Payer
let people = 1000

const subscriber = () => ({
  userIdentityType: 'MSISDN',
  userIdentifier: `6581${String(++people).padStart(6, '0')}`,
  paymentServiceProvider: 'STM',
})

beforeAll(async () => {
  url = await app.listen()
  dana = await app.signedIn('dana')
})
beforeEach(async () => {
  payer = await newPayer(dana)
})

async function post(path: string, body: object) {
  const headers = { ...payer.credentials, 'content-type': 'application/json' }
  const answer = await fetch(`${url}/sandbox${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, text: await answer.text() }
}

async function sendPassword(person: object, more: object) {
  const correlationId = crypto.randomUUID()
  const body = { ...person, transactionType: 'ASSOCIATION', messageContent: '#PASSWORD#', ...more, correlationId }
  const sent = await post('/v1/identities/otp', body)
  expect(sent.status, sent.text).toBe(200)
  const id = JSON.parse(sent.text).openPlatformTransactionId
  const [message] = await app.db.select().from(simulatorRecords).where(eq(simulatorRecords.key, id))
  return /"text":"(\d{6})"/.exec(JSON.stringify(message?.record))?.[1] ?? ''
}

async function newUserToken(person = subscriber()) {
  const oneTimePassword = await sendPassword(person, {})
  const answer = await post('/v1/identities/customer/identity', {
    ...person,
    oneTimePassword,
    correlationId: crypto.randomUUID(),
  })
  return { person, userToken: String(JSON.parse(answer.text).userToken) }
}

async function newCharge() {
  const { userToken } = await newUserToken()
  return String(JSON.parse((await charge(userToken, crypto.randomUUID())).text).transactionId)
}

const twenty = <Value>(make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => make(index)))
const charge = (userToken: string, correlationId: string, more = {}) =>
  post('/v1/charges', { userToken, correlationId, productCode: 'STM980', paymentServiceProvider: 'STM', ...more })

const countCalls = (moved: 'charge' | 'refund') =>
  app.db.$count(calls, and(eq(calls.projectId, payer.projectId), eq(calls.moved, moved)))
const countTransactions = () =>
  app.db.$count(
    simulatorRecords,
    and(eq(simulatorRecords.scope, payer.projectId), eq(simulatorRecords.kind, 'transactions')),
  )

describe('twenty calls at once', () => {
  test('with the same charge create one charge, get the same bytes, and are logged separately', async () => {
    const { userToken } = await newUserToken()
    const answers = await twenty(() => charge(userToken, 'order-1'))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await countTransactions()).toBe(1)
    expect(await countCalls('charge')).toBe(1)
    const rows = and(eq(calls.projectId, payer.projectId), eq(calls.correlationId, 'order-1'))
    expect(await app.db.$count(calls, rows)).toBe(20)
    expect(await app.db.$count(calls, and(rows, eq(calls.resultCode, 'SUCCESS')))).toBe(20)
  })

  test('with different charges of one correlation id create one charge', async () => {
    const tokens = await Promise.all([newUserToken(), newUserToken()])
    const answers = await twenty((index) => charge(tokens[index % 2]?.userToken ?? '', 'order-2'))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10)
    expect(await countTransactions()).toBe(1)
  })

  test('with the same refund, or the same password, get the same bytes', async () => {
    const originalTransactionId = await newCharge()
    const refunded = await twenty(() =>
      post('/v1/charges/refund', { originalTransactionId, correlationId: 'refund', reason: 'By mistake.' }),
    )
    expect([...new Set(refunded.map(({ text }) => text))]).toEqual([expect.stringContaining('SUCCESS')])
    const person = subscriber()
    const oneTimePassword = await sendPassword(person, {})
    const verified = await twenty(() =>
      post('/v1/identities/customer/identity', { ...person, oneTimePassword, correlationId: 'proof' }),
    )
    expect([...new Set(verified.map(({ text }) => text))]).toEqual([expect.stringContaining('SUCCESS')])
  })

  test('that refund one charge refund it once', async () => {
    const originalTransactionId = await newCharge()
    const answers = await twenty((index) =>
      post('/v1/charges/refund', { originalTransactionId, correlationId: `refund-${index}`, reason: 'By mistake.' }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ text }) => text.includes('ALREADY_REFUNDED'))).toHaveLength(19)
    expect(await countCalls('refund')).toBe(1)
  })

  test('that use one payment password charge once', async () => {
    const { person, userToken } = await newUserToken()
    const oneTimePassword = await sendPassword(person, { transactionType: 'PAYMENT', productCode: 'STM980' })
    const answers = await twenty((index) => charge(userToken, `paid-${index}`, { oneTimePassword }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ text }) => text.includes('INVALID_PASSWORD'))).toHaveLength(19)
  })

  test('that verify one number with one password return one token', async () => {
    const person = subscriber()
    const oneTimePassword = await sendPassword(person, {})
    const answers = await twenty((index) =>
      post('/v1/identities/customer/identity', { ...person, oneTimePassword, correlationId: `proof-${index}` }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('for different subscribers are all charged, and each amount is counted once', async () => {
    const tokens = await twenty(() => newUserToken())
    const answers = await twenty((index) => charge(tokens[index]?.userToken ?? '', `many-${index}`))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const charged = await app.db
      .select()
      .from(calls)
      .where(and(eq(calls.projectId, payer.projectId), eq(calls.moved, 'charge')))
    expect(charged.map(({ amount, currency }) => `${amount} ${currency}`)).toEqual(Array(20).fill('9.80 SGD'))
    expect(new Set(charged.map(({ customer }) => customer)).size).toBe(20)
  })
})

describe('a call that was loaded before the same call was answered gets the same answer', () => {
  async function answerTwice(operation: string, body: object) {
    const { db } = app
    const contract = readContract(product)
    const connection = simulatorConnection({ db, environment: 'sandbox', contract, hashCustomer: (text) => text })
    const caller = await findByKeyHash(db, hashKeyValue(payer.credentials['x-api-key']), null, 'sandbox')
    if (!caller) throw new Error('The payer has no key')
    const call = { operation, caller, parameters: {}, body, now: app.now() }
    const recordKeys = connection.recordsOf?.(call) ?? []
    const loaded = { recordKeys, entries: await records.find(db, 'sandbox', recordKeys) }
    const rowOf = () => callOf({ projectId: payer.projectId, at: app.now(), environment: 'sandbox' })
    const first = await connection.settle(call, rowOf)
    const second = await connection.settle({ ...call, loaded }, rowOf)
    return [first.body, second.body]
  }

  test('to a refund', async () => {
    const originalTransactionId = await newCharge()
    const refund = { originalTransactionId, correlationId: 'refund', reason: 'By mistake.' }
    const [first, second] = await answerTwice('refundCharge', refund)
    expect(first).toMatchObject({ resultCode: 'SUCCESS' })
    expect(second).toEqual(first)
  })

  test('to a charge with a password', async () => {
    const { person, userToken } = await newUserToken()
    const price = { productCode: 'STM980', paymentServiceProvider: 'STM' }
    const oneTimePassword = await sendPassword(person, { ...price, transactionType: 'PAYMENT' })
    const order = { ...price, userToken, oneTimePassword, correlationId: 'order' }
    const [first, second] = await answerTwice('createCharge', order)
    expect(first).toMatchObject({ resultCode: 'SUCCESS' })
    expect(second).toEqual(first)
  })
})
