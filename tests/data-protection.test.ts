import { describe, expect, test } from 'vitest'
import contract from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import type { OperationId } from '#simulator/contract/contract.ts'
import { readContract } from '#simulator/contract/read-contract.ts'
import { seededRandom } from '#simulator/random.ts'
import { simulate } from '#simulator/simulate.ts'
import { ledgerOf } from '#simulator/state/ledger.ts'
import { emptyState, recordsOf } from '#simulator/state/state.ts'
import { read } from '#tests/support/tree.ts'

describe('the data protection page names what the log masks and remembered requests contain:', () => {
  const pageText = read('src/web/features/public/data-protection.tsx').replaceAll(/\s+/g, ' ')
  const request = /'requests that [^']*'/.exec(pageText)?.[0] ?? ''
  const descriptions = new Map([
    ['oneTimePassword', 'used one-time passwords'],
    ['userIdentifier', 'phone numbers, email addresses, '],
    ['userToken', 'as you sent them'],
    ...['messageContent', 'message', 'reason', 'merchantContact', 'paymentDescription'].map(
      (each) => [each, ', texts '] as const,
    ),
  ])
  const bodies = requestsOfAPurchase()

  test.each(contract['x-masked-fields'].map(({ field }) => field))('%s', (field) => {
    expect(bodies.map((body) => new Map(Object.entries(body)).get(field))).toContainEqual(expect.stringMatching(/./))
    expect(request).toContain(descriptions.get(field) ?? `a description of ${field}, here and on the page`)
  })
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
