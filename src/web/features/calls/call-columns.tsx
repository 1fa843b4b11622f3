import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { Fragment } from 'react'
import { formatMoment } from '#domain/dates.ts'
import { formatNumber } from '#domain/money.ts'
import type { CallRow } from '#generated/portal/model/callRow.ts'
import { None } from '#web/table/cells.tsx'
import { columnsOf } from '#web/table/features.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { correlationIdLabel, reasonLabel, resultLabel, toneOf } from './labels.ts'

const widths = ['19%', '21%', '33%', '10%', '17%'] as const

/** Widths for the skeleton. */
export const columnWidths = widths.map((width) => width.replace('%', 'fr'))

const column = columnsOf<CallRow>()

/** Not sortable: the server orders by time, and only a part is loaded. */
export const callColumns = (open: (callId: string) => void) =>
  column.columns([
    column.display({
      id: 'at',
      header: 'Time',
      meta: { width: widths[0] },
      cell: ({ row }) => <Moment at={row.original.at} />,
    }),
    column.display({
      id: 'result',
      header: 'Result',
      meta: { width: widths[1] },
      cell: ({ row: { original } }) => <ResultOf call={original} />,
    }),
    column.display({
      id: 'operation',
      header: 'Operation',
      meta: { width: widths[2] },
      cell: ({ row: { original } }) => <OpenCall call={original} onOpen={() => open(original.callId)} />,
    }),
    column.display({
      id: 'latency',
      header: 'Latency',
      meta: { width: widths[3], align: 'end' },
      cell: ({ row }) => <Span whiteSpace="nowrap">{formatNumber(Math.round(row.original.latency))} ms</Span>,
    }),
    column.display({
      id: 'correlationId',
      header: correlationIdLabel,
      meta: { width: widths[4], phone: 'hidden' },
      cell: ({ row }) =>
        row.original.correlationId ? (
          <Span textStyle="mono" overflowWrap="anywhere">
            {row.original.correlationId}
          </Span>
        ) : (
          <None />
        ),
    }),
  ])

function OpenCall({ call, onOpen }: { call: CallRow; onOpen: () => void }) {
  return (
    <ButtonLink
      textStyle="mono"
      textAlign="inherit"
      minH="6"
      maxW="100%"
      whiteSpace="normal"
      overflowWrap="anywhere"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {call.method} <BreakablePath path={call.path} />
    </ButtonLink>
  )
}

/** Breaks between segments: 'identity' stays whole. */
const BreakablePath = ({ path }: { path: string }) =>
  path.split(/(?=\/)/).map((segment, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a path keep their places
    <Fragment key={at}>
      <wbr />
      {segment}
    </Fragment>
  ))

/** FAILURE has several reasons, so the reason is shown below. */
function ResultOf({ call }: { call: CallRow }) {
  const why = reasonLabel(call)
  return (
    <Flex as="span" inline direction="column" align="inherit" gap="1">
      {/* A long code takes a second line instead of being cut off. */}
      <Span css={{ '& > span': { h: 'auto', minH: '6', whiteSpace: 'normal', overflowWrap: 'anywhere' } }}>
        <StatusBadge tone={toneOf(call)}>{resultLabel(call)}</StatusBadge>
      </Span>
      {why && (
        <Span textStyle="caption" color="muted">
          {why}
        </Span>
      )}
    </Flex>
  )
}

/** On one line, where a table has room for it. */
export const Moment = ({ at }: { at: string }) => (
  <Span asChild whiteSpace={{ md: 'nowrap' }}>
    <time dateTime={at} title={new Date(at).toLocaleString()}>
      {formatMoment(at)}
    </time>
  </Span>
)
