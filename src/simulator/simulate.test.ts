import { describe, expect, it } from 'vitest'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { readContract } from './contract/read-contract.ts'
import { seededRandom } from './random.ts'
import { simulate } from './simulate.ts'
import { ledgerOf } from './state/ledger.ts'
import type { Entry, ProjectRecord, Subscriber } from './state/records.ts'
import { applyEntries, emptyState } from './state/state.ts'

const contract = readContract(product)
const caller = { partnerId: 'partner-1', projectId: 'project-1' }

const token = (userToken: string, operator: string, userIdentifier: string): Entry => {
  const subscriber: Subscriber = { userIdentityType: 'MSISDN', userIdentifier }
  return {
    kind: 'userTokens',
    scope: caller.partnerId,
    key: userToken,
    record: { userToken, subscriber, operator, at: 0 },
  }
}

const tokens = [
  token('ordinary', 'STM', '6581234567'),
  token('down-once', 'STM', '6581230007'),
  token('soon', 'MLT', '90012345678'),
]

function chargeWith(entries: Entry[]) {
  let state = applyEntries(emptyState, [...tokens, ...entries])
  const random = seededRandom(1)
  let now = 1000
  return (userToken: string, paymentServiceProvider: string, productCode: string) => {
    const body = {
      userToken,
      correlationId: `order-${productCode.replaceAll(/\W/g, '')}`,
      productCode,
      paymentServiceProvider,
    }
    const result = simulate(state, { ...caller, operation: 'createCharge', body }, { now: now++, random, contract })
    state = result.state
    return result
  }
}

describe('the product codes', () => {
  const project: ProjectRecord = { productCodes: [{ operator: 'STM', code: 'OWN', amount: '3.50' }] }
  const own: Entry = { kind: 'projects', scope: caller.projectId, key: 'project', record: project }

  it('default to the sandbox prices of the specification', () => {
    const charge = chargeWith([])
    expect(charge('ordinary', 'STM', 'STM980').response.body).toMatchObject({ amount: '9.80' })
    expect(charge('ordinary', 'STM', 'OWN').response.status).toBe(422)
  })

  it('are those of the project when given', () => {
    const charge = chargeWith([own])
    expect(charge('ordinary', 'STM', 'OWN').response.body).toMatchObject({ amount: '3.50', currency: 'SGD' })
    expect(charge('ordinary', 'STM', 'STM980').response.status).toBe(422)
  })

  it('include trial codes of operators that are not offered yet', () => {
    expect(chargeWith([own])('soon', 'MLT', 'TRIAL1').response.body).toMatchObject({ amount: '1.00', currency: null })
  })
})

it('keeps the position of the first attempt for a retried charge', () => {
  const charge = chargeWith([])
  const [failed] = ledgerOf(charge('down-once', 'STM', 'STM980').state).charges
  const [succeeded] = ledgerOf(charge('down-once', 'STM', 'STM980').state).charges
  expect(failed).toMatchObject({ paymentStatus: 'FAILED', transactionId: null, at: 1000 })
  expect(succeeded).toEqual({ ...failed, paymentStatus: 'SUCCESS', transactionId: succeeded?.transactionId })
})

describe('the trace', () => {
  const traceOf = (result: ReturnType<typeof simulate>) => result.trace.map((line) => `${line.check}: ${line.text}`)

  it('explains why a charge succeeded', () => {
    expect(traceOf(chargeWith([])('ordinary', 'STM', 'STM980'))).toEqual([
      'body: The body is a JSON object',
      'unknown-property: Every property is known',
      'mandatory: Every mandatory property is there, and none of them is null',
      'text: Every value is text',
      'empty: No property is empty',
      'too-short: No property is shorter than its minimum',
      'too-long: No property is longer than its maximum',
      'value: Every value is one of those allowed',
      'control-characters: No text holds control characters other than tabs and line breaks',
      'provider: STM is Singtel',
      'subscriber: The number or address is well formed, fits the operator and is not barred',
      'user-token: The user token belongs to 6581234567',
      'one-time-password: No one-time password was sent, and none is needed',
      'correlation-id-free: The correlation id is free',
      'product-code: STM980 costs 9.80 SGD',
      'operator: The operator accepts: an ordinary subscriber',
      expect.stringMatching(/^done: Charged 9\.80 SGD as txn_[a-z0-9]{20}$/),
    ])
  })

  it('names the profile that failed a charge, and the success of the retry', () => {
    const charge = chargeWith([])
    const failed = traceOf(charge('down-once', 'STM', 'STM980')).at(-1)
    expect(failed).toBe(
      'operator: The operator is down for a moment. Profile 0007: operator down once; the retry with the same correlation id succeeds.',
    )
    expect(traceOf(charge('down-once', 'STM', 'STM980')).slice(-4, -1)).toEqual([
      'correlation-id-free: The same request failed before and is tried again',
      'product-code: STM980 costs 9.80 SGD',
      'operator: Profile 0007: operator down once; the retry with the same correlation id succeeds. This is the retry',
    ])
  })

  it('does not expand placeholders in caller text', () => {
    const { response } = chargeWith([])('ordinary', 'STM', '{operator}')
    expect(response.body.message).toBe(
      "INVALID_PRODUCT_CODE: the project has no product code '{operator}' with Singtel.",
    )
  })
})
