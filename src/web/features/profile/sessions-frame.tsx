import type { ReactNode } from 'react'
import { TableSkeleton } from '#web/table/table-skeleton.tsx'
import { ScreenSection } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const sessionsId = 'sessions'

export const SessionsFrame = (props: { action: ReactNode; children: ReactNode }) => (
  <ScreenSection
    id={sessionsId}
    title="Sessions"
    note="Where you are signed in. If you do not recognise a session, revoke it and change your password."
    {...props}
  />
)

/** The sessions while a profile loads, and while its end does. */
export const SessionsPending = () => (
  <SessionsFrame action={<Skeleton w="152px" h="10" />}>
    <TableSkeleton rows={1} columns={['26fr', '18fr', '18fr', '18fr', '20fr']} />
  </SessionsFrame>
)
