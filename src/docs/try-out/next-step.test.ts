import { expect, it } from 'vitest'
import type { Ledger } from '#simulator/state/ledger.ts'
import type { ChargeRecord, OneTimePasswordRecord } from '#simulator/state/records.ts'
import { paymentContract as contract } from '#tests/support/try-out-source.ts'
import type { Answered } from './answer.ts'
import { nextStepAfter, startingPointFor } from './next-step.ts'

const now = 1_000_000
const empty: Ledger = { oneTimePasswords: [], userTokens: [], charges: [], refunds: [], messages: [] }
const some = [{}] as never[]

const passwordWith = (change: Partial<OneTimePasswordRecord>): OneTimePasswordRecord => ({
  subscriber: { userIdentityType: 'MSISDN', userIdentifier: '6581234567' },
  operator: 'STM',
  transactionType: 'ASSOCIATION',
  productCode: null,
  password: '123456',
  sentAt: now,
  expiresAt: now + 1000,
  wrongTries: 0,
  usedAt: null,
  ...change,
})
const sent = [passwordWith({})]
const neverArrives = { userIdentityType: 'MSISDN', userIdentifier: '6581230009' } as const

it.each([
  ['requestOneTimePassword', empty, undefined],
  ['identifyCustomer', empty, 1],
  ['createCharge', empty, 1],
  ['sendSms', empty, 1],
  ['identifyCustomer', { ...empty, oneTimePasswords: sent }, undefined],
  ['createCharge', { ...empty, oneTimePasswords: sent }, 2],
  ['refundCharge', { ...empty, oneTimePasswords: sent, userTokens: some }, 3],
  ['createCharge', { ...empty, userTokens: some }, undefined],
  ['getCharge', { ...empty, charges: some }, undefined],
] as const)('%s starts with the first step that has not succeeded', (operation, ledger, step) => {
  expect(startingPointFor(operation, { ledger, contract, now })?.step).toBe(step)
})

it.each([
  ['never arrived', { subscriber: neverArrives }],
  ['was used', { usedAt: now }],
  ['expired', { expiresAt: now }],
  ['is for a payment', { transactionType: 'PAYMENT' }],
] as const)('a charge starts with step 1 when the only password %s', (_, change) => {
  const ledger = { ...empty, oneTimePasswords: [passwordWith(change)] }
  expect(startingPointFor('createCharge', { ledger, contract, now })?.step).toBe(1)
})

const chargeWith = (correlationId: string, transactionId: string | null): ChargeRecord => ({
  correlationId,
  transactionId,
  openPlatformTransactionId: 'opt_1',
  paymentStatus: transactionId ? 'SUCCESS' : 'FAILED',
  userToken: 'utk_1',
  operator: 'STM',
  productCode: 'STM980',
  amount: '9.80',
  currency: 'SGD',
  at: now,
  refund: null,
})

function stepAfter(operation: 'getCharge' | 'requestOneTimePassword', answer: Partial<Answered>) {
  const ledger = {
    ...empty,
    charges: [chargeWith('paid', 'txn_1'), chargeWith('failed', null), chargeWith('late', 'txn_2')],
  }
  const answered = {
    status: 200,
    resultCode: 'SUCCESS',
    message: '',
    headers: [],
    body: '',
    trace: null,
    delivered: null,
    ...answer,
  }
  return nextStepAfter({ operation, answered, body: {}, contract, ledger })
}

it('offers the refund of the charge that was read', () => {
  const step = stepAfter('getCharge', { body: '{"correlationId":"paid"}' })
  expect(step).toMatchObject({ operation: 'refundCharge', values: { chosen: { originalTransactionId: 'txn_1' } } })
  expect(stepAfter('getCharge', { body: '{"correlationId":"failed"}' })).toBeNull()
})

it('offers to read a charge back only after a charge', () => {
  expect(stepAfter('requestOneTimePassword', { status: 503, resultCode: 'GENERAL_FAILURE' })).toBeNull()
})
