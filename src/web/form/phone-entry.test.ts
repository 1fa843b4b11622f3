import { expect, test } from 'vitest'
import { isPhone } from '#domain/formats/phone.ts'
import { codeOfCountry, countryOfCode, readPhone, typeNumber, writePhone } from './phone-entry.ts'

test('parses a formatted number back', () => {
  for (const entry of [
    { code: '65', number: '81234567' },
    { code: '65', number: '' },
    { code: '', number: '81234567' },
    { code: '', number: '+6' },
    { code: '', number: '+99981234567' },
  ]) {
    expect(readPhone(writePhone(entry))).toEqual(entry)
  }
  expect(readPhone(undefined)).toEqual({ code: '', number: '' })
  expect(readPhone('+6581234567')).toEqual({ code: '65', number: '81234567' })
})

test('formats an empty entry as empty, and accepts common spellings', () => {
  expect(writePhone({ code: '', number: ' ' })).toBeUndefined()
  expect(writePhone({ code: '65', number: '8123-4567' })).toBe('+65 81234567')
  expect(isPhone(writePhone({ code: '1', number: '(684) 733 1234' }) ?? '')).toBe(true)
})

test('keeps letters, so that they can be reported', () => {
  expect(writePhone({ code: '65', number: '8123 4567 ext 2' })).toBe('+65 81234567ext2')
})

test('prefers the named country among those that share a code', () => {
  expect(countryOfCode('1', 'Canada')?.country).toBe('Canada')
  expect(countryOfCode('1', undefined, 'Canada')?.country).toBe('Canada')
  expect(countryOfCode('65', 'Canada')?.country).toBe('Singapore')
  expect(countryOfCode('')).toBeUndefined()
})

test('finds the code of a country', () => {
  expect(codeOfCountry('Thailand')).toBe('66')
  expect(codeOfCountry(undefined)).toBeUndefined()
})

test.each(['+65 8123 4567', '+6581234567', '0065 8123-4567', ' +65 (8123) 4567 '])(
  'selects the code of %s',
  (whole) => {
    for (const code of ['', '65', '66']) {
      expect(typeNumber({ code, number: '' }, whole)).toMatchObject({ code: '65', number: '81234567' })
    }
  },
)

test('prefers the longest matching code, and keeps an unknown one', () => {
  expect(typeNumber({ code: '', number: '' }, '+358 40 1234567')).toEqual({ code: '358', number: '401234567' })
  expect(typeNumber({ code: '65', number: '' }, '+999 123')).toEqual({ code: '65', number: '+999 123' })
  expect(typeNumber({ code: '', number: '' }, '+')).toEqual({ code: '', number: '+' })
})

test('accepts an international number typed character by character', () => {
  let entry = { code: '', number: '' }
  for (const sign of '+6581234567') entry = readPhone(writePhone(typeNumber(entry, entry.number + sign)))
  expect(entry).toEqual({ code: '65', number: '81234567' })
})
