import { describe, expect, it } from 'vitest'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { type OperationId, operationIds } from '#simulator/contract/contract.ts'
import { passwordEntry } from '#simulator/one-time-passwords.ts'
import { seededRandom } from '#simulator/random.ts'
import type { SimulatedRequest } from '#simulator/request.ts'
import { simulate } from '#simulator/simulate.ts'
import { registrationKey } from '#simulator/state/keys.ts'
import type { ChargeRecord, Entry, Subscriber } from '#simulator/state/records.ts'
import { applyEntries, emptyState } from '#simulator/state/state.ts'
import { answerProblems } from './answer-problems.ts'
import { contract } from './engine-driver.ts'
import { examplesOf } from './request-examples.ts'

// The examples of the specification refer to tokens, passwords and charges. These entries create them.
const now = Date.UTC(2026, 0, 1)
const caller = { partnerId: 'partner-1', projectId: 'project-1' }

const singtel: Subscriber = { userIdentityType: 'MSISDN', userIdentifier: '6581234567' }
const ais: Subscriber = { userIdentityType: 'MSISDN', userIdentifier: '66812345678' }
const barred: Subscriber = { userIdentityType: 'MSISDN', userIdentifier: '6581230004' }

const before: Entry[] = [
  ...proven(singtel, 'STM', 'utk_7h3k9m2x4c6v8b1n5q0w7e3r9t2y4u6i'),
  ...proven(ais, 'AIS', 'utk_1a2s3d4f5g6h7j8k9l0z1x2c3v4b5n6m'),
  ...proven(barred, 'STM', 'utk_00000000000000000000000000000004'),
  password(singtel, 'STM', '481902', null),
  password(ais, 'AIS', '730518', 'AIS99'),
]

const charge: ChargeRecord = {
  correlationId: 'order-2042',
  transactionId: 'txn_9p8o7i6u5y4t3r2e1w0q',
  openPlatformTransactionId: 'opt_6m4o1z9e3x0d5p8s7y2g',
  paymentStatus: 'SUCCESS',
  userToken: 'utk_7h3k9m2x4c6v8b1n5q0w7e3r9t2y4u6i',
  operator: 'STM',
  productCode: 'STM980',
  amount: '9.80',
  currency: 'SGD',
  at: now,
  refund: null,
}

const charged: Entry[] = [
  chargeRequest(charge),
  {
    kind: 'transactions',
    scope: caller.projectId,
    key: 'txn_9p8o7i6u5y4t3r2e1w0q',
    record: { correlationId: charge.correlationId },
  },
]

const answer = (request: Omit<SimulatedRequest, 'partnerId' | 'projectId'>, more: Entry[] = []) => {
  const state = applyEntries(emptyState, [...before, ...more])
  return simulate(state, { ...request, ...caller }, { now, random: seededRandom(1), contract }).response
}

describe('an example of the specification', () => {
  const bodies = operationIds.flatMap((operation) =>
    Object.entries(examplesOf(operation).requests).map(([name, body]) => ({ operation, name, body })),
  )

  it.each(bodies)('succeeds: $operation, $name', ({ operation, body }) => {
    const response = answer({ operation, body }, operation === 'refundCharge' ? charged : [])
    expect(response).toMatchObject({ status: 200, body: { resultCode: 'SUCCESS' } })
    expect(answerProblems(operation, response)).toEqual([])
  })

  it.each<{ operation: OperationId; request: string }>([
    { operation: 'requestOneTimePassword', request: 'association' },
    { operation: 'identifyCustomer', request: 'number' },
    { operation: 'createCharge', request: 'token' },
    { operation: 'refundCharge', request: 'refund' },
    { operation: 'sendSms', request: 'by-token' },
  ])('of $operation gets the answer of the specification', ({ operation, request }) => {
    const { requests, answers } = examplesOf(operation)
    const response = answer({ operation, body: requests[request] }, operation === 'refundCharge' ? charged : [])
    expect(withoutIds(response.body)).toEqual(withoutIds(answers.SUCCESS))
  })

  it('of getCharge gets the answer of the specification', () => {
    const { answers } = examplesOf('getCharge')
    const read = (correlationId: string, record: ChargeRecord) =>
      answer({ operation: 'getCharge', correlationId }, [chargeRequest(record)]).body
    expect(read('order-2042', charge)).toEqual(answers.SUCCESS)
    expect(read('order-2042', { ...charge, paymentStatus: 'REFUNDED', refund })).toEqual(answers.refunded)
    const declined: ChargeRecord = { ...charge, correlationId: 'order-2044', paymentStatus: 'DECLINED' }
    const body = read('order-2044', { ...declined, transactionId: null })
    expect(withoutIds(body)).toEqual(withoutIds(answers.declined))
  })

  it('of a subscriber barred after the token was created gets the answer of the specification', () => {
    const body = {
      userToken: 'utk_00000000000000000000000000000004',
      correlationId: 'order-2042',
      productCode: 'STM980',
      paymentServiceProvider: 'STM',
    }
    const { examples } = product.paths['/v1/charges'].post.responses[404].content['application/json']
    expect(answer({ operation: 'createCharge', body }).body).toEqual(examples.INVALID_USER.value)
  })
})

const refund = {
  transactionId: 'txn_0q9w8e7r6t5y4u3i2o1p',
  openPlatformTransactionId: 'opt_7n5p2a0f4y1e6q9t8z3h',
  correlationId: 'order-2042-refund',
  reason: 'The user bought it by mistake.',
  at: now,
}

/** Reduces ids to their prefixes, because the rest is random. */
function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replace(/"(utk|txn|opt)_[a-z0-9]+"/g, '"$1"'))
}

/** The stored request of a charge. */
function chargeRequest(record: ChargeRecord): Entry {
  const answer503 = { status: 503, body: { resultCode: 'GENERAL_FAILURE', statusCode: 503, message: '' } } as const
  return {
    kind: 'requests',
    scope: caller.projectId,
    key: record.correlationId,
    record: { operation: 'createCharge', body: {}, answer: answer503, at: now, charge: record },
  }
}

function proven(subscriber: Subscriber, operator: string, userToken: string): Entry[] {
  const scope = caller.partnerId
  return [
    { kind: 'userTokens', scope, key: userToken, record: { userToken, subscriber, operator, at: now } },
    { kind: 'registrations', scope, key: registrationKey(operator, subscriber), record: { userToken } },
  ]
}

function password(subscriber: Subscriber, operator: string, digits: string, productCode: string | null): Entry {
  return passwordEntry(
    { ...caller, operation: 'requestOneTimePassword' },
    {
      subscriber,
      operator,
      transactionType: productCode === null ? 'ASSOCIATION' : 'PAYMENT',
      productCode,
      password: digits,
      sentAt: now,
      expiresAt: now + 300_000,
      wrongTries: 0,
      usedAt: null,
    },
  )
}
