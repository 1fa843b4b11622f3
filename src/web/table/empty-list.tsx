import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ledger } from '#web/ui/ledger-drawing.tsx'

type EmptyListProps = { read: { isFetching: boolean; refetch: () => unknown }; note?: string; children: ReactNode }

/** A list that others fill: reading it again is all that its reader can do. */
export const EmptyList = ({ read: { isFetching, refetch }, note, children }: EmptyListProps) => (
  <EmptyState
    drawing={ledger}
    note={note}
    action={
      <Button variant="secondary" loading={isFetching} onClick={() => refetch()}>
        Refresh
      </Button>
    }
  >
    {children}
  </EmptyState>
)

/** Instead of a list of which the search or the filter shows nothing. */
export const NoMatches = ({ onShowAll, children }: { onShowAll: () => void; children: ReactNode }) => (
  <EmptyState
    drawing={ledger}
    action={
      <Button variant="secondary" onClick={onShowAll}>
        Show all
      </Button>
    }
  >
    {children}
  </EmptyState>
)
