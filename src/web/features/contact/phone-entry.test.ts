import { expect, test } from 'vitest'
import { isPhone } from '#domain/formats/phone.ts'
import { codeOfCountry, countryOfCode, readPhone, writePhone } from './phone-entry.ts'

test('what was written reads back', () => {
  for (const entry of [
    { code: '65', number: '81234567' },
    { code: '65', number: '' },
    { code: '', number: '81234567' },
  ]) {
    expect(readPhone(writePhone(entry))).toEqual(entry)
  }
  expect(readPhone(undefined)).toEqual({ code: '', number: '' })
})

test('nothing is no number, and a number as people write it is one', () => {
  expect(writePhone({ code: '', number: ' ' })).toBeUndefined()
  expect(writePhone({ code: '65', number: '8123-4567' })).toBe('+65 81234567')
  expect(isPhone(writePhone({ code: '1', number: '(684) 733 1234' }) ?? '')).toBe(true)
})

test('letters stay where they are, to be objected to', () => {
  expect(writePhone({ code: '65', number: '8123 4567 ext 2' })).toBe('+65 81234567ext2')
})

test('of countries that share a code the one that was named counts', () => {
  expect(countryOfCode('1', 'Canada')?.country).toBe('Canada')
  expect(countryOfCode('1', undefined, 'Canada')?.country).toBe('Canada')
  expect(countryOfCode('65', 'Canada')?.country).toBe('Singapore')
  expect(countryOfCode('')).toBeUndefined()
})

test('a country has its code', () => {
  expect(codeOfCountry('Thailand')).toBe('66')
  expect(codeOfCountry(undefined)).toBeUndefined()
})
