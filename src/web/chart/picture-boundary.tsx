import { chakra } from '@chakra-ui/react/styled-system'
import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ChartTable } from './chart-table.tsx'
import type { ChartData } from './series.ts'

const Numbers = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', h: '100%', '& > :last-child': { flex: '1', minH: '0' } },
})
const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', color: 'muted' },
})

type Props = {
  data: ChartData
  /** The first is 1. */
  attempt: number
  onTryAgain: () => void
  children: ReactNode
}

/** A picture that did not arrive, or could not be drawn, costs nobody the page: the numbers are here already. */
export class PictureBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { data, attempt, onTryAgain, children } = this.props
    if (!this.state.failed) return children
    return (
      <Numbers>
        <Line>
          <p role="status">The picture could not be loaded. Here are its numbers.</p>
          {attempt === 1 ? (
            <Button variant="secondary" size="sm" onClick={onTryAgain}>
              Try again
            </Button>
          ) : (
            // A browser may keep for good that an import has failed; a page that is loaded anew forgets it.
            <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
              Reload page
            </Button>
          )}
        </Line>
        <ChartTable {...data} />
      </Numbers>
    )
  }
}
