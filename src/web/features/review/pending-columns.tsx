import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { DateCell } from '#web/table/cells.tsx'
import { partnerName, projectDate, projectLink, staffColumn } from '#web/table/staff-columns.tsx'
import { SubmitRow } from './submit-row.tsx'

/** specification.md, section 2, "Internal screens": each role sees its own desk. */
export const technicalColumns = staffColumn.columns([
  projectLink('/tech-validation/$projectId', '45%'),
  partnerName('30%'),
  projectDate('dateSubmitted', 'Date submitted', '25%'),
])

export const internalColumns = staffColumn.columns([
  projectLink('/sms-template/$projectId', '50%'),
  partnerName('20%'),
  // The three share the whole width, so the row's action stands at the end of the last.
  staffColumn.accessor(({ dateSubmitted }) => dateSubmitted ?? undefined, {
    id: 'dateSubmitted',
    header: 'Date submitted',
    meta: { width: '30%' },
    cell: ({ row }) => <DateAndAction row={row.original} />,
  }),
])

const DateAndAction = ({ row }: { row: AdminProjectRow }) => (
  <SubmitRow row={row}>
    <DateCell value={row.dateSubmitted} />
  </SubmitRow>
)
