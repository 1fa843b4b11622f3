import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, useCallback, useState, useSyncExternalStore } from 'react'

type WindowRowsProps = {
  count: number
  keyOf: (at: number) => string
  /** What a row measures if nothing wraps, and what it measures folded. */
  heights: { flat: number; folded: number }
  row: (at: number, measure: Ref<HTMLTableRowElement>) => ReactNode
}

/**
 * The rows near the window, and empty space for the others: drawing a thousand takes a second, drawing forty does not
 * show. Rows are measured as they come up, since long names wrap and folded rows are tall.
 */
export function WindowRows(props: WindowRowsProps) {
  const folded = useSyncExternalStore(watchFolding, () => folding().matches)
  // What was measured of one shape is of no use to the other.
  return <Rows key={String(folded)} {...props} height={folded ? props.heights.folded : props.heights.flat} />
}

function Rows({ count, keyOf, height, row }: WindowRowsProps & { height: number }) {
  const [top, setTop] = useState(0)
  const findTop = useCallback((start: HTMLElement | null) => {
    if (start) setTop(start.getBoundingClientRect().top + window.scrollY)
  }, [])
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
      <Gap ref={findTop} height={above} />
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

/** The width below which the theme's table recipe folds a table. */
const folding = () => window.matchMedia('(max-width: 799.98px)')

function watchFolding(onFold: () => void) {
  const query = folding()
  query.addEventListener('change', onFold)
  return () => query.removeEventListener('change', onFold)
}
