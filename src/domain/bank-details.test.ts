import { expect, it } from 'vitest'
import { bankDetailsDiffer, hasAccountNumber, noBank } from './bank-details.ts'

const harbour = { bankName: 'Harbour Bank', bankCode: '7171', branchCode: '001', accountNumber: '0012345678' }

it('ignores blanks in equal details', () => {
  expect(bankDetailsDiffer(harbour, { ...harbour, bankName: '  Harbour Bank ' })).toBe(false)
  expect(bankDetailsDiffer(noBank, {})).toBe(false)
  expect(bankDetailsDiffer(noBank, { bankName: '  ' })).toBe(false)
})

it.each(['bankName', 'bankCode', 'branchCode', 'accountNumber'] as const)(
  'reports another %s, a first one and a removed one as changes',
  (field) => {
    expect(bankDetailsDiffer(harbour, { ...harbour, [field]: 'another' })).toBe(true)
    expect(bankDetailsDiffer(noBank, { [field]: 'first' })).toBe(true)
    expect(bankDetailsDiffer(harbour, { ...harbour, [field]: undefined })).toBe(true)
  },
)

it('requires an account number for payouts', () => {
  expect(hasAccountNumber(harbour)).toBe(true)
  for (const bank of [noBank, {}, { ...harbour, accountNumber: '  ' }]) expect(hasAccountNumber(bank)).toBe(false)
})
