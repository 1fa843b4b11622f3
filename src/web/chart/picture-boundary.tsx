import { HStack, Stack } from '@chakra-ui/react/stack'
import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ChartTable } from './chart-table.tsx'
import type { ChartData } from './series.ts'

type Props = {
  data: ChartData
  /** The first is 1. */
  attempt: number
  onTryAgain: () => void
  children: ReactNode
}

/** A chart that fails to load or to draw leaves the page and its numbers as they are. */
export class PictureBoundary extends Component<Props, { failed: boolean }> {
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
        </HStack>
        <ChartTable {...data} />
      </Stack>
    )
  }
}
