import { expect, it } from 'vitest'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { User } from '#generated/portal/model/user.ts'
import { changesOf, companyOf, entryOf, representativeOf } from './profile-entry.ts'

const bank = { bankName: 'Harbour Bank', bankCode: null, branchCode: null, accountNumber: '0012345678' }
const organisation: Organisation = {
  name: 'Lumen Pte Ltd',
  website: 'lumen.example',
  industry: null,
  details: null,
  identity_uen: null,
  address: '1 Harbour Front',
  country: null,
  hotline_number: null,
  status: 'draft',
  underReview: false,
  documentName: null,
  documentDownloadURL: null,
  documentStatus: null,
  bankDetails: bank,
}
const user: User = {
  id: '4c7d9e1a-2b3c-4d5e-8f60-718293a4b5c6',
  org_id: null,
  fullName: 'Dana Ong',
  address: '9 Side Street',
  salutation: null,
  mobileNumber: null,
  jobTitle: null,
  emailId: 'dana@lumen.example',
  roleId: 1,
  roleName: 'external_admin_role',
}
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
