import { describe, expect, it } from 'vitest'
import { lintDeprecations } from './deprecation-rules.ts'

const days = { 'x-deprecated-at': '2026-11-23', 'x-sunset': '2027-03-01' }
const deprecated = { deprecated: true, ...days }

const messagesOf = (part: object) => lintDeprecations(part).map(({ message }) => message)

describe('the rule of deprecated parts', () => {
  it('accepts the days of beginning and end', () => {
    expect(lintDeprecations({ paths: { '/a': { get: deprecated } } })).toEqual([])
    expect(lintDeprecations({ paths: { '/a': { get: { deprecated: false } } } })).toEqual([])
  })

  it('asks for both days, wherever the part is', () => {
    const part = { deprecated: true }
    expect(lintDeprecations({ paths: { '/a': { get: { parameters: [part] } } } })).toEqual([
      { pointer: '#/paths/~1a/get/parameters/0', message: 'is deprecated: add x-deprecated-at, a day as 2026-11-23' },
      { pointer: '#/paths/~1a/get/parameters/0', message: 'is deprecated: add x-sunset, a day as 2026-11-23' },
    ])
    expect(lintDeprecations({ properties: { example: part } })).toHaveLength(2)
  })

  it('rejects an invalid date', () => {
    for (const sunset of ['soon', '2027-02-30', '2027-03-01T00:00:00Z', 20270301])
      expect(messagesOf({ ...deprecated, 'x-sunset': sunset })).toEqual([
        'is deprecated: add x-sunset, a day as 2026-11-23',
      ])
  })

  it('rejects an end that is not after the beginning', () => {
    for (const sunset of ['2026-11-23', '2026-11-22'])
      expect(messagesOf({ ...deprecated, 'x-sunset': sunset })).toEqual([
        `ends on ${sunset}, which is not after its deprecation on 2026-11-23: correct x-sunset`,
      ])
  })

  it('ignores examples, in which the word means something else', () => {
    expect(lintDeprecations({ example: { deprecated: true }, default: { deprecated: true } })).toEqual([])
  })
})
