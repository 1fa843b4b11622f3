import { describe, expect, it } from 'vitest'
import type { ReviewClock } from '#generated/portal/model/reviewClock.ts'
import { clockText, promiseText, turnText } from './progress-text.ts'

const running: ReviewClock = {
  turn: 'technical',
  since: '2026-03-05T12:00:00.000Z',
  businessDays: 2,
  promisedDays: 5,
  promisedOn: '2026-03-11',
  paused: false,
  overdue: false,
}
const paused: ReviewClock = { ...running, turn: 'partner', promisedOn: null, paused: true }
const overdue: ReviewClock = { ...running, businessDays: 6, overdue: true }

describe('the turn', () => {
  it('is that of a desk', () => {
    expect(turnText(running, 'partner')).toBe('Technical review has had the application since 5 Mar 2026.')
  })

  it("is the partner's, while the clock pauses", () => {
    expect(turnText(paused, 'partner')).toBe(
      'It has been your turn since 5 Mar 2026. The clock pauses while you answer.',
    )
    expect(turnText(paused, 'staff')).toBe(
      "It has been the partner's turn since 5 Mar 2026. The clock pauses while the partner answers.",
    )
  })
})

describe('the promise', () => {
  it('names the promised day', () => {
    expect(promiseText(running, 'partner')).toBe('2 of 5 business days are used. You will hear from us by 11 Mar 2026.')
    expect(promiseText(running, 'staff')).toBe('2 of 5 business days are used. The answer is due by 11 Mar 2026.')
  })

  it('has no day while the clock pauses', () => {
    expect(promiseText(paused, 'partner')).toBe('2 of 5 business days are used.')
  })

  it('admits that an answer is late', () => {
    expect(promiseText(overdue, 'partner')).toBe(
      'The review has taken 6 business days instead of 5. We promised an answer by 11 Mar 2026 and are late. We are sorry.',
    )
    expect(promiseText(overdue, 'staff')).toBe(
      'The review has taken 6 business days instead of 5. The answer was due by 11 Mar 2026.',
    )
    expect(promiseText({ ...paused, businessDays: 6, overdue: true }, 'partner')).toBe(
      'The review has taken 6 business days instead of 5.',
    )
  })

  it.each([
    [0, 5, '0 of 5 business days are used.'],
    [1, 5, '1 of 5 business days is used.'],
    [5, 5, '5 of 5 business days are used.'],
    [1, 1, '1 of 1 business day is used.'],
    [2, 1, 'The review has taken 2 business days instead of 1.'],
  ])('counts %i of %i days', (businessDays, promisedDays, text) => {
    expect(promiseText({ ...paused, businessDays, promisedDays }, 'staff')).toBe(text)
  })
})

it('fits one line of the checklist', () => {
  expect(clockText(running)).toBe(
    'Technical review has had the application since 5 Mar 2026. 2 of 5 business days are used. You will hear from us by 11 Mar 2026.',
  )
})
