import { expect, it } from 'vitest'
import { fields } from '#domain/application-pointers.ts'
import { hiddenPartsFrom } from '#domain/capabilities.ts'
import { placeOfField } from './sections.ts'

it.each([
  ['/project/ipAddresses/0', 'TECHNICAL_LIMITED', 'review', 'project-details'],
  ['/productCodes/1', 'TECHNICAL_LIMITED', 'review', 'product-codes'],
  ['/productCodes', 'BUSINESS_ADMIN', 'application', 'product-codes'],
  ['/document', 'BUSINESS_ADMIN', 'review', 'documents'],
  ['/document', 'BUSINESS_INTERNAL', 'application', 'documents'],
  ['/company/address', 'BUSINESS_ADMIN', 'review', 'fact-company-address'],
  ['/payment/accountNumber', 'BUSINESS_ADMIN', 'review', 'fact-payment-accountNumber'],
  ['/company/address', 'BUSINESS_INTERNAL', 'application', 'fact-company-address'],
  ['/user/fullName', 'TECHNICAL_LIMITED', 'application', 'fact-user-fullName'],
] as const)('finds %s for %s on the tab %s at %s', (pointer, role, tab, anchor) => {
  expect(placeOfField(pointer, role)).toEqual({ tab, anchor })
})

it.each(['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] as const)(
  'has a place for every field that %s may read, and for no other',
  (role) => {
    const hidden: readonly string[] = hiddenPartsFrom({ role })
    const without = fields.filter(({ pointer }) => !placeOfField(pointer, role))
    expect(without).toEqual(fields.filter(({ part }) => hidden.includes(part)))
  },
)
