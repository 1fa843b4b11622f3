import { expect, it } from 'vitest'
import { placeOfField } from './sections.ts'

it.each([
  ['/project/ipAddresses/0', 'TECHNICAL_LIMITED', 'project-details'],
  ['/document', 'BUSINESS_ADMIN', 'documents'],
  ['/company/address', 'BUSINESS_ADMIN', 'fact-company-address'],
  ['/user/fullName', 'BUSINESS_ADMIN', 'fact-user-fullName'],
  ['/payment/accountNumber', 'BUSINESS_ADMIN', 'fact-payment-accountNumber'],
  ['/payment/accountNumber', 'TECHNICAL_LIMITED', undefined],
  ['/company/address', 'BUSINESS_INTERNAL', undefined],
] as const)('finds %s for %s at %s', (pointer, role, place) => {
  expect(placeOfField(pointer, role)).toBe(place)
})
