import { businessAdminColumns, internalColumns, technicalColumns } from './pending-columns.tsx'
import { PendingList } from './pending-list.tsx'
import { InternalFrame, StaffFrame } from './staff-frames.tsx'

/** Sorted by tech check: those that can be decided stand first. */
export const BusinessAdminHome = () => (
  <StaffFrame>
    <PendingList
      columns={businessAdminColumns}
      sortedBy={{ id: 'techCheck' }}
      empty="No project is waiting for approval."
    />
  </StaffFrame>
)

export const TechnicalHome = () => (
  <StaffFrame>
    <PendingList
      columns={technicalColumns}
      sortedBy={{ id: 'dateSubmitted', desc: true }}
      empty="No project is waiting for its technical check."
    />
  </StaffFrame>
)

export const BusinessInternalHome = () => (
  <InternalFrame>
    <PendingList
      columns={internalColumns}
      sortedBy={{ id: 'dateSubmitted', desc: true }}
      empty="No project is waiting to be prepared."
    />
  </InternalFrame>
)
