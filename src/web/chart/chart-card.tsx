import { ChartLine, Table2 } from 'lucide-react'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Figures, Head, Name, Place, Root, Title, Total } from './chart-frame.ts'
import { ChartTable } from './chart-table.tsx'
import { PictureBoundary } from './picture-boundary.tsx'
import { fetchPictureAgain, usePicturePart } from './picture-part.ts'
import type { ChartData, Series } from './series.ts'
import { colorOf } from './tone.ts'

const heights = { large: 200, small: 140 }

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
  // What was pressed goes; who pressed it with a key stays in this card.
  const tryAgain = () => {
    heading.current?.focus()
    fetchPictureAgain()
  }
  // What it would turn into.
  const [Icon, words] = asTable ? ([ChartLine, 'Chart'] as const) : ([Table2, 'Table'] as const)
  return (
    <Root aria-labelledby={id}>
      <Head>
        <Title id={id} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${data.title} as ${words}`}
          onClick={() => setAsTable(!asTable)}
        >
          <Icon size={16} aria-hidden />
          {words}
        </Button>
      </Head>
      <Figures>
        {data.series.map((series) => (
          <div key={series.name}>
            <Name>
              <Sample series={series} />
              {series.name}
            </Name>
            <Total>{series.total}</Total>
          </div>
        ))}
      </Figures>
      <Place size={size}>
        {asTable ? (
          <ChartTable {...data} />
        ) : (
          <PictureBoundary key={number} data={data} attempt={number} onTryAgain={tryAgain}>
            <Suspense fallback={<Skeleton h={`${heights[size]}px`} />}>
              <Picture data={data} height={heights[size]} />
            </Suspense>
          </PictureBoundary>
        )}
      </Place>
      {children}
    </Root>
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
