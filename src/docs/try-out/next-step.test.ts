import { expect, it } from 'vitest'
import type { Ledger } from '#simulator/state/ledger.ts'
import { startingPointFor } from './next-step.ts'

const empty: Ledger = { oneTimePasswords: [], userTokens: [], charges: [], refunds: [], messages: [] }
const some = [{}] as never[]

it.each([
  ['requestOneTimePassword', empty, undefined],
  ['identifyCustomer', empty, 1],
  ['createCharge', empty, 1],
  ['sendSms', empty, 1],
  ['createCharge', { ...empty, oneTimePasswords: some }, 2],
  ['refundCharge', { ...empty, oneTimePasswords: some, userTokens: some }, 3],
  ['createCharge', { ...empty, userTokens: some }, undefined],
  ['getCharge', { ...empty, charges: some }, undefined],
] as const)('%s starts with the first step that has not succeeded', (operation, ledger, step) => {
  expect(startingPointFor(operation, ledger)?.step).toBe(step)
})
