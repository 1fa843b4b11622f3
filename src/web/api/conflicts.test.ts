import { describe, expect, it } from 'vitest'
import { isOutdated, isReviewConflict } from './conflicts.ts'
import { AppError } from './errors.ts'

const refusal = (status: number, code: string) =>
  new AppError({ kind: 'APPLICATION_ERROR', message: 'No.', status, code })

describe('isReviewConflict', () => {
  it.each(['wrong-stage', 'tech-not-approved', 'provider-code-frozen', 'product-tests-running'])(
    'is true for %s',
    (code) => {
      expect(isReviewConflict(refusal(409, code))).toBe(true)
    },
  )

  it.each([
    refusal(409, 'product-code-taken'),
    refusal(403, 'role-not-allowed'),
    refusal(404, 'not-found'),
    new Error('wrong-stage'),
    null,
  ])('is false for %s', (problem) => {
    expect(isReviewConflict(problem)).toBe(false)
  })
})

describe('isOutdated', () => {
  it('is true after a conflict and for a missing record', () => {
    expect(isOutdated(refusal(409, 'product-code-taken'))).toBe(true)
    expect(isOutdated(refusal(404, 'sms-template-not-found'))).toBe(true)
    expect(isOutdated(refusal(400, 'invalid-request'))).toBe(false)
    expect(isOutdated(new Error('no network'))).toBe(false)
  })
})
