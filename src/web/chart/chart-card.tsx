import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { HStack } from '@chakra-ui/react/stack'
import { ChartLine, Table2 } from 'lucide-react'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChartTable } from './chart-table.tsx'
import { PictureBoundary } from './picture-boundary.tsx'
import { fetchPictureAgain, usePicturePart } from './picture-part.ts'
import type { ChartData, Series } from './series.ts'
import { colorOf } from './tone.ts'

/** The picture, and the picture with the line below it: a table takes the place of both. */
const heights = { large: 200, small: 140 }
const placeHeights = { large: { base: '248px', sm: '228px' }, small: { base: '188px', sm: '168px' } }

type ChartCardProps = {
  data: ChartData
  /** What the card is called, where that is not what the chart is of. */
  title?: ReactNode
  size?: keyof typeof heights
  /** More of the same, below the picture. */
  children?: ReactNode
}

/** Figures over time: what they come to, their picture, and the same as a table. */
export function ChartCard({ data, title = data.title, size = 'large', children }: ChartCardProps) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const { number, Picture } = usePicturePart()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed goes away: the focus stays in this card.
  const tryAgain = () => {
    heading.current?.focus()
    fetchPictureAgain()
  }
  const [Icon, words] = asTable ? ([ChartLine, 'Chart'] as const) : ([Table2, 'Table'] as const)
  return (
    <Box as="section" minW="0" p={{ base: '4', md: '5' }} layerStyle="card" aria-labelledby={id}>
      <HStack as="header" justify="space-between" gap="3" mb="3">
        <Heading as="h3" size="sm" minW="0" overflowWrap="anywhere" outline="none" id={id} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${data.title} as ${words}`}
          onClick={() => setAsTable(!asTable)}
        >
          <Icon size={16} aria-hidden />
          {words}
        </Button>
      </HStack>
      <Flex as="dl" wrap="wrap" columnGap="6" rowGap="2" mb="4">
        {data.series.map((series) => (
          <div key={series.name}>
            <HStack as="dt" gap="2" textStyle="caption" color="muted">
              <Sample series={series} />
              {series.name}
            </HStack>
            <Box as="dd" textStyle="title" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {series.total}
            </Box>
          </div>
        ))}
      </Flex>
      <Box h={placeHeights[size]}>
        {asTable ? (
          <ChartTable {...data} />
        ) : (
          <PictureBoundary key={number} data={data} attempt={number} onTryAgain={tryAgain}>
            <Suspense fallback={<Skeleton h={`${heights[size]}px`} />}>
              <Picture data={data} height={heights[size]} />
            </Suspense>
          </PictureBoundary>
        )}
      </Box>
      {children}
    </Box>
  )
}

/** How the series is drawn. */
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
