import { expect, it } from 'vitest'
import { homeOf } from './home-of.ts'

it('finds the home page of every role, and none for an unknown role', () => {
  expect(homeOf('EXTERNAL_ADMIN')).toBe('/dashboard')
  expect(homeOf('BUSINESS_ADMIN')).toBe('/business-admin-home')
  expect(homeOf('TECHNICAL_LIMITED')).toBe('/tech-admin-home')
  expect(homeOf('BUSINESS_INTERNAL')).toBe('/business-internal-home')
  expect(homeOf('AUDITOR')).toBeUndefined()
  expect(homeOf('toString')).toBeUndefined()
})
