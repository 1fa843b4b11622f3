import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { type PointerEvent, useCallback, useState } from 'react'
import { Plot, plotAreaOf } from './plot.tsx'
import { type ChartData, describeAt, describeChart } from './series.ts'

/** Many charts may be on a page; one far below the viewport renders when it comes near. */
const near = { rootMargin: '1200px 0px' }

/** A ref for an element, and its width; undefined until the element is near the viewport. */
function useWidth(): [ref: (element: HTMLElement | null) => (() => void) | undefined, width: number | undefined] {
  const [width, setWidth] = useState<number>()
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    const nearness = new IntersectionObserver(([entry]) => entry?.isIntersecting && observer.observe(element), near)
    nearness.observe(element)
    return () => {
      nearness.disconnect()
      observer.disconnect()
    }
  }, [])
  return [ref, width]
}

/** The chart with its tooltip. Its space is reserved before it renders. */
export function Picture({ data, height }: { data: ChartData; height: number }) {
  const [ref, width] = useWidth()
  const [at, setAt] = useState<number>()
  const field = width ? plotAreaOf(data, width) : undefined
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    if (!field) return
    const share = (clientX - currentTarget.getBoundingClientRect().left - field.left) / field.width
    const place = Math.floor(share * data.times.length)
    setAt(place >= 0 && place < data.times.length ? place : undefined)
  }
  const left = field && at !== undefined ? field.left + ((at + 0.5) / data.times.length) * field.width : undefined
  return (
    <>
      <Box
        position="relative"
        minW="0"
        overflow="hidden"
        ref={ref}
        h={`${height}px`}
        role="img"
        aria-label={describeChart(data)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setAt(undefined)}
      >
        <div aria-hidden>
          {width !== undefined && width > 0 && <Plot data={data} width={width} height={height} />}
          {left !== undefined && (
            <Span
              position="absolute"
              top="8px"
              w="1px"
              bg="line.control"
              pointerEvents="none"
              style={{ left, height: height - 34 }}
            />
          )}
        </div>
      </Box>
      <Flex
        as="p"
        align="flex-start"
        mt="2"
        h={{ base: '10', sm: '5' }}
        overflow="hidden"
        textStyle="caption"
        color="muted"
        fontVariantNumeric="tabular-nums"
        aria-hidden
      >
        {at === undefined ? `${data.times[0]} to ${data.times.at(-1)}` : describeAt(data, at)}
      </Flex>
    </>
  )
}
