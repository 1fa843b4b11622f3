import { expect, test, vi } from 'vitest'
import { fromServerRoleName, isRole, roles, toServerRoleName } from './roles.ts'

test('maps every role to its server name and back without a warning', () => {
  const warn = vi.fn()
  for (const role of roles) expect(fromServerRoleName(toServerRoleName(role), warn)).toBe(role)
  expect(warn).not.toHaveBeenCalled()
})

test('maps business internal to business_limited_role', () => {
  expect(toServerRoleName('BUSINESS_INTERNAL')).toBe('business_limited_role')
})

test.each(['superuser_role', '', null, undefined, 'EXTERNAL_ADMIN'])(
  'maps %j to external admin with a warning',
  (name) => {
    const warn = vi.fn()
    expect(fromServerRoleName(name, warn)).toBe('EXTERNAL_ADMIN')
    expect(warn).toHaveBeenCalledOnce()
  },
)

test('recognises only the four roles', () => {
  expect(roles.every(isRole)).toBe(true)
  expect(isRole('constructor')).toBe(false)
})
