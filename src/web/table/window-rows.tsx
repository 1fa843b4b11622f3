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
  const findTop = useCallback(
    (start: HTMLElement | null) => {
      if (!start) return
      setTop(start.getBoundingClientRect().top + window.scrollY)
      return watchFolding(start, onFold)
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

/** Reports whether the theme's table recipe lays the rows out as blocks, now and at each change of the width. */
function watchFolding(row: HTMLElement, onFold: (folded: boolean) => void) {
  const report = () => onFold(getComputedStyle(row).display !== 'table-row')
  const observer = new ResizeObserver(report)
  const table = row.closest('table')
  if (table) observer.observe(table)
  report()
  return () => observer.disconnect()
}
