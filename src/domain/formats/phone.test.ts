import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dialCodes } from '#domain/dial-codes.ts'
import { formatPhone, isPhone, parsePhone } from './phone.ts'

describe('isPhone', () => {
  test.each(['+65 81234567', '+6581234567', '+1684 7331234', '+66 812345678', '+44 20712345678'])(
    'accepts %s',
    (phone) => {
      expect(isPhone(phone)).toBe(true)
    },
  )

  test.each([
    '',
    '65 81234567',
    '+65 123456',
    '+65123456',
    '+65 81234567890123',
    '+65',
    '+ 81234567',
    '+65 8123 4567',
    '+65  81234567',
    '+999 81234567',
    '+65 ٣٣٣٣٣٣٣',
  ])('refuses %j', (phone) => {
    expect(isPhone(phone)).toBe(false)
  })

  test('accepts at least 7 digits after the code, and at most 15 in all', () => {
    const country = fc.constantFrom(...dialCodes)
    fc.assert(
      fc.property(country, fc.integer({ min: 1, max: 20 }), fc.boolean(), ({ code }, length, spaced) => {
        const phone = `+${code}${spaced ? ' ' : ''}${'5'.repeat(length)}`
        expect(isPhone(phone)).toBe(length >= 7 && code.length + length <= 15)
      }),
    )
  })
})

test('formats a number in one way, with or without the space', () => {
  expect(formatPhone('+6581234567')).toBe('+65 81234567')
  expect(formatPhone('+65 81234567')).toBe('+65 81234567')
  expect(formatPhone('+1684 7331234')).toBe('+1 6847331234')
})

test('finds at most one dial code at the start of a number', () => {
  const codes = [...new Set(dialCodes.map(({ code }) => code))]
  expect(codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)))).toEqual([])
  expect(parsePhone('+358401234567')).toEqual({ code: '358', number: '401234567' })
})
