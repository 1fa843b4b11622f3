import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, useCallback, useState, useSyncExternalStore } from 'react'

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
  const folded = useSyncExternalStore(watchFolding, () => folding().matches)
  // Measured heights are valid for one layout only.
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

/** The breakpoint of the theme's table recipe. */
const folding = () => window.matchMedia('(max-width: 799.98px)')

function watchFolding(onFold: () => void) {
  const query = folding()
  query.addEventListener('change', onFold)
  return () => query.removeEventListener('change', onFold)
}
