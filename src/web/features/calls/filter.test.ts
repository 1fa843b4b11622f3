import { expect, it } from 'vitest'
import { asksAnything, nothingAsked, orderProblem, readFilter } from './filter.ts'

it('asks for nothing unless something was typed', () => {
  expect(readFilter(nothingAsked)).toEqual({})
  expect(readFilter({ ...nothingAsked, correlationId: '  ' })).toEqual({})
  expect(asksAnything({ ...nothingAsked, correlationId: ' ' })).toBe(false)
  expect(asksAnything({ ...nothingAsked, from: '2026-03-02T10:02' })).toBe(true)
})

it('asks for one operation by its id', () => {
  expect(readFilter({ ...nothingAsked, operation: 'createCharge' })).toEqual({ operation: 'createCharge' })
})

it('finds a result however it is written', () => {
  expect(readFilter({ ...nothingAsked, result: ' general decline' })).toEqual({ resultCode: 'GENERAL_DECLINE' })
  expect(readFilter({ ...nothingAsked, result: 'Already-Refunded' })).toEqual({ resultCode: 'ALREADY_REFUNDED' })
})

it('finds a refusal as the list writes it, or by its id', () => {
  expect(readFilter({ ...nothingAsked, refusal: ' Header missing' })).toEqual({ refusal: 'header-missing' })
  expect(readFilter({ ...nothingAsked, refusal: 'too-many-calls' })).toEqual({ refusal: 'too-many-calls' })
})

it("reads times in the reader's own zone", () => {
  const { from, to } = readFilter({ ...nothingAsked, from: '2026-03-02T10:02', until: '2026-03-02T11:00' })
  expect(from).toBe(new Date(2026, 2, 2, 10, 2).toISOString())
  expect(to).toBe(new Date(2026, 2, 2, 11).toISOString())
})

it('an end before the beginning is said', () => {
  const morning = { ...nothingAsked, from: '2026-03-02T10:02' }
  expect(orderProblem(morning)).toBeUndefined()
  expect(orderProblem({ ...morning, until: '2026-03-02T10:03' })).toBeUndefined()
  expect(orderProblem({ ...morning, until: '2026-03-02T10:02' })).toMatch(/not after/)
})
