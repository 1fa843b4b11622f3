import { Flex } from '@chakra-ui/react/flex'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { techCheckLabel } from '#domain/dates.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { byAmount } from '#web/table/by-amount.ts'
import { DateCell, MoneyCell, NumberCell } from '#web/table/cells.tsx'
import { columnsOf } from '#web/table/features.ts'
import { TextLink } from '#web/ui/link.tsx'

// Columns for the project lists of staff. Each list sets their widths.

export const staffColumn = columnsOf<AdminProjectRow>()

type Width = `${number}%`
type DateField = 'createDate' | 'signUpDate' | 'dateSubmitted' | 'goLiveDate' | 'goLiveRequestDate' | 'rejectDate'

export const projectName = (width: Width) =>
  staffColumn.accessor('projectName', { header: 'Project name', meta: { width } })

/** The project's name, and actions in the same cell, for tables without room for a column of actions. */
export const projectNameAndActions = (width: Width, show: (row: AdminProjectRow) => ReactNode) =>
  staffColumn.accessor('projectName', {
    header: 'Project name',
    meta: { width },
    cell: ({ row }) => (
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="2">
        {row.original.projectName}
        {show(row.original)}
      </Flex>
    ),
  })

type Desk = '/sms-template/$projectId' | '/tech-validation/$projectId'

/** The project's name as a link to its review page, optionally with actions beside it. */
export const projectLink = (to: Desk, width: Width, show?: (row: AdminProjectRow) => ReactNode) =>
  staffColumn.accessor('projectName', {
    header: 'Project name',
    meta: { width },
    cell: ({ row }) => {
      const link = (
        <TextLink asChild quiet fontWeight="medium">
          <Link to={to} params={{ projectId: row.original.id }}>
            {row.original.projectName}
          </Link>
        </TextLink>
      )
      if (!show) return link
      return (
        <Flex wrap="wrap" align="center" justify="space-between" columnGap="2">
          {link}
          {show(row.original)}
        </Flex>
      )
    },
  })

/** A column of actions. The other columns share the remaining width. */
export const rowActions = (width: `${number}px`, show: (row: AdminProjectRow) => ReactNode) =>
  staffColumn.display({
    id: 'actions',
    header: 'Actions',
    meta: { width, align: 'end' },
    cell: ({ row }) => show(row.original),
  })

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
    meta: { width, csv: { none: techCheckLabel(null) } },
    cell: ({ getValue }) => techCheckLabel(getValue()),
  })

/**
 * A volume in the list's one currency, which the CSV file has in its header. Amounts are decimal text: they are sorted by value
 * and never converted to binary fractions.
 */
export const volume = (id: 'grossVolume' | 'netVolume', header: string, width: Width, currency: string | null) =>
  staffColumn.accessor((row) => row[id] ?? undefined, {
    id,
    header,
    sortFn: byAmount,
    meta: { width, align: 'end', csv: { head: currency ? `${header} (${currency})` : header } },
    cell: ({ getValue }) => <MoneyCell amount={getValue()} />,
  })

export const transactionCount = (width: Width) =>
  staffColumn.accessor((row) => row.transactions ?? undefined, {
    id: 'transactions',
    header: 'Number of transactions',
    meta: { width, align: 'end' },
    cell: ({ getValue }) => <NumberCell value={getValue()} />,
  })
