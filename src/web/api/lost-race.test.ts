import { describe, expect, it } from 'vitest'
import { AppError } from './errors.ts'
import { isOutdated, lostRace } from './lost-race.ts'

const refusal = (status: number, code: string) =>
  new AppError({ kind: 'APPLICATION_ERROR', message: 'No.', status, code })

describe('lostRace', () => {
  it.each(['wrong-stage', 'tech-not-approved', 'provider-code-frozen', 'product-tests-running'])(
    'is lost when the server answers %s',
    (code) => {
      expect(lostRace(refusal(409, code))).toBe(true)
    },
  )

  it.each([
    refusal(409, 'product-code-taken'),
    refusal(403, 'role-not-allowed'),
    refusal(404, 'not-found'),
    new Error('wrong-stage'),
    null,
  ])('is not lost by %s', (problem) => {
    expect(lostRace(problem)).toBe(false)
  })
})

describe('isOutdated', () => {
  it('looks again after a conflict and after something that is gone', () => {
    expect(isOutdated(refusal(409, 'product-code-taken'))).toBe(true)
    expect(isOutdated(refusal(404, 'sms-template-not-found'))).toBe(true)
    expect(isOutdated(refusal(400, 'invalid-request'))).toBe(false)
    expect(isOutdated(new Error('no network'))).toBe(false)
  })
})
