import { Span } from '@chakra-ui/react/span'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Environment } from '#domain/environments.ts'
import { useListMessages } from '#generated/portal/client/calls.ts'
import type { HandsetMessage } from '#generated/portal/model/handsetMessage.ts'
import { messageOf } from '#web/api/errors.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { columnsOf } from '#web/table/features.ts'
import { TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenSection } from '#web/ui/screen.tsx'
import { Moment } from './call-columns.tsx'

const column = columnsOf<HandsetMessage>()

const columns = column.columns([
  column.display({
    id: 'at',
    header: 'Time',
    meta: { width: '19%' },
    cell: ({ row }) => <Moment at={row.original.at} />,
  }),
  column.display({
    id: 'recipient',
    header: 'To',
    meta: { width: '27%' },
    cell: ({ row: { original } }) => (
      <Span whiteSpace="pre-wrap" overflowWrap="anywhere">
        {original.recipient} ({original.provider})
      </Span>
    ),
  }),
  column.display({
    id: 'text',
    header: 'Message',
    meta: { width: '54%', phone: 'line' },
    cell: ({ row }) => (
      <Span whiteSpace="pre-wrap" overflowWrap="anywhere">
        {row.original.text}
      </Span>
    ),
  }),
])

/** Messages of the simulator; developers read their one-time passwords here. */
export function Handset({ projectId, environment }: { projectId: string; environment: Environment }) {
  // Fewer on a phone, where a message is three lines.
  const [limit] = useState(() => (window.innerWidth < 800 ? 10 : 20))
  // Always refetched, since users look for new messages.
  const messages = useListMessages(projectId, { environment, limit }, { query: { staleTime: 0 } })
  return (
    <ScreenSection
      id="handset"
      title="Simulated handset"
      note={`Messages that ${environment === 'live' ? 'live calls' : 'calls to the sandbox'} sent, newest first. One-time passwords arrive here, and nowhere else.`}
      action={
        <Button variant="secondary" size="sm" loading={messages.isFetching} onClick={() => void messages.refetch()}>
          {!messages.isFetching && <RefreshCw size={16} aria-hidden />}
          Refresh messages
        </Button>
      }
    >
      {messages.isPending && <TableSkeleton columns={['19fr', '27fr', '54fr']} />}
      {messages.error && (
        <Alert kind="error" title="The messages could not be read">
          {messageOf(messages.error)}
        </Alert>
      )}
      {messages.data && (
        <DataTable
          label="Messages"
          columns={columns}
          rows={messages.data.items}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              drawing="signal"
              action={
                <LinkButton to="/api-doc" variant="secondary">
                  Open the documentation
                </LinkButton>
              }
            >
              No message has arrived yet.
            </EmptyState>
          }
          dense
          compact
        />
      )}
    </ScreenSection>
  )
}
