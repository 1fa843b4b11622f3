import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ledger } from '#web/ui/ledger-drawing.tsx'

type Props = { read: { isFetching: boolean; refetch: () => unknown }; note?: string | undefined; children: ReactNode }

/** A list that others fill: reading it again is all that its reader can do. */
export const EmptyList = ({ read: { isFetching, refetch }, note, children }: Props) => (
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
