import { expect, test } from 'vitest'
import contract from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import type { OperationId } from '#simulator/contract/contract.ts'
import { readContract } from '#simulator/contract/read-contract.ts'
import { seededRandom } from '#simulator/random.ts'
import { simulate } from '#simulator/simulate.ts'
import { ledgerOf } from '#simulator/state/ledger.ts'
import { emptyState, recordsOf } from '#simulator/state/state.ts'
import { requestData } from '#web/features/public/stored-data.ts'

const masked = contract['x-masked-fields'].map(({ field }) => field)

test('the data protection page describes every masked field of a remembered request', () => {
  expect(Object.keys(requestData).toSorted()).toEqual(masked.toSorted())
})

test.each(masked)('a remembered request contains %s unmasked', (field) => {
  const values = requestsOfAPurchase().map((body) => new Map(Object.entries(body)).get(field))
  expect(values).toContainEqual(expect.stringMatching(/./))
})

/** The request bodies that the simulator stores during a first purchase and its refund. */
function requestsOfAPurchase() {
  const context = { now: 0, random: seededRandom(1), contract: readContract(contract) }
  let state = emptyState
  const send = (operation: OperationId, body: object) => {
    const request = {
      partnerId: 'partner',
      projectId: 'project',
      operation,
      body: { ...body, correlationId: operation },
    }
    state = simulate(state, request, context).state
  }
  const operator = { paymentServiceProvider: 'STM' }
  const number = { userIdentityType: 'MSISDN', userIdentifier: '6581234567', ...operator }
  send('requestOneTimePassword', { ...number, transactionType: 'ASSOCIATION', messageContent: 'Code #PASSWORD#' })
  send('identifyCustomer', { ...number, oneTimePassword: ledgerOf(state).oneTimePasswords[0]?.password })
  const texts = { merchantContact: 'help@lumen.example', paymentDescription: 'Season pass' }
  const { userToken } = ledgerOf(state).userTokens[0] ?? {}
  send('createCharge', { userToken, productCode: 'STM980', ...operator, ...texts })
  send('refundCharge', { originalTransactionId: ledgerOf(state).charges[0]?.transactionId, reason: 'Too late' })
  send('sendSms', { ...number, message: 'It is refunded.' })
  return recordsOf(state, 'requests').map(({ body }) => body)
}
