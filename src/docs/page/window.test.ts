import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjust, indexAt, mostOf, rangeBetween, runsOf, topsOf, touches } from './window.ts'

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

describe('where the reader is', () => {
  it('is the section that holds most of the stretch, not the one at its top', () => {
    expect(mostOf(tops, 90, 160)).toBe(1)
    expect(mostOf(tops, 140, 220)).toBe(2)
    expect(mostOf(tops, 10, 150)).toBe(0)
  })

  it('is the first of two that hold as much', () => {
    expect(mostOf(tops, 80, 120)).toBe(0)
  })

  it('is the first section while the beginning is in sight, and the last one at the end', () => {
    expect(mostOf(topsOf([20, 500]), -60, 200)).toBe(0)
    expect(mostOf(topsOf([20, 500]), 1, 200)).toBe(1)
    expect(mostOf(tops, 355, 700)).toBe(3)
    expect(mostOf([0], 10, 20)).toBe(0)
  })

  it('holds at least as much as any other section, wherever the stretch lies', () => {
    const cases = fc.tuple(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1 }), fc.nat(3000), fc.nat(900))
    fc.assert(
      fc.property(cases, ([sizes, from, length]) => {
        const edges = topsOf(sizes)
        const held = sizes.map(
          (size, at) => Math.min((edges[at] ?? 0) + size, from + length) - Math.max(edges[at] ?? 0, from),
        )
        if (from > 0 && Math.max(...held) > 0) expect(held[mostOf(edges, from, from + length)]).toBe(Math.max(...held))
      }),
    )
  })

  it('knows what is in sight', () => {
    const inSight = [0, 1, 2, 3].filter((section) => touches(tops, section, 100, 200))
    expect(inSight).toEqual([1, 2])
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
