import { internalColumns, technicalColumns } from './pending-columns.tsx'
import { PendingList } from './pending-list.tsx'
import { InternalFrame, StaffFrame } from './staff-frames.tsx'

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
