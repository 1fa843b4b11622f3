import { useState } from 'react'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { lazyDialog } from '#web/entities/lazy-dialog.tsx'
import {
  partnerName,
  projectLink,
  staffColumn,
  submittedWithAge,
  waitingSince,
} from '#web/entities/project/staff-columns.tsx'
import { Button } from '#web/ui/button.tsx'
import { Desk } from './desk.tsx'
import { PendingList } from './pending-list.tsx'
import { InternalFrame, StaffFrame } from './staff-frames.tsx'

// Each role sees the projects at its own stage.

const technicalColumns = staffColumn.columns([
  projectLink('/tech-validation/$projectId', '36%'),
  partnerName('24%'),
  submittedWithAge('22%'),
  waitingSince('18%'),
])

const internalColumns = (onSubmit: (row: AdminProjectRow) => void) =>
  staffColumn.columns([
    projectLink('/sms-template/$projectId', '50%', (row) => (
      <Button
        variant="ghost"
        size="sm"
        h="7"
        px="2"
        color="brand.fg"
        aria-label={`Submit ${row.projectName} for technical approval`}
        onClick={() => onSubmit(row)}
      >
        Submit
      </Button>
    )),
    partnerName('20%'),
    submittedWithAge('30%'),
  ])

const SubmitFromList = lazyDialog(async () => (await import('./submit-from-list.tsx')).SubmitFromList)

export const TechnicalHome = () => (
  <StaffFrame>
    <PendingList
      columns={technicalColumns}
      desk="/tech-validation/$projectId"
      sortedBy={{ id: 'dateSubmitted' }}
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
          desk="/sms-template/$projectId"
          sortedBy={{ id: 'dateSubmitted', desc: true }}
          empty="No project is waiting to be prepared."
        />
      </Desk>
      {asked && <SubmitFromList row={asked} onClose={() => setAsked(undefined)} />}
    </InternalFrame>
  )
}
