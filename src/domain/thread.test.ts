import { expect, test } from 'vitest'
import { deskToNotify } from './thread.ts'
import { standingAt } from './workflow.ts'

test.each([
  ['preparation', undefined, 'BUSINESS_INTERNAL'],
  ['technical', 'BUSINESS_ADMIN', 'TECHNICAL_LIMITED'],
  ['business', undefined, 'BUSINESS_ADMIN'],
  ['changes', 'TECHNICAL_LIMITED', 'TECHNICAL_LIMITED'],
  ['changes', undefined, 'BUSINESS_ADMIN'],
  ['draft', undefined, 'BUSINESS_INTERNAL'],
  ['rejected', 'TECHNICAL_LIMITED', 'BUSINESS_ADMIN'],
  ['suspended', undefined, 'BUSINESS_ADMIN'],
] as const)('a message at %s, with changes asked for by %s, goes to %s', (place, askedBy, desk) => {
  expect(deskToNotify(standingAt(place), askedBy)).toBe(desk)
})
