import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { partnerName, projectDate, projectLink, rowActions, staffColumn } from '#web/table/staff-columns.tsx'
import { Button } from '#web/ui/button.tsx'

/** specification.md, section 2, "Internal screens": each role sees its own desk. */
export const technicalColumns = staffColumn.columns([
  projectLink('/tech-validation/$projectId', '45%'),
  partnerName('30%'),
  projectDate('dateSubmitted', 'Date submitted', '25%'),
])

export const internalColumns = (onSubmit: (row: AdminProjectRow) => void) =>
  staffColumn.columns([
    projectLink('/sms-template/$projectId', '50%'),
    partnerName('20%'),
    projectDate('dateSubmitted', 'Date submitted', '30%'),
    rowActions('104px', (row) => (
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
  ])
