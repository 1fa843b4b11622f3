import { expect, it } from 'vitest'
import { emptyFilter, hasFilter, timeProblems, toQuery } from './filter.ts'

it('is empty unless something was typed', () => {
  expect(toQuery(emptyFilter)).toEqual({})
  expect(toQuery({ ...emptyFilter, correlationId: '  ' })).toEqual({})
  expect(hasFilter({ ...emptyFilter, correlationId: ' ' })).toBe(false)
  expect(hasFilter({ ...emptyFilter, from: '2026-03-02T10:02' })).toBe(true)
})

it('filters by operation id', () => {
  expect(toQuery({ ...emptyFilter, operation: 'createCharge' })).toEqual({ operation: 'createCharge' })
})

it('accepts any spelling of a result', () => {
  expect(toQuery({ ...emptyFilter, result: ' general decline' })).toEqual({ resultCode: 'GENERAL_DECLINE' })
  expect(toQuery({ ...emptyFilter, result: 'Already-Refunded' })).toEqual({ resultCode: 'ALREADY_REFUNDED' })
})

it('keeps a result with a dot as it was typed', () => {
  expect(toQuery({ ...emptyFilter, result: ' NUMBER_VERIFICATION.not-Found ' })).toEqual({
    resultCode: 'NUMBER_VERIFICATION.not-Found',
  })
})

it('accepts a refusal by its label or id', () => {
  expect(toQuery({ ...emptyFilter, refusal: ' Header missing' })).toEqual({ refusal: 'header-missing' })
  expect(toQuery({ ...emptyFilter, refusal: 'too-many-calls' })).toEqual({ refusal: 'too-many-calls' })
})

it("reads times in the reader's own zone", () => {
  const { from, to } = toQuery({ ...emptyFilter, from: '2026-03-02T10:02', until: '2026-03-02T11:00' })
  expect(from).toBe(new Date(2026, 2, 2, 10, 2).toISOString())
  expect(to).toBe(new Date(2026, 2, 2, 11).toISOString())
})

it('reports an end before the start', () => {
  const morning = { ...emptyFilter, from: '2026-03-02T10:02' }
  expect(timeProblems(morning)).toEqual({})
  expect(timeProblems({ ...morning, until: '2026-03-02T10:03' })).toEqual({})
  expect(timeProblems({ ...morning, until: '2026-03-02T10:02' })).toEqual({
    until: expect.stringMatching(/must be after/),
  })
})

it('reports a year with five digits and leaves it out of the query', () => {
  const far = { ...emptyFilter, from: '20266-03-02T10:02', until: '2026-03-02T10:02' }
  expect(timeProblems(far)).toEqual({ from: expect.stringMatching(/year 10000/) })
  expect(timeProblems({ ...emptyFilter, until: far.from })).toEqual({ until: expect.stringMatching(/year 10000/) })
  expect(toQuery({ ...far, until: '' })).toEqual({})
})
