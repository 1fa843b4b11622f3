import { describe, expect, it } from 'vitest'
import { measureSms } from '#domain/sms-segments.ts'
import { standingAt } from '#domain/workflow.ts'
import { whyReadOnly } from './read-only.ts'
import { sampleFor, samplesFor } from './samples.ts'
import { encodingWords, sizeWords } from './size-words.ts'

describe('whyReadOnly', () => {
  it('has nothing to say to business internal while the project is prepared', () => {
    expect(whyReadOnly('BUSINESS_INTERNAL', standingAt('preparation'))).toBeUndefined()
  })

  it('lets the business admin read along', () => {
    expect(whyReadOnly('BUSINESS_ADMIN', standingAt('preparation'))?.words).toContain('read along')
  })

  it.each([
    ['draft', 'Not submitted yet'],
    ['technical', 'Submitted'],
    ['business', 'Submitted'],
    ['live', 'Live'],
    ['rejected', 'Rejected'],
    ['suspended', 'Suspended'],
  ] as const)('says why at %s', (place, title) => {
    expect(whyReadOnly('BUSINESS_INTERNAL', standingAt(place))?.title).toBe(title)
    expect(whyReadOnly('BUSINESS_ADMIN', standingAt(place))?.title).toBe(title)
  })
})

describe('sampleFor', () => {
  it.each([
    ['service', 'Lumen Music'],
    ['Amount', '9.80 SGD'],
    ['customer name', 'Asa Tan'],
    ['colour', 'colour'],
  ])('puts a likely value for %s', (name, sample) => {
    expect(sampleFor(name)).toBe(sample)
  })

  it('gives one to each', () => {
    expect(samplesFor(['date', 'x'])).toEqual({ date: '2 Mar 2026', x: 'x' })
  })
})

describe('sizeWords', () => {
  it('counts what is sent', () => {
    expect(sizeWords(measureSms(''))).toBe('GSM-7, nothing to send')
    expect(sizeWords(measureSms('a'.repeat(159)))).toBe('GSM-7, 1 segment, 1 left')
    expect(sizeWords(measureSms('a'.repeat(161)))).toBe('GSM-7, 2 segments, 145 left in the last')
    expect(sizeWords(measureSms('ก'.repeat(71)))).toBe('UCS-2, 2 segments, 63 left in the last')
  })
})

describe('encodingWords', () => {
  it('names the character that is to blame', () => {
    expect(encodingWords(measureSms('Hello {name}'))).toBeUndefined()
    expect(encodingWords(measureSms('It’s on'))).toBe(
      '“’” is not in the GSM alphabet, so a segment holds 70 characters instead of 160.',
    )
    expect(encodingWords(measureSms('a\u00a0b'))).toMatch(/^U\+00A0 /)
  })
})
