import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { ListFilter, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Environment } from '#domain/environments.ts'
import type { CallRow } from '#generated/portal/model/callRow.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { type CallFilter, callQueries } from '#web/api/call-queries.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Button } from '#web/ui/button.tsx'
import { columnsThatOpen, columnWidths } from './call-columns.tsx'
import { CallDialog } from './call-dialog.tsx'
import { CallFilters } from './call-filters.tsx'
import { CallsFailed, NoCalls, NothingFound } from './call-log-states.tsx'
import { ExportCalls } from './export-calls.tsx'
import { asksAnything, type FilterEntry, nothingAsked, readFilter } from './filter.ts'

const Section = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Heading = chakra('h2', { base: { textStyle: 'title', scrollMarginTop: '20' } })
const Note = chakra('p', { base: { color: 'muted' } })
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
})
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

type Props = { project: Project; environment: Environment }

/** What the project has called, newest first: to see that a call arrived, and why it was answered as it was. */
export function CallLog({ project, environment }: Props) {
  const [filtering, setFiltering] = useState(false)
  const [asked, setAsked] = useState(nothingAsked)
  const [look, setLook] = useState(lookNow)
  const filter = { environment, ...readFilter(asked) }
  const log = useQuery({
    ...callQueries.log(project.projectId, filter, look),
    meta: { asked },
    // What was read before stands until the answer is there. That nothing was found is only said of what was asked for.
    placeholderData: (before, query) =>
      before && (before.rows.length > 0 || query?.meta?.asked === asked) ? before : undefined,
  })
  const refresh = () => setLook(lookNow())
  const ask = (entry: FilterEntry) => {
    setAsked(entry)
    refresh()
  }
  const showAll = () => {
    setFiltering(false)
    ask(nothingAsked)
  }
  return (
    <Section aria-labelledby="api-calls">
      <Line>
        <div>
          <Heading id="api-calls">Call log</Heading>
          <Note>
            Calls to the {environment} in this project's name, newest first. Keys and other secrets are masked.
          </Note>
        </div>
        <Actions>
          <Button variant="secondary" size="sm" aria-expanded={filtering} onClick={() => setFiltering(!filtering)}>
            <ListFilter size={16} aria-hidden />
            Filter
          </Button>
          <Button variant="secondary" size="sm" loading={log.isFetching} onClick={refresh}>
            {!log.isFetching && <RefreshCw size={16} aria-hidden />}
            Refresh
          </Button>
        </Actions>
      </Line>
      {filtering && <CallFilters onAsk={ask} onShowAll={showAll} />}
      {log.isPending && <TableSkeleton columns={columnWidths} />}
      {log.error && <CallsFailed error={log.error} onRetry={() => void log.refetch()} />}
      {log.data && (
        <Calls
          project={project}
          filter={filter}
          {...log.data}
          isReadingOn={log.isFetching && look.pages > 1}
          onReadOn={() => setLook({ ...look, pages: look.pages + 1 })}
          onShowAll={asksAnything(asked) ? showAll : undefined}
        />
      )}
    </Section>
  )
}

const lookNow = () => ({ asOf: Date.now(), pages: 1 })

type CallsProps = {
  project: Project
  filter: CallFilter & { environment: Environment }
  rows: CallRow[]
  hasMore: boolean
  isReadingOn: boolean
  onReadOn: () => void
  /** There where a filter narrows the list. */
  onShowAll: (() => void) | undefined
}

function Calls({ project, filter, rows, hasMore, isReadingOn, onReadOn, onShowAll }: CallsProps) {
  const [openCall, setOpenCall] = useState<string>()
  const [columns] = useState(() => columnsThatOpen(setOpenCall))
  const none = onShowAll ? (
    <NothingFound onShowAll={onShowAll} />
  ) : (
    <NoCalls project={project} environment={filter.environment} />
  )
  return (
    <>
      {rows.length > 0 && (
        <Line>
          <Note role="status">{shownWords(rows.length, hasMore)}</Note>
          <ExportCalls project={project} filter={filter} />
        </Line>
      )}
      <DataTable label="API calls" columns={columns} rows={rows} rowKey={({ callId }) => callId} empty={none} dense />
      {hasMore && (
        <Line>
          <Button variant="secondary" loading={isReadingOn} onClick={onReadOn}>
            Load more
          </Button>
        </Line>
      )}
      {openCall && <CallDialog project={project} callId={openCall} onClose={() => setOpenCall(undefined)} />}
    </>
  )
}

function shownWords(count: number, more: boolean) {
  const calls = count === 1 ? '1 call' : `${count} calls`
  return more ? `The newest ${calls}` : `${calls} in all`
}
