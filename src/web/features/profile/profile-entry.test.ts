import { expect, it } from 'vitest'
import { organisation, user } from '#tests/support/profiles.ts'
import { changesOf, companyOf, entryOf, representativeOf } from './profile-entry.ts'

const entry = entryOf(organisation, user)

it('the form holds what was told, with the account number confirmed already', () => {
  expect(entry).toEqual({
    name: 'Lumen Pte Ltd',
    website: 'lumen.example',
    address: '1 Harbour Front',
    emailId: 'dana@lumen.example',
    fullName: 'Dana Ong',
    bankName: 'Harbour Bank',
    accountNumber: '0012345678',
    confirmAccountNumber: '0012345678',
  })
})

it('what was not touched is sent as it was, the email and the second account number are not sent', () => {
  expect(companyOf(entry)).toEqual({
    name: 'Lumen Pte Ltd',
    website: 'lumen.example',
    address: '1 Harbour Front',
    bankDetails: { bankName: 'Harbour Bank', accountNumber: '0012345678' },
  })
})

it("the person's own address survives a page that does not show it", () => {
  expect(representativeOf({ ...entry, jobTitle: 'Head' }, user)).toEqual({
    fullName: 'Dana Ong',
    jobTitle: 'Head',
    address: '9 Side Street',
  })
})

it.each([
  ['nothing', {}, { bank: false, company: false, representative: false }],
  ['blanks', { name: ' Lumen Pte Ltd ' }, { bank: false, company: false, representative: false }],
  ['a company field', { country: 'Singapore' }, { bank: false, company: true, representative: false }],
  ['a bank field', { bankCode: '7171' }, { bank: true, company: true, representative: false }],
  ['a person field', { salutation: 'Dr.' as const }, { bank: false, company: false, representative: true }],
])('%s changed touches what belongs to it', (_, change, touched) => {
  expect(changesOf({ ...entry, ...change }, organisation, user)).toEqual(touched)
})
