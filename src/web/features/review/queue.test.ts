import { describe, expect, it } from 'vitest'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { longestWaiting, medianText, nextInQueue } from './queue.ts'

const row = (id: string, dateSubmitted: string, stage: AdminProjectRow['stage'] = 'business-review') => ({
  id,
  dateSubmitted,
  stage,
})
const rows = [
  row('ready', '2026-03-04T08:00:00.000Z'),
  row('oldest', '2026-03-02T08:00:00.000Z'),
  row('newest', '2026-03-05T08:00:00.000Z'),
]

describe('the longest waiting project', () => {
  it('is the one submitted first, in a list of any order', () => {
    expect(longestWaiting(rows)?.id).toBe('oldest')
  })

  it('does not exist in an empty queue', () => {
    expect(longestWaiting([])).toBeUndefined()
  })
})

describe('the next project', () => {
  it.each([
    ['ready', 'oldest'],
    ['oldest', 'newest'],
    ['newest', 'ready'],
    ['decided', 'ready'],
  ])('after %s is %s', (current, next) => {
    expect(nextInQueue(rows, current)?.id).toBe(next)
  })

  it('does not exist when no other project waits', () => {
    expect(nextInQueue(rows.slice(0, 1), 'ready')).toBeUndefined()
    expect(nextInQueue([], 'ready')).toBeUndefined()
  })
})

describe('a project that waits for its partner', () => {
  const queue = [row('asked', '2026-03-01T08:00:00.000Z', 'changes-requested'), ...rows]

  it('is neither the one to start with nor the next one', () => {
    expect(longestWaiting(queue)?.id).toBe('oldest')
    expect(nextInQueue(queue, 'decided')?.id).toBe('ready')
    expect(nextInQueue(queue, 'newest')?.id).toBe('ready')
    expect(nextInQueue(queue.slice(0, 2), 'ready')).toBeUndefined()
  })

  it('is followed by the next one', () => {
    expect(nextInQueue(queue, 'asked')?.id).toBe('ready')
  })
})

it.each([
  [0, 12, "Your team's median time: 0 business days, over the last 12 reviews."],
  [1, 1, "Your team's median time: 1 business day, over the last review."],
])('words a median of %d days of %d reviews', (days, reviews, words) => {
  expect(medianText(days, reviews)).toBe(words)
})
