import { techCheckWords } from '#domain/dates.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { DateCell } from '#web/table/cells.tsx'
import { columnsOf } from '#web/table/features.ts'

const column = columnsOf<AdminProjectRow>()

const name = (width: `${number}%`) => column.accessor('projectName', { header: 'Project name', meta: { width } })
const partner = (width: `${number}%`) => column.accessor('partnerName', { header: 'Partner name', meta: { width } })
const date = (id: 'dateSubmitted' | 'goLiveRequestDate', header: string, width: `${number}%`) =>
  column.accessor((row) => row[id] ?? undefined, {
    id,
    header,
    meta: { width },
    cell: ({ getValue }) => <DateCell value={getValue()} />,
  })

/** specification.md, section 2, "Internal screens": each role sees its own desk. */
export const businessAdminColumns = column.columns([
  name('35%'),
  partner('25%'),
  date('goLiveRequestDate', 'Date submitted', '20%'),
  column.accessor(({ techCheckDate }) => techCheckDate ?? undefined, {
    id: 'techCheck',
    header: 'Tech check',
    meta: { width: '20%' },
    cell: ({ getValue }) => techCheckWords(getValue()),
  }),
])

export const technicalColumns = column.columns([
  name('45%'),
  partner('30%'),
  date('dateSubmitted', 'Date submitted', '25%'),
])

export const internalColumns = column.columns([
  name('50%'),
  partner('20%'),
  date('dateSubmitted', 'Date submitted', '30%'),
])
