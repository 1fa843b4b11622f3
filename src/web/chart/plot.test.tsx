import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Plot } from './plot.tsx'
import { colorOf, type Series } from './series.ts'

/** The drawn parts of two latency series by colour: lines by length, and points. */
function drawn(p50: Series['values'], p95: Series['values']) {
  const texts = p50.map(String)
  const [times, ticks] = [texts, texts]
  const series: Series[] = [
    { name: 'p50', total: '12 ms', tone: 'brand', mark: 'line', values: p50, texts },
    { name: 'p95', total: '40 ms', tone: 'pending', mark: 'line', dashed: true, values: p95, texts },
  ]
  const { container } = render(
    <Plot data={{ title: 'Latency', unit: 'hours', times, ticks, series }} width={600} height={200} />,
  )
  const paths = [...container.querySelectorAll('path')].filter(({ style }) => style.fill || style.stroke)
  return series.map(({ tone }) => ({
    points: paths.filter(({ style }) => style.fill === colorOf(tone)).length,
    lines: paths.filter(({ style }) => style.stroke === colorOf(tone)).flatMap(legs).length,
  }))
}

/** The line segments of a path. */
const legs = (line: SVGPathElement) => line.getAttribute('d')?.match(/L/g) ?? []

it('draws an hour between gaps as a point per series', () => {
  expect(drawn([null, 12, null], [null, 40, null])).toEqual([
    { points: 1, lines: 0 },
    { points: 1, lines: 0 },
  ])
})

it('draws consecutive hours as a line, and isolated ones as points', () => {
  expect(drawn([12, 14, 13, null, 9], [40, null, null, 30, 20])).toEqual([
    { points: 1, lines: 2 },
    { points: 1, lines: 1 },
  ])
})

it('draws nothing without calls', () => {
  expect(drawn([null, null], [null, null])).toEqual([
    { points: 0, lines: 0 },
    { points: 0, lines: 0 },
  ])
})
