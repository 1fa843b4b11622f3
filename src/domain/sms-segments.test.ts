import { describe, expect, it } from 'vitest'
import { measureSms } from './sms-segments.ts'

const facts = (text: string) => {
  const { encoding, units, segments, left } = measureSms(text)
  return { encoding, units, segments, left }
}

describe('measureSms', () => {
  it('counts no segments for an empty text', () => {
    expect(facts('')).toEqual({ encoding: 'GSM-7', units: 0, segments: 0, left: 160 })
  })

  it.each([
    [160, 1, 0],
    [161, 2, 145],
    [306, 2, 0],
    [307, 3, 152],
    [1500, 10, 30],
  ])('splits %i GSM characters into %i segments', (length, segments, left) => {
    expect(facts('a'.repeat(length))).toEqual({ encoding: 'GSM-7', units: length, segments, left })
  })

  it.each([
    [70, 1, 0],
    [71, 2, 63],
    [134, 2, 0],
    [135, 3, 66],
    [1000, 15, 5],
  ])('splits %i characters of another script into %i segments', (length, segments, left) => {
    expect(facts('ก'.repeat(length))).toEqual({ encoding: 'UCS-2', units: length, segments, left })
  })

  it('counts extension characters twice', () => {
    expect(facts('{}[]~^|\\€\f')).toMatchObject({ encoding: 'GSM-7', units: 20, segments: 1 })
    expect(facts(`${'a'.repeat(158)}€`)).toMatchObject({ units: 160, segments: 1, left: 0 })
    expect(facts(`${'a'.repeat(159)}€`)).toMatchObject({ units: 161, segments: 2 })
  })

  it('does not split an escape from its character', () => {
    // 152 characters and an extension character: the segment's last septet stays empty.
    expect(facts(`${'a'.repeat(152)}€${'a'.repeat(151)}`)).toMatchObject({ units: 305, segments: 2, left: 0 })
    expect(facts(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ units: 306, segments: 3, left: 152 })
  })

  it('does not split a surrogate pair', () => {
    expect(facts('😀')).toMatchObject({ encoding: 'UCS-2', units: 2, segments: 1, left: 68 })
    expect(facts(`${'ก'.repeat(66)}😀${'ก'.repeat(66)}`)).toMatchObject({ units: 134, segments: 3, left: 66 })
  })

  it.each([
    ['Straße, Ñandú?', 'ú'],
    ['The operator’s code', '’'],
    ['Ç is in it, ç is not', 'ç'],
    ['`quoted`', '`'],
    ['a\ttab', '\t'],
  ])('switches %j to UCS-2 because of %j', (text, foreignCharacter) => {
    expect(measureSms(text)).toMatchObject({ encoding: 'UCS-2', foreignCharacter })
  })

  it('keeps Greek capitals, currency signs and line breaks in the GSM alphabet', () => {
    expect(measureSms('ΔΦΓΛΩΠΨΣΘΞ £$¥¤€ äöñüà Ååßé\r\n')).toMatchObject({
      encoding: 'GSM-7',
      foreignCharacter: undefined,
    })
  })
})
