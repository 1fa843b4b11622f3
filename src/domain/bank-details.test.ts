import { expect, it } from 'vitest'
import { changesBank, namesAccount } from './bank-details.ts'

const harbour = { bankName: 'Harbour Bank', bankCode: '7171', branchCode: '001', accountNumber: '0012345678' }
const untold = { bankName: null, bankCode: null, branchCode: null, accountNumber: null }

it('the same details in other blanks change nothing', () => {
  expect(changesBank(harbour, { ...harbour, bankName: '  Harbour Bank ' })).toBe(false)
  expect(changesBank(untold, {})).toBe(false)
  expect(changesBank(untold, { bankName: '  ' })).toBe(false)
})

it.each(['bankName', 'bankCode', 'branchCode', 'accountNumber'] as const)(
  'another %s, a first one and a removed one are changes',
  (field) => {
    expect(changesBank(harbour, { ...harbour, [field]: 'another' })).toBe(true)
    expect(changesBank(untold, { [field]: 'first' })).toBe(true)
    expect(changesBank(harbour, { ...harbour, [field]: undefined })).toBe(true)
  },
)

it('payouts need the number of an account, whatever else is told', () => {
  expect(namesAccount(harbour)).toBe(true)
  for (const bank of [untold, {}, { ...harbour, accountNumber: '  ' }]) expect(namesAccount(bank)).toBe(false)
})
