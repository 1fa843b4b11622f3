import { describe, expect, it } from 'vitest'
import { longestWaiting, medianText, nextInQueue } from './queue.ts'

const row = (id: string, dateSubmitted: string) => ({ id, dateSubmitted })
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

it.each([
  [0, 12, "Your team's median time: 0 business days, over the last 12 projects."],
  [1, 1, "Your team's median time: 1 business day, over the last project."],
])('words a median of %d days of %d projects', (days, projects, words) => {
  expect(medianText(days, projects)).toBe(words)
})
