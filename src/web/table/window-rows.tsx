import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, useCallback, useState } from 'react'

type WindowRowsProps = {
  count: number
  keyOf: (at: number) => string
  /** Estimated row heights, for table and cards. */
  heights: { flat: number; folded: number }
  row: (at: number, measure: Ref<HTMLTableRowElement>) => ReactNode
}

/**
 * Virtualised rows: rendering a thousand takes a second. Heights are measured, since long names wrap and cards are tall.
 */
export function WindowRows(props: WindowRowsProps) {
  const [folded, setFolded] = useState(false)
  const height = folded ? props.heights.folded : props.heights.flat
  // Measured heights are valid for one layout only.
  return <Rows key={String(folded)} {...props} height={height} onFold={setFolded} />
}

type RowsProps = WindowRowsProps & { height: number; onFold: (folded: boolean) => void }

function Rows({ count, keyOf, height, row, onFold }: RowsProps) {
  const [top, setTop] = useState(0)
  const followLayout = useCallback(
    (start: HTMLElement | null) => {
      if (!start) return
      const measure = () => {
        setTop(start.getBoundingClientRect().top + window.scrollY)
        // In a narrow card, the theme's table recipe lays the rows out as blocks.
        onFold(getComputedStyle(start).display !== 'table-row')
      }
      const observer = new ResizeObserver(measure)
      // The body too: when the content above changes its height, the table moves.
      for (const element of [start.closest('table'), document.body]) if (element) observer.observe(element)
      measure()
      return () => observer.disconnect()
    },
    [onFold],
  )
  const { getVirtualItems, getTotalSize, measureElement } = useWindowVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: () => height,
    scrollMargin: top,
    overscan: 12,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    useFlushSync: false,
  })
  const drawn = getVirtualItems()
  const above = (drawn.at(0)?.start ?? top) - top
  const below = getTotalSize() - (drawn.at(-1)?.end ?? top) + top
  return (
    <>
      <Gap ref={followLayout} height={above} />
      {drawn.map(({ index }) => row(index, measureElement))}
      <Gap height={below} />
    </>
  )
}

function Gap({ height, ref }: { height: number; ref?: Ref<HTMLTableRowElement> }) {
  return (
    <tr data-space aria-hidden ref={ref}>
      <td style={{ height }} />
    </tr>
  )
}
