import { useState } from 'react'
import {
  partnerLink,
  projectLink,
  rowActions,
  staffColumn,
  stage,
  submittedWithAge,
  techCheck,
} from '#web/entities/project/staff-columns.tsx'
import { type Ask, RowDecisions, useDecision } from './decision/use-decision.tsx'
import { PendingList } from './pending-list.tsx'
import { StaffFrame } from './staff-frames.tsx'

/** Sorted by tech check, projects ready for decision first. */
export function BusinessAdminHome() {
  const { ask, dialog } = useDecision()
  const [columns] = useState(() => columnsThat(ask))
  return (
    <StaffFrame>
      <PendingList
        columns={columns}
        desk="/sms-template/$projectId"
        sortedBy={{ id: 'techCheck' }}
        empty="No project is waiting for approval."
      />
      {dialog}
    </StaffFrame>
  )
}

const columnsThat = (ask: Ask) =>
  staffColumn.columns([
    projectLink('/sms-template/$projectId', '28.5%'),
    partnerLink('15%'),
    stage('19%'),
    submittedWithAge('23.5%'),
    techCheck('14%'),
    rowActions('164px', (row) => <RowDecisions row={row} ask={ask} />),
  ])
