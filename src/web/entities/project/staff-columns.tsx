import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { techCheckLabel } from '#domain/dates.ts'
import { reviewStages, stageLabel } from '#domain/project-states.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import type { Waiting } from '#generated/admin/model/waiting.ts'
import { TextLink } from '#web/entities/link.tsx'
import { byAmount } from '#web/table/by-amount.ts'
import { cellOf, DateCell, MoneyCell, NumberCell } from '#web/table/cells.tsx'
import { columnsOf } from '#web/table/features.ts'
import { folded } from '#web/theme/recipes/table.ts'
import { Badge } from '#web/ui/badge.tsx'
import { clockLabels, dateLabels } from './labels.ts'
import { daysText } from './progress-text.ts'

// Columns for the project lists of staff. Each list sets their widths.

export const staffColumn = columnsOf<AdminProjectRow>()

type Width = `${number}%`

type Actions = (row: AdminProjectRow) => ReactNode

/** The project's name, optionally with actions in the same cell, for tables without room for a column of them. */
export const projectName = (width: Width, show?: Actions) =>
  staffColumn.accessor('projectName', {
    header: 'Project name',
    meta: { width },
    cell: ({ row: { original } }) => (
      <NameCell row={original} show={show}>
        {original.projectName}
      </NameCell>
    ),
  })

/** The page where a role reviews a project. */
export type DeskPath = '/sms-template/$projectId' | '/tech-validation/$projectId'

/** The project's name as a link to its review page, optionally with actions beside it. */
export const projectLink = (to: DeskPath, width: Width, show?: Actions) =>
  staffColumn.accessor('projectName', {
    header: 'Project name',
    meta: { width },
    cell: ({ row: { original } }) => (
      <>
        <NameCell row={original} show={show}>
          <TextLink to={to} params={{ projectId: original.id }} quiet fontWeight="medium">
            {original.projectName}
          </TextLink>
        </NameCell>
        {original.waiting && <LastViewed view={original.waiting.lastViewed} />}
      </>
    ),
  })

type NameCellProps = { row: AdminProjectRow; show: Actions | undefined; children: ReactNode }

/** The name, with a mark while the partner changes what a desk has asked for. */
function NameCell({ row, show, children }: NameCellProps) {
  const name =
    row.stage === 'changes-requested' ? (
      <HStack as="span" display="inline-flex" wrap="wrap" columnGap="2" rowGap="0">
        {children}
        <Badge tone="brand">Partner's turn</Badge>
      </HStack>
    ) : (
      children
    )
  if (!show) return name
  return (
    <Flex wrap="wrap" align="center" justify="space-between" columnGap="2">
      {name}
      {show(row)}
    </Flex>
  )
}

const caption = { color: 'muted', textStyle: 'caption', fontWeight: 'normal' } as const

/** One line: a long address is cut at its end, the date never. */
function LastViewed({ view }: { view: Waiting['lastViewed'] }) {
  if (!view) return <Text {...caption}>Not opened yet</Text>
  return (
    <Text {...caption} truncate title={view.emailId}>
      Opened <DateCell value={view.viewedOn} /> by {view.emailId}
    </Text>
  )
}

/** A column of actions. The other columns share the remaining width. */
export const rowActions = (width: `${number}px`, show: Actions) =>
  staffColumn.display({
    id: 'actions',
    header: 'Actions',
    meta: { width, align: 'end' },
    cell: ({ row }) => show(row.original),
  })

export const partnerName = (width: Width) =>
  staffColumn.accessor('partnerName', { header: 'Partner name', meta: { width } })

/**
 * The partner's name as a link to its page, which only the business admin can open. Two lines of it, so that a long one does
 * not stretch its row.
 */
export const partnerLink = (width: Width) =>
  staffColumn.accessor('partnerName', {
    header: 'Partner name',
    meta: { width },
    cell: ({ row }) => (
      <TextLink
        to="/content-partners/$partnerId"
        params={{ partnerId: row.original.orgId }}
        quiet
        lineClamp="2"
        css={{ [folded]: { lineClamp: 'none' } }}
        title={row.original.partnerName}
      >
        {row.original.partnerName}
      </TextLink>
    ),
  })

const stageRank = (stage: AdminProjectRow['stage']) =>
  Object.values(reviewStages).findIndex(({ admin }) => admin === stage)

/** The stage and since when, in the order of the stages. */
export const stage = (width: Width) =>
  staffColumn.accessor(({ stage }) => (stage ? stageLabel(stage) : undefined), {
    id: 'stage',
    header: 'Stage',
    sortFn: ({ original: a }, { original: b }) => stageRank(a.stage) - stageRank(b.stage),
    meta: { width },
    cell: ({ getValue, row }) => (
      <>
        {getValue()}
        {row.original.waiting && (
          <Text {...caption}>
            since <DateCell value={row.original.waiting.since} />
          </Text>
        )}
      </>
    ),
  })

/** Since when the project is at its present stage. */
export const waitingSince = (width: Width) =>
  staffColumn.accessor(({ waiting }) => waiting?.since, {
    id: 'waitingSince',
    header: 'Waiting since',
    meta: { width },
    cell: cellOf(DateCell),
  })

/** When the partner submitted, and its age against the promise. */
export const submittedWithAge = (width: Width) =>
  staffColumn.accessor((row) => row.dateSubmitted ?? undefined, {
    id: 'dateSubmitted',
    header: 'Date submitted',
    meta: { width },
    cell: ({ getValue, row }) => (
      <>
        <HStack as="span" wrap="wrap" columnGap="2" rowGap="0" css={atEndWhenFolded}>
          <DateCell value={getValue()} />
          {row.original.waiting && <AgeMarks waiting={row.original.waiting} />}
        </HStack>
        {row.original.waiting && <BusinessDays waiting={row.original.waiting} />}
      </>
    ),
  })

const atEndWhenFolded = { [folded]: { justifyContent: 'flex-end' } }

/** '2 of 5 business days', with a mark when they are more than promised, and when the partner has to answer. */
export const Age = ({ waiting }: { waiting: Waiting }) => (
  <HStack as="span" wrap="wrap" gap="2">
    <BusinessDays waiting={waiting} />
    <AgeMarks waiting={waiting} />
  </HStack>
)

const BusinessDays = ({ waiting }: { waiting: Waiting }) => <Text {...caption}>{daysText(waiting)}</Text>

const AgeMarks = ({ waiting: { overdue, paused } }: { waiting: Waiting }) => (
  <>
    {overdue && <Badge tone="rejected">{clockLabels.overdue}</Badge>}
    {paused && <Badge tone="draft">{clockLabels.paused}</Badge>}
  </>
)

export const projectDate = (id: keyof typeof dateLabels, width: Width) =>
  staffColumn.accessor((row) => row[id] ?? undefined, {
    id,
    header: dateLabels[id],
    meta: { width },
    cell: cellOf(DateCell),
  })

export const techCheck = (width: Width) =>
  staffColumn.accessor(({ techCheckDate }) => techCheckDate ?? undefined, {
    id: 'techCheck',
    header: 'Tech check',
    meta: { width, csv: { none: techCheckLabel(null) } },
    // 'Done 11-Nov' would break at its hyphen.
    cell: ({ getValue }) => <Span whiteSpace="nowrap">{techCheckLabel(getValue())}</Span>,
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
    cell: cellOf(NumberCell),
  })
