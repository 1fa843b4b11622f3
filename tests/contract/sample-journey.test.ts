import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareProduct } from '#docs/compiler/prepare.ts'
import { valuesOf } from '#docs/model/call-values.ts'
import { fillSnippet } from '#docs/model/fill-snippet.ts'
import type { Operation } from '#docs/model/product.ts'
import type { LanguageId } from '#docs/model/snippet.ts'
import { simulatorRecords } from '#server/db/gateway-schema.ts'
import { testApp } from '#tests/support/app.ts'
import { newPayer, type Payer } from '#tests/support/payment.ts'
import { runnableLanguages, runSample } from '#tests/support/sample-runtimes.ts'

// Runs the code samples of the documentation against the gateway with a real key.

const app = testApp()
let server: string
let operations: Record<string, Operation>

beforeAll(async () => {
  const { packs } = await prepareProduct('openapi/products/direct-carrier-billing.yaml')
  operations = Object.assign({}, ...packs.map((pack) => pack.operations))
  server = `${await app.listen()}/sandbox`
})

type Fields = Record<string, string>

/** The sample of an operation with its first example, some of whose fields are replaced. */
function sampleOf(language: LanguageId, id: string, payer: Payer, fields: Fields): string {
  const operation = operations[id]
  const snippet = operation?.snippets.find((each) => each.language === language)
  if (!operation || !snippet) throw new Error(`There is no sample of ${id} in ${language}`)
  const [media] = operation.requestBody?.media ?? []
  const [example] = media?.examples ?? []
  const body = example && { ...JSON.parse(example.text), ...fields }
  const headers = {
    Authorization: payer.credentials.authorization,
    'X-Partner-ID': payer.credentials['x-partner-id'],
    'X-Project-ID': payer.credentials['x-project-id'],
    'X-Api-Key': payer.credentials['x-api-key'],
  }
  const sent = media && body ? { type: media.type, text: JSON.stringify(body, null, 2) } : null
  const values = valuesOf(operation, { server, headers }, sent)
  return fillSnippet(snippet, sent ? values : { ...values, url: `${server}/v1/charges/${fields.correlationId}` }).text
}

/** The one-time password that the subscriber received. */
async function passwordSent({ partnerId }: Payer): Promise<string> {
  const [row] = await app.db
    .select()
    .from(simulatorRecords)
    .where(and(eq(simulatorRecords.scope, partnerId), eq(simulatorRecords.kind, 'oneTimePasswords')))
    .orderBy(desc(simulatorRecords.updatedAt))
  return JSON.parse(JSON.stringify(row?.record)).password
}

describe.each(runnableLanguages())('the samples in %s', (language) => {
  it('identify, charge, read and refund', async () => {
    const payer = await newPayer(await app.newPartner())
    const call = async (id: string, fields: Fields) => {
      const { status, body } = await runSample(language, sampleOf(language, id, payer, fields))
      const answer = JSON.parse(body)
      return { summary: `${id}: ${status} ${answer.resultCode}`, answer }
    }
    const requested = await call('requestOneTimePassword', { correlationId: 'it-is-me' })
    const oneTimePassword = await passwordSent(payer)
    const identified = await call('identifyCustomer', { oneTimePassword, correlationId: 'who-i-am' })
    const charged = await call('createCharge', { userToken: identified.answer.userToken, correlationId: 'order-1' })
    const read = await call('getCharge', { correlationId: 'order-1' })
    const { transactionId: originalTransactionId } = charged.answer
    const refunded = await call('refundCharge', { originalTransactionId, correlationId: 'order-1-back' })
    const refundedAgain = await call('refundCharge', { originalTransactionId, correlationId: 'order-1-refundedAgain' })
    const receipt = await call('sendSms', { userToken: identified.answer.userToken, correlationId: 'receipt-1' })
    expect(
      [requested, identified, charged, read, refunded, refundedAgain, receipt].map(({ summary }) => summary),
    ).toEqual([
      'requestOneTimePassword: 200 SUCCESS',
      'identifyCustomer: 200 SUCCESS',
      'createCharge: 200 SUCCESS',
      'getCharge: 200 SUCCESS',
      'refundCharge: 200 SUCCESS',
      'refundCharge: 409 ALREADY_REFUNDED',
      'sendSms: 200 SUCCESS',
    ])
    expect(read.answer).toMatchObject({ transactionId: originalTransactionId, paymentStatus: 'SUCCESS' })
  }, 300_000)
})
