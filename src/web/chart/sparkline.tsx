import { chakra } from '@chakra-ui/react/styled-system'

const Svg = chakra('svg', { base: { display: 'block', w: '100%', h: '12', color: 'brand.fg', overflow: 'visible' } })

/** The course of a figure without axes, for a place where its numbers stand beside it. */
export function Sparkline({ values }: { values: number[] }) {
  const highest = Math.max(...values, 0)
  const last = Math.max(values.length - 1, 1)
  const points = values.map((value, at) => `${(at / last) * 100},${highest > 0 ? 46 - (value / highest) * 42 : 46}`)
  return (
    <Svg viewBox="0 0 100 48" preserveAspectRatio="none" aria-hidden>
      <polygon points={`0,48 ${points.join(' ')} 100,48`} fill="currentColor" fillOpacity="0.1" />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </Svg>
  )
}
