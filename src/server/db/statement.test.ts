import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { EmbeddedDatabase } from '#server/db/embedded.ts'
import { findMessageText } from '#server/repositories/simulator-records.ts'
import { testApp } from '#tests/support/app.ts'
import { newPayer, pays } from '#tests/support/payment.ts'

const app = testApp()
const isEmbedded = process.env.TEST_DATABASE_URL === undefined

afterEach(() => vi.restoreAllMocks())

/** The texts of the statements that the work sends, transactions included. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = isEmbedded ? vi.spyOn(EmbeddedDatabase.prototype, 'query') : vi.spyOn(pg.Client.prototype, 'query')
  const transaction = vi.spyOn(EmbeddedDatabase.prototype, 'transaction')
  await work()
  return [...query.mock.calls.map(([text]) => textOf(text)), ...transaction.mock.calls.map(() => 'begin')]
}

function textOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)
}

test('reads the projects of a signed-in partner with two statements', async () => {
  const dana = await app.signedIn('dana')
  const statements = await statementsOf(async () => {
    expect((await dana.get('/portal/projects')).statusCode).toBe(200)
  })
  expect(statements).toHaveLength(2)
  expect(statements[0]).toContain('from "sessions"')
  expect(statements[1]).toContain('from "projects"')
})

test('answers a charge with two statements', async () => {
  const dana = await app.signedIn('dana')
  const payer = await newPayer(dana)
  const api = pays(app.inject, payer)
  const subscriber = { userIdentityType: 'MSISDN', userIdentifier: '6581230042', paymentServiceProvider: 'STM' }
  const sent = await api.post('/v1/identities/otp', {
    ...subscriber,
    correlationId: 'password',
    transactionType: 'ASSOCIATION',
    messageContent: '#PASSWORD#',
  })
  const oneTimePassword = await findMessageText(
    app.db,
    'sandbox',
    payer.projectId,
    sent.json().openPlatformTransactionId,
  )
  const proof = { ...subscriber, oneTimePassword, correlationId: 'proof' }
  const { userToken } = (await api.post('/v1/identities/customer/identity', proof)).json()
  const charge = (correlationId: string) =>
    api.post('/v1/charges', { userToken, correlationId, productCode: 'STM980', paymentServiceProvider: 'STM' })
  // The first call of a key reserves some of its limit and stores its first use.
  await charge('order-1')
  const statements = await statementsOf(async () => expect((await charge('order-2')).statusCode).toBe(200))
  expect(statements).toHaveLength(2)
  expect(statements[0]).toContain('from "api_keys"')
  expect(statements[0]).toContain('from "simulator_records"')
  expect(statements[1]).toContain('insert into "calls"')
})
