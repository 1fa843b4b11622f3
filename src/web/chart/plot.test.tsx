import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Plot } from './plot.tsx'
import type { Series } from './series.ts'
import { colorOf } from './tone.ts'

afterEach(cleanup)

/** What is drawn of these two latencies in their colors: lines by their length, and points. */
function drawn(p50: Series['values'], p95: Series['values']) {
  const words = p50.map(String)
  const [times, ticks] = [words, words]
  const series: Series[] = [
    { name: 'p50', total: '12 ms', tone: 'brand', mark: 'line', values: p50, words },
    { name: 'p95', total: '40 ms', tone: 'pending', mark: 'line', dashed: true, values: p95, words },
  ]
  const { container } = render(<Plot data={{ title: 'Latency', times, ticks, series }} width={600} height={200} />)
  const paths = [...container.querySelectorAll('path')].filter(({ style }) => style.fill || style.stroke)
  return series.map(({ tone }) => ({
    points: paths.filter(({ style }) => style.fill === colorOf(tone)).length,
    lines: paths.filter(({ style }) => style.stroke === colorOf(tone)).flatMap(legs).length,
  }))
}

/** The parts of a line that lead somewhere. */
const legs = (line: SVGPathElement) => line.getAttribute('d')?.match(/L/g) ?? []

it('an hour with calls between silent ones is a point of each series', () => {
  expect(drawn([null, 12, null], [null, 40, null])).toEqual([
    { points: 1, lines: 0 },
    { points: 1, lines: 0 },
  ])
})

it('hours that follow each other are a line, and only those without a neighbour are points', () => {
  expect(drawn([12, 14, 13, null, 9], [40, null, null, 30, 20])).toEqual([
    { points: 1, lines: 2 },
    { points: 1, lines: 1 },
  ])
})

it('nothing is drawn where there were no calls', () => {
  expect(drawn([null, null], [null, null])).toEqual([
    { points: 0, lines: 0 },
    { points: 0, lines: 0 },
  ])
})
