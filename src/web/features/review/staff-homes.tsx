import { lazy, Suspense, useState } from 'react'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { Desk } from './desk.tsx'
import { internalColumns, technicalColumns } from './pending-columns.tsx'
import { PendingList } from './pending-list.tsx'
import { InternalFrame, StaffFrame } from './staff-frames.tsx'

const SubmitFromList = lazy(async () => ({ default: (await import('./submit-from-list.tsx')).SubmitFromList }))

export const TechnicalHome = () => (
  <StaffFrame>
    <PendingList
      columns={technicalColumns}
      sortedBy={{ id: 'dateSubmitted', desc: true }}
      empty="No project is waiting for its technical check."
    />
  </StaffFrame>
)

/** The dialog is outside of the list, because its row goes when another person submits it. */
export function BusinessInternalHome() {
  const [asked, setAsked] = useState<AdminProjectRow>()
  const [columns] = useState(() => internalColumns(setAsked))
  return (
    <InternalFrame>
      <Desk>
        <PendingList
          columns={columns}
          sortedBy={{ id: 'dateSubmitted', desc: true }}
          empty="No project is waiting to be prepared."
        />
      </Desk>
      {asked && (
        <Suspense fallback={null}>
          <SubmitFromList row={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </InternalFrame>
  )
}
