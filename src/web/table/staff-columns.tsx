import { techCheckWords } from '#domain/dates.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { DateCell, MoneyCell, NumberCell } from './cells.tsx'
import { columnsOf } from './features.ts'

// The columns that the staff's lists of projects are put together from. A list says how wide each is.

export const staffColumn = columnsOf<AdminProjectRow>()

type Width = `${number}%`
type DateField = 'createDate' | 'signUpDate' | 'dateSubmitted' | 'goLiveDate' | 'goLiveRequestDate' | 'rejectDate'

export const projectName = (width: Width) =>
  staffColumn.accessor('projectName', { header: 'Project name', meta: { width } })

export const partnerName = (width: Width) =>
  staffColumn.accessor('partnerName', { header: 'Partner name', meta: { width } })

export const projectDate = (id: DateField, header: string, width: Width) =>
  staffColumn.accessor((row) => row[id] ?? undefined, {
    id,
    header,
    meta: { width },
    cell: ({ getValue }) => <DateCell value={getValue()} />,
  })

export const techCheck = (width: Width) =>
  staffColumn.accessor(({ techCheckDate }) => techCheckDate ?? undefined, {
    id: 'techCheck',
    header: 'Tech check',
    meta: { width },
    cell: ({ getValue }) => techCheckWords(getValue()),
  })

/** Sorted by size; shown as the amount that was told, which no binary fraction has touched. */
export const volume = (id: 'grossVolume' | 'netVolume', header: string, width: Width, currency: string | null) =>
  staffColumn.accessor((row) => (row[id] === null ? undefined : Number(row[id])), {
    id,
    header,
    meta: { width, align: 'end' },
    cell: ({ row }) => <MoneyCell amount={row.original[id]} currency={currency} />,
  })

export const transactionCount = (width: Width) =>
  staffColumn.accessor((row) => row.transactions ?? undefined, {
    id: 'transactions',
    header: 'Number of transactions',
    meta: { width, align: 'end' },
    cell: ({ getValue }) => <NumberCell value={getValue()} />,
  })
