import type { ReactNode } from 'react'
import { ListSkeleton } from '#web/table/table-skeleton.tsx'
import { Screen } from '#web/ui/screen.tsx'

export const ApiChangesFrame = ({ children }: { children: ReactNode }) => (
  <Screen
    title="API changes"
    description="Which partners and projects have called, in the last 90 days, a part of an API product that changes or ends. Calls of product tests do not count."
  >
    {children}
  </Screen>
)

export const ApiChangesPending = () => (
  <ApiChangesFrame>
    <ListSkeleton columns={['30fr', '30fr', '12fr', '14fr', '14fr']} />
  </ApiChangesFrame>
)
