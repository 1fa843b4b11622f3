import { expect, it } from 'vitest'
import { organisation, user } from '#tests/support/profiles.ts'
import { companyOf, entryOf, personOf, representativeOf } from './profile-entry.ts'
import { isCompanyStored, isPersonStored } from './records.ts'

const entry = entryOf(organisation, user)

it('fills the form with the stored values, the account number in both fields', () => {
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

it('sends unchanged values as they were, without the email and the second account number', () => {
  expect(companyOf(entry)).toEqual({
    name: 'Lumen Pte Ltd',
    website: 'lumen.example',
    address: '1 Harbour Front',
    bankDetails: { bankName: 'Harbour Bank', accountNumber: '0012345678' },
  })
})

it("keeps the person's address, which the partner's page does not show", () => {
  expect(representativeOf({ ...entry, jobTitle: 'Head' }, user)).toEqual({
    fullName: 'Dana Ong',
    jobTitle: 'Head',
    address: '9 Side Street',
  })
})

it.each([
  ['nothing', {}, { company: false, representative: false }],
  ['blanks', { name: ' Lumen Pte Ltd ' }, { company: false, representative: false }],
  ['a company field', { country: 'Singapore' }, { company: true, representative: false }],
  ['a bank field', { bankCode: '7171' }, { company: true, representative: false }],
  ['a person field', { salutation: 'Dr.' as const }, { company: false, representative: true }],
])('finds the records that a change of %s concerns', (_, change, touched) => {
  const typed = { ...entry, ...change }
  const company = !isCompanyStored(organisation, companyOf(typed))
  expect({ company, representative: !isPersonStored(user, representativeOf(typed, user)) }).toEqual(touched)
})

it('compares the address of a person too', () => {
  expect(isPersonStored(user, personOf(user))).toBe(true)
  expect(isPersonStored({ ...user, address: '2 Side Street' }, personOf(user))).toBe(false)
})
