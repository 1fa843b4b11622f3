import { expect, test, vi } from 'vitest'
import { fromServerRoleName, isRole, roles, toServerRoleName } from './roles.ts'

test('every role comes back from its server name, without a warning', () => {
  const warn = vi.fn()
  for (const role of roles) expect(fromServerRoleName(toServerRoleName(role), warn)).toBe(role)
  expect(warn).not.toHaveBeenCalled()
})

test('the server calls business internal business_limited_role', () => {
  expect(toServerRoleName('BUSINESS_INTERNAL')).toBe('business_limited_role')
})

test.each(['superuser_role', '', null, undefined, 'EXTERNAL_ADMIN'])(
  '%j falls back to external admin with a warning',
  (name) => {
    const warn = vi.fn()
    expect(fromServerRoleName(name, warn)).toBe('EXTERNAL_ADMIN')
    expect(warn).toHaveBeenCalledOnce()
  },
)

test('only the four are roles', () => {
  expect(roles.every(isRole)).toBe(true)
  expect(isRole('constructor')).toBe(false)
})
