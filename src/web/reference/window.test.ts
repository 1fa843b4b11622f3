import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjust, indexAt, rangeBetween, runsOf, topsOf } from './window.ts'

const heights = [100, 50, 200, 10]
const tops = topsOf(heights)

describe('where sections stand', () => {
  it('adds the heights up', () => {
    expect(tops).toEqual([0, 100, 150, 350, 360])
  })

  it('finds the section at a height, and the nearest one beyond the ends', () => {
    expect([-5, 0, 99, 100, 149, 150, 349, 350, 999].map((y) => indexAt(tops, y))).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3])
  })

  it('takes what a stretch of the page touches', () => {
    expect(rangeBetween(tops, 120, 160)).toEqual({ first: 1, end: 3 })
    expect(rangeBetween([0], 0, 100)).toEqual({ first: 0, end: 0 })
  })
})

describe('what stays drawn', () => {
  it('keeps what is near and drops what is far', () => {
    const keep = { first: 2, end: 9 }
    expect(adjust({ first: 1, end: 5 }, { first: 4, end: 7 }, keep)).toEqual({ first: 2, end: 7 })
  })

  it('starts again after a jump', () => {
    expect(adjust({ first: 0, end: 3 }, { first: 40, end: 42 }, { first: 0, end: 99 })).toEqual({ first: 40, end: 42 })
  })
})

describe('what is drawn', () => {
  it('leaves the room of the sections that are not', () => {
    expect(runsOf(tops, { first: 1, end: 2 }, [3])).toEqual([
      { before: 1, space: 100 },
      { section: 1 },
      { before: 3, space: 200 },
      { section: 3 },
    ])
  })

  it('is as high as all sections together, whichever are drawn', () => {
    const cases = fc.tuple(fc.array(fc.nat(2000), { minLength: 1 }), fc.nat(50), fc.nat(20), fc.array(fc.nat(60)))
    fc.assert(
      fc.property(cases, ([sizes, first, length, pinned]) => {
        const runs = runsOf(topsOf(sizes), { first, end: first + length }, pinned)
        const height = runs.reduce((sum, run) => sum + ('section' in run ? (sizes[run.section] ?? 0) : run.space), 0)
        expect(height).toBe(sizes.reduce((sum, size) => sum + size, 0))
      }),
    )
  })
})
