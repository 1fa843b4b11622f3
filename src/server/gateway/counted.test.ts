import { beforeAll, describe, expect, test } from 'vitest'
import { saveRate } from '#server/commands/rates.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import { findMessageText } from '#server/repositories/simulator-records.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newLivePayer, newPayer, type Payer, pays } from '#tests/support/payment.ts'

// From a call over HTTP to the figures of its project.

const app = testApp()
const home = '8.8.4.4'
let partner: Caller
let payer: Payer

beforeAll(async () => {
  partner = await app.newPartner()
  payer = await newLivePayer(app, partner, home)
})

interface Sale {
  environment: 'sandbox' | 'live'
  api: ReturnType<typeof pays>
  operator: string
  productCode: string
}

/** Verifies a number and charges it; returns the answer. */
async function charge({ environment, api, operator, productCode }: Sale, userIdentifier: string) {
  const person = { userIdentityType: 'MSISDN', userIdentifier, paymentServiceProvider: operator }
  const correlationId = (what: string) => `${what}-${userIdentifier}`
  const ask = { ...person, transactionType: 'ASSOCIATION', messageContent: '#PASSWORD#' }
  const sent = await api.post('/v1/identities/otp', { ...ask, correlationId: correlationId('otp') })
  const { openPlatformTransactionId } = sent.json()
  const oneTimePassword = await findMessageText(app.db, environment, payer.projectId, openPlatformTransactionId)
  const proof = { ...person, oneTimePassword, correlationId: correlationId('proof') }
  const { userToken } = (await api.post('/v1/identities/customer/identity', proof)).json()
  const order = { userToken, productCode, paymentServiceProvider: operator, correlationId: correlationId('order') }
  return (await api.post('/v1/charges', order)).json()
}

async function figures(environment: 'sandbox' | 'live', country: string) {
  const query = `country=${country}&environment=${environment}`
  return (await partner.get(`/portal/transactions/${payer.projectId}?${query}`)).json().data
}

describe('live sales are in the figures to the cent', () => {
  const sale = () => ({
    environment: 'live' as const,
    api: pays(app.inject, payer, { environment: 'live', address: home }),
    operator: 'STM',
    productCode: 'LUM-DAY',
  })

  test('charges, a refund, a decline in the words of the operator, and a failure', async () => {
    const first = await charge(sale(), '6581230100')
    expect(first).toMatchObject({ resultCode: 'SUCCESS', amount: '4.98' })
    expect(await charge(sale(), '6581230200')).toMatchObject({ resultCode: 'SUCCESS' })
    expect(await charge(sale(), '6581230001')).toMatchObject({ resultCode: 'GENERAL_DECLINE' })
    expect(await charge(sale(), '6581230006')).toMatchObject({ resultCode: 'GENERAL_FAILURE', statusCode: 503 })
    const refund = { originalTransactionId: first.transactionId, correlationId: 'refund-1', reason: 'By mistake.' }
    expect((await sale().api.post('/v1/charges/refund', refund)).json()).toMatchObject({ paymentStatus: 'REFUNDED' })
    await countCalls(app.database)
    const { total, tech, hoursTotal, results, declines } = await figures('live', 'Singapore')
    // 82 % of the 4.98 that the refund leaves of 9.96.
    expect(total).toEqual({
      grossVolume: '9.96',
      netVolume: '4.08',
      transactionCount: 2,
      uniqueCustomerCount: 2,
    })
    const calls = { apiCalls: 13, errors4xxCount: 1, errors5xxCount: 1, latencyP95: expect.any(Number) }
    expect(tech.total).toMatchObject(calls)
    expect(tech.days.at(-1)).toMatchObject(calls)
    expect(hoursTotal).toMatchObject(calls)
    expect(results).toEqual([
      { resultCode: 'SUCCESS', statusCode: 200, calls: 11 },
      { resultCode: 'GENERAL_DECLINE', statusCode: 402, calls: 1 },
      { resultCode: 'GENERAL_FAILURE', statusCode: 503, calls: 1 },
    ])
    expect(declines).toEqual([{ reason: "The subscriber's balance is too low.", calls: 1 }])
  })

  const netVolume = async () => {
    await countCalls(app.database)
    return (await figures('live', 'Singapore')).total.netVolume
  }
  const changeRate = async (payoutRate: string) => {
    await saveRate(app.db, { provider: 'STM', productType: '1', payoutRate }, app.now)
    app.advance(1)
  }
  const refund = async (originalTransactionId: string) => {
    const asked = { originalTransactionId, correlationId: `back-${originalTransactionId}`, reason: 'By mistake.' }
    expect((await sale().api.post('/v1/charges/refund', asked)).json()).toMatchObject({ paymentStatus: 'REFUNDED' })
  }

  test('a refund takes back the payout of its own charge, at any later rate', async () => {
    const { transactionId } = await charge(sale(), '6581230300')
    expect(await netVolume()).toBe('8.17')
    await changeRate('50')
    await refund(transactionId)
    expect(await netVolume()).toBe('4.08')
  })

  test('a refund counts once, of a charge that succeeded on the second attempt', async () => {
    expect(await charge(sale(), '6581230007')).toMatchObject({ resultCode: 'GENERAL_FAILURE' })
    await changeRate('40')
    const { transactionId } = await charge(sale(), '6581230007')
    // At the 50 % of when it was asked for.
    expect(await netVolume()).toBe('6.57')
    await refund(transactionId)
    expect(await netVolume()).toBe('4.08')
  })

  test('counts a call of an operator without a country in every country', async () => {
    const read = async (country: string) =>
      (await partner.get(`/portal/transactions?country=${country}`)).json().data.tech.total
    const before = await read('Thailand')
    const { api } = sale()
    const soon = { userIdentityType: 'MSISDN', userIdentifier: '90012345678', paymentServiceProvider: 'MLT' }
    const ask = { ...soon, transactionType: 'PAYMENT', messageContent: '#PASSWORD#', productCode: 'TRIAL1' }
    const answer = await api.post('/v1/identities/otp', { ...ask, correlationId: 'soon-1' })
    expect(answer.json()).toMatchObject({ statusCode: 422 })
    await countCalls(app.database)
    for (const country of ['Singapore', 'Thailand', 'Philippines']) {
      const expected =
        country === 'Singapore' ? { apiCalls: 25, errors4xxCount: 2 } : { apiCalls: 1, errors4xxCount: 1 }
      expect(await read(country), country).toMatchObject(expected)
    }
    expect(before).toMatchObject({ apiCalls: 0, latency: null })
  })
})

test('counts a sandbox trial charge of such an operator as a call only', async () => {
  const api = pays(app.inject, await newPayer(partner, payer.projectId), { address: home })
  const sale = { environment: 'sandbox', api, operator: 'ARTL', productCode: 'TRIAL10' } as const
  expect(await charge(sale, '90012345678')).toMatchObject({ resultCode: 'SUCCESS', amount: '10.00', currency: null })
  await countCalls(app.database)
  for (const country of ['Singapore', 'Thailand', 'Philippines']) {
    const { total, tech } = await figures('sandbox', country)
    expect(total, country).toMatchObject({ grossVolume: '0.00', transactionCount: 0, uniqueCustomerCount: 0 })
    expect(tech.total, country).toMatchObject({ apiCalls: 3, errors4xxCount: 0 })
  }
})
