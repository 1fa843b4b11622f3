import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { ChartLine, Table2 } from 'lucide-react'
import { Component, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { create } from 'zustand'
import { Button } from '#web/ui/button.tsx'
import { lazyNamed } from '#web/ui/lazy.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { legendItemFlex } from './chart-grid.tsx'
import { ChartTable } from './chart-table.tsx'
import { type ChartData, colorOf, isEmpty, type Series } from './series.ts'

type Props = {
  data: ChartData
  /** Counts attempts from 1. */
  attempt: number
  onTryAgain: () => void
  children: ReactNode
}

/** A chart that fails to load or render leaves the page and its numbers intact. */
class ChartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { data, attempt, onTryAgain, children } = this.props
    if (!this.state.failed) return children
    return (
      <Stack gap="2" h="100%" css={{ '& > :last-child': { flex: '1', minH: '0' } }}>
        <HStack justify="space-between" gap="3" color="muted">
          <p role="status">The chart could not be loaded. The table shows its values.</p>
          {attempt === 1 ? (
            <Button variant="secondary" size="sm" onClick={onTryAgain}>
              Try again
            </Button>
          ) : (
            // Browsers may cache a failed import; a reload clears it.
            <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
              Reload page
            </Button>
          )}
        </HStack>
        <ChartTable {...data} />
      </Stack>
    )
  }
}

/** Heights of the chart, and of the chart with the line below it: the table has the same. */
const heights = { large: 200, small: 140 }
const placeHeights = { large: { base: '248px', sm: '228px' }, small: { base: '188px', sm: '168px' } }

type ChartCardProps = {
  data: ChartData
  /** The card's title, if it differs from the chart's. */
  title?: ReactNode
  size?: keyof typeof heights
  /** Additional content below the chart. */
  children?: ReactNode
}

/** A chart over time with its total, and the same data as a table. */
export function ChartCard({ data, title = data.title, size = 'large', children }: ChartCardProps) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const { number, Picture } = useChartDrawing()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears: keeps the focus in this card.
  const tryAgain = () => {
    heading.current?.focus()
    fetchPictureAgain()
  }
  const [Icon, label] = asTable ? ([ChartLine, 'Chart'] as const) : ([Table2, 'Table'] as const)
  return (
    <Box as="section" minW="0" p={{ base: '4', md: '5' }} layerStyle="card" aria-labelledby={id}>
      <HStack as="header" justify="space-between" gap="3" mb="3">
        <Heading as="h3" size="sm" minW="0" overflowWrap="anywhere" outline="none" id={id} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${data.title} as ${label}`}
          onClick={() => setAsTable(!asTable)}
        >
          <Icon size={16} aria-hidden />
          {label}
        </Button>
      </HStack>
      <Flex as="dl" wrap="wrap" columnGap="6" rowGap="2" mb="4">
        {data.series.map((series) => (
          <Box key={series.name} flex={legendItemFlex}>
            <HStack as="dt" gap="2" textStyle="caption" color="muted">
              {series.mark !== 'sum' && <Sample series={series} />}
              {series.name}
            </HStack>
            <Box as="dd" textStyle="title" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {series.total}
            </Box>
          </Box>
        ))}
      </Flex>
      <Box h={placeHeights[size]}>
        {asTable && <ChartTable {...data} />}
        {!asTable && isEmpty(data) && (
          <Flex h={`${heights[size]}px`} align="center" justify="center" bg="sunken" borderRadius="md" color="muted">
            {data.none ?? 'No activity in this period.'}
          </Flex>
        )}
        {!asTable && !isEmpty(data) && (
          <ChartBoundary key={number} data={data} attempt={number} onTryAgain={tryAgain}>
            <Suspense fallback={<Skeleton h={`${heights[size]}px`} />}>
              <Picture data={data} height={heights[size]} />
            </Suspense>
          </ChartBoundary>
        )}
      </Box>
      {children}
    </Box>
  )
}

/** A sample of the series' line or bar. */
function Sample({ series: { tone, mark, dashed } }: { series: Series }) {
  return (
    <svg width="16" height="10" aria-hidden>
      {mark === 'bar' ? (
        <rect x="3" width="10" height="10" rx="2" fill={colorOf(tone)} />
      ) : (
        <line
          x1="0"
          x2="16"
          y1="5"
          y2="5"
          stroke={colorOf(tone)}
          strokeWidth="2.5"
          strokeDasharray={dashed ? '4 3' : undefined}
        />
      )}
    </svg>
  )
}

const attempt = (before = 0) => ({
  number: before + 1,
  Picture: lazyNamed(async () => (await import('./chart-drawing.tsx')).Picture),
})

/** Victory loads with the first chart. After a failure it loads again on request only. */
export const useChartDrawing = create(() => attempt())

/** Retries for all charts of the page, which share the module. */
const fetchPictureAgain = () => useChartDrawing.setState(({ number }) => attempt(number))
