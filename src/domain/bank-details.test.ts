import { expect, it } from 'vitest'
import { changesBank, namesAccount } from './bank-details.ts'

const harbour = { bankName: 'Harbour Bank', bankCode: '7171', branchCode: '001', accountNumber: '0012345678' }
const untold = { bankName: null, bankCode: null, branchCode: null, accountNumber: null }

it('ignores blanks in equal details', () => {
  expect(changesBank(harbour, { ...harbour, bankName: '  Harbour Bank ' })).toBe(false)
  expect(changesBank(untold, {})).toBe(false)
  expect(changesBank(untold, { bankName: '  ' })).toBe(false)
})

it.each(['bankName', 'bankCode', 'branchCode', 'accountNumber'] as const)(
  'reports another %s, a first one and a removed one as changes',
  (field) => {
    expect(changesBank(harbour, { ...harbour, [field]: 'another' })).toBe(true)
    expect(changesBank(untold, { [field]: 'first' })).toBe(true)
    expect(changesBank(harbour, { ...harbour, [field]: undefined })).toBe(true)
  },
)

it('requires an account number for payouts', () => {
  expect(namesAccount(harbour)).toBe(true)
  for (const bank of [untold, {}, { ...harbour, accountNumber: '  ' }]) expect(namesAccount(bank)).toBe(false)
})
