import { describe, expect, test } from 'vitest'
import contract from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { spentHours } from '#server/jobs/cleanup.ts'
import type { OperationId } from '#simulator/contract/contract.ts'
import { readContract } from '#simulator/contract/read-contract.ts'
import { seededRandom } from '#simulator/random.ts'
import { simulate } from '#simulator/simulate.ts'
import { ledgerOf } from '#simulator/state/ledger.ts'
import { emptyState, recordsOf } from '#simulator/state/state.ts'
import { read } from '#tests/support/tree.ts'

describe('the data protection page names what the log masks and remembered requests contain:', () => {
  const told = read('src/web/features/public/data-protection.tsx').replaceAll(/\s+/g, ' ')
  const request = /'requests that [^']*'/.exec(told)?.[0] ?? ''
  const words = new Map([
    ['oneTimePassword', 'used one-time passwords'],
    ['userIdentifier', 'phone numbers, email addresses, '],
    ['userToken', 'as you sent them'],
    ...['messageContent', 'message', 'reason', 'merchantContact', 'paymentDescription'].map(
      (each) => [each, ', texts '] as const,
    ),
  ])
  const held = requestsOfAPurchase()

  test.each(contract['x-masked-fields'].map(({ field }) => field))('%s', (field) => {
    expect(held.map((body) => new Map(Object.entries(body)).get(field))).toContainEqual(expect.stringMatching(/./))
    expect(request).toContain(words.get(field) ?? `words for ${field}, here and on the page`)
  })

  test('and how long they are kept', () => {
    expect(Object.keys(spentHours)).not.toContain('requests')
    expect(told).toContain('Tokens and requests are not deleted by age, nor is what they hold.')
  })
})

/** The bodies that the simulator remembers of a first purchase, from the password to the refund. */
function requestsOfAPurchase() {
  const context = { now: 0, random: seededRandom(1), contract: readContract(contract) }
  let state = emptyState
  const ask = (operation: OperationId, body: object) => {
    const called = {
      partnerId: 'partner',
      projectId: 'project',
      operation,
      body: { ...body, correlationId: operation },
    }
    state = simulate(state, called, context).state
  }
  const operator = { paymentServiceProvider: 'STM' }
  const number = { userIdentityType: 'MSISDN', userIdentifier: '6581234567', ...operator }
  ask('requestOneTimePassword', { ...number, transactionType: 'ASSOCIATION', messageContent: 'Code #PASSWORD#' })
  ask('identifyCustomer', { ...number, oneTimePassword: ledgerOf(state).oneTimePasswords[0]?.password })
  const texts = { merchantContact: 'help@lumen.example', paymentDescription: 'Season pass' }
  const { userToken } = ledgerOf(state).userTokens[0] ?? {}
  ask('createCharge', { userToken, productCode: 'STM980', ...operator, ...texts })
  ask('refundCharge', { originalTransactionId: ledgerOf(state).charges[0]?.transactionId, reason: 'Too late' })
  ask('sendSms', { ...number, message: 'It is refunded.' })
  return recordsOf(state, 'requests').map(({ body }) => body)
}
