import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { partnerName, projectDate, projectLink, staffColumn } from '#web/entities/project/staff-columns.tsx'
import { Button } from '#web/ui/button.tsx'

// Each role sees the projects at its own stage.

export const technicalColumns = staffColumn.columns([
  projectLink('/tech-validation/$projectId', '45%'),
  partnerName('30%'),
  projectDate('dateSubmitted', 'Date submitted', '25%'),
])

export const internalColumns = (onSubmit: (row: AdminProjectRow) => void) =>
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
    projectDate('dateSubmitted', 'Date submitted', '30%'),
  ])
