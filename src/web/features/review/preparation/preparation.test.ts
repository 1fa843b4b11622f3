import { describe, expect, it } from 'vitest'
import { measureSms } from '#domain/sms-segments.ts'
import { samplesFor } from './samples.ts'
import { encodingNote, sizeLabel } from './size-labels.ts'

describe('samplesFor', () => {
  it('suggests a value for each name', () => {
    expect(samplesFor(['service', 'Amount', 'customer name', 'date', 'colour'])).toEqual({
      service: 'Lumen Music',
      Amount: '9.80 SGD',
      'customer name': 'Asa Tan',
      date: '2 Mar 2026',
      colour: 'colour',
    })
  })
})

describe('sizeLabel', () => {
  it('counts segments and the remaining characters', () => {
    expect(sizeLabel(measureSms(''))).toBe('GSM-7, nothing to send')
    expect(sizeLabel(measureSms('a'.repeat(159)))).toBe('GSM-7, 1 segment, 1 left')
    expect(sizeLabel(measureSms('a'.repeat(161)))).toBe('GSM-7, 2 segments, 145 left in the last')
    expect(sizeLabel(measureSms('ก'.repeat(71)))).toBe('UCS-2, 2 segments, 63 left in the last')
  })
})

describe('encodingNote', () => {
  it('names the character that forces UCS-2', () => {
    expect(encodingNote(measureSms('Hello {name}'))).toBeUndefined()
    expect(encodingNote(measureSms('It’s on'))).toBe(
      '“’” is not in the GSM alphabet, so a segment holds 70 characters instead of 160.',
    )
    expect(encodingNote(measureSms('a\u00a0b'))).toMatch(/^U\+00A0 /)
    expect(encodingNote(measureSms('ก'.repeat(71)))).toContain('a segment holds 67 characters instead of 153')
  })
})
