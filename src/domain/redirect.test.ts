import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownPath } from './redirect.ts'

describe('the redirect parameter', () => {
  test.each([
    '/',
    '/projects',
    '/projects/5b0f6f0e?tab=keys#sandbox',
    '/article/search?query=a%20b',
    '/api-doc/direct-carrier-billing',
  ])('accepts the path %s', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  test.each([
    undefined,
    null,
    7,
    ['/projects'],
    '',
    'projects',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\u0000b',
    ' /projects',
    'javascript:alert(1)',
    `/${'a'.repeat(2000)}`,
  ])('rejects %j', (value) => {
    expect(ownPath(value)).toBeUndefined()
  })

  test.each([
    '/signin',
    '/signin/',
    '/SignIn',
    '/signup?redirect=/projects',
    '/logout',
    '/signin-mfa',
    '/signin-sso',
    '/new-password',
    '/x/../signin',
  ])('rejects %s, which would loop', (path) => {
    expect(ownPath(path)).toBeUndefined()
  })

  test('accepts only targets on the same origin', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '%', '\t', '\n', ' ', 'a', 'evil.example'),
    })
    fc.assert(
      fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (value) => {
        const path = ownPath(value)
        if (path === undefined) return
        expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example')
        expect(ownPath(path)).toBe(path)
      }),
      { numRuns: 2000 },
    )
  })
})
