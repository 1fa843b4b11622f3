import { expect, it } from 'vitest'
import { organisation, user } from '#tests/support/profiles.ts'
import { companyOf, entryOf, isCompanyStored, isPersonStored, personOf, representativeOf } from './profile-entry.ts'

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
  ['nothing', {}, { company: false, representative: false }],
  ['blanks', { name: ' Lumen Pte Ltd ' }, { company: false, representative: false }],
  ['a company field', { country: 'Singapore' }, { company: true, representative: false }],
  ['a bank field', { bankCode: '7171' }, { company: true, representative: false }],
  ['a person field', { salutation: 'Dr.' as const }, { company: false, representative: true }],
])('%s changed touches what belongs to it', (_, change, touched) => {
  const typed = { ...entry, ...change }
  const company = !isCompanyStored(organisation, companyOf(typed))
  expect({ company, representative: !isPersonStored(user, representativeOf(typed, user)) }).toEqual(touched)
})

it("a person whose address was changed does not stand as another page's form has it", () => {
  expect(isPersonStored(user, personOf(user))).toBe(true)
  expect(isPersonStored({ ...user, address: '2 Side Street' }, personOf(user))).toBe(false)
})
