import { expect, test } from 'vitest'
import type { Application } from './application-pointers.ts'
import { fieldOf, partsOf, pointerInto, requestedFieldsOf, textAt } from './requested-fields.ts'

const application: Application = {
  project: { providers: ['STM', 'AIS'], locale: 'en-SG', ipAddresses: ['8.8.4.4'] },
  productCodes: [{ provider: 'STM', code: 'LUM-MONTH', description: 'Month', price: '9.80', currency: 'SGD' }],
  company: {
    name: 'Lumen Pte Ltd',
    website: null,
    industry: null,
    details: null,
    identity_uen: null,
    address: null,
    country: null,
    hotline_number: null,
  },
  user: { salutation: null, fullName: null, jobTitle: null, mobileNumber: null },
  payment: { bankName: null, bankCode: null, branchCode: null, accountNumber: null },
  document: { name: 'extract.pdf', size: 12, sha256: 'a'.repeat(64) },
}

test('opens the field of each blocking note with its related fields, and of no other note', () => {
  const notes = [
    { pointer: '/project/ipAddresses/0', blocking: true, related: ['/project/locale'] },
    { pointer: '/project/ipAddresses/1', blocking: true, related: [] },
    { pointer: '/company/name', blocking: false, related: [] },
  ]
  const requested = requestedFieldsOf(notes)
  expect(requested).toEqual(['/project/ipAddresses', '/project/locale'])
  expect(partsOf(requested)).toEqual(['addresses', 'operators'])
})

test.each([
  ['/project/ipAddresses/3', '/project/ipAddresses'],
  ['/document', '/document'],
  ['/productCodes/0', '/productCodes'],
])('changes %s with the field %s', (pointer, field) => {
  expect(fieldOf(pointer)).toBe(field)
})

test.each([
  ['/project/providers', 'STM, AIS'],
  ['/project/ipAddresses/0', '8.8.4.4'],
  ['/productCodes/0', 'STM LUM-MONTH'],
  ['/document', 'extract.pdf'],
  ['/company/address', null],
  ['/project/ipAddresses/7', null],
])('shows the value at %s as %s', (pointer, text) => {
  expect(textAt(application, pointer)).toBe(text)
})

const codes = (...names: string[]) => ({
  ...application,
  productCodes: names.map((code) => ({
    provider: 'STM' as const,
    code,
    description: code,
    price: null,
    currency: null,
  })),
})

test.each([
  ['/productCodes/1', ['MONTH', 'DAY'], '/productCodes/0'],
  ['/productCodes/1', ['WEEK', 'MONTH', 'DAY'], '/productCodes/1'],
  ['/productCodes/1', ['DAY', 'WEEK'], null],
  ['/productCodes', [], '/productCodes'],
  ['/company/name', [], '/company/name'],
])('finds %s in the codes %j at %s', (pointer, names, place) => {
  expect(pointerInto(codes(...names), codes('DAY', 'MONTH'), pointer)).toBe(place)
})

test('keeps the pointer of a note without a kept submission', () => {
  expect(pointerInto(application, undefined, '/project/ipAddresses/3')).toBe('/project/ipAddresses/3')
})
