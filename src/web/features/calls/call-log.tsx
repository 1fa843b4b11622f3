import { Flex } from '@chakra-ui/react/flex'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Download, ListFilter, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#docs/model/save-file.ts'
import { counted } from '#domain/counts.ts'
import { type Environment, environments } from '#domain/environments.ts'
import { fileName } from '#domain/file-name.ts'
import { getListCallsInfiniteQueryKey, useExportCalls, useListCallsInfinite } from '#generated/portal/client/calls.ts'
import type { CallRow } from '#generated/portal/model/callRow.ts'
import type { ExportCallsParams } from '#generated/portal/model/exportCallsParams.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { toastError } from '#web/stores/toast.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { NoMatches } from '#web/table/empty-list.tsx'
import { TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Button } from '#web/ui/button.tsx'
import { focusSection } from '#web/ui/focus-heading.ts'
import { ScreenSection } from '#web/ui/screen.tsx'
import { callColumns, columnWidths } from './call-columns.tsx'
import { CallDialog } from './call-dialog.tsx'
import { CallFilters } from './call-filters.tsx'
import { CallsFailed, NoCalls } from './call-log-states.tsx'
import { emptyFilter, type FilterEntry, hasFilter, toQuery } from './filter.ts'

type Props = { project: Project; environment: Environment }

/** The project's calls, newest first, with the explanation of each answer. */
export function CallLog({ project, environment }: Props) {
  const [filtering, setFiltering] = useState(false)
  const [asked, setAsked] = useState(emptyFilter)
  const [asOf, setAsOf] = useState(Date.now)
  const isFiltered = hasFilter(asked)
  const filter = { environment, ...toQuery(asked) }
  const log = useLog(project.projectId, filter, { asked, asOf })
  const refresh = () => setAsOf(Date.now())
  const ask = (entry: FilterEntry) => {
    setAsked(entry)
    refresh()
  }
  const showAll = () => {
    setFiltering(false)
    ask(emptyFilter)
    focusSection('api-calls')
  }
  return (
    <ScreenSection
      id="api-calls"
      title="Call log"
      note={`Calls to the ${environments[environment].inSentence} in this project's name, newest first. Keys and other secrets are masked.`}
      action={
        <Flex wrap="wrap" gap="2">
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={filtering}
            disabledReason={isFiltered ? 'Show all calls before you close the filter.' : undefined}
            onClick={() => setFiltering(!filtering)}
          >
            <ListFilter size={16} aria-hidden />
            Filter
          </Button>
          <Button variant="secondary" size="sm" loading={log.isFetching} onClick={refresh}>
            {!log.isFetching && <RefreshCw size={16} aria-hidden />}
            Refresh
          </Button>
        </Flex>
      }
    >
      {filtering && <CallFilters onAsk={ask} onShowAll={showAll} />}
      {log.isPending && <TableSkeleton columns={columnWidths} />}
      {log.error && <CallsFailed {...log} />}
      {log.data && (
        <Calls
          project={project}
          filter={filter}
          rows={log.data.pages.flatMap(({ items }) => items)}
          hasMore={log.hasNextPage}
          isReadingOn={log.isFetchingNextPage}
          onReadOn={() => void log.fetchNextPage()}
          onShowAll={isFiltered ? showAll : undefined}
        />
      )}
    </ScreenSection>
  )
}

/** Newest first, in pages as of a moment; shorter ones on a phone. */
function useLog(projectId: string, filter: ExportCallsParams, { asked, asOf }: { asked: FilterEntry; asOf: number }) {
  const [limit] = useState(() => (window.innerWidth < 800 ? 15 : 50))
  const params = { ...filter, limit }
  return useListCallsInfinite(projectId, params, {
    query: {
      queryKey: [...getListCallsInfiniteQueryKey(projectId, params), asOf],
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: Number.POSITIVE_INFINITY,
      meta: { asked },
      // Rows of another filter stay until the answer arrives; an empty list stays only for the same filter.
      placeholderData: (before, query) =>
        before?.pages.some(({ items }) => items.length > 0) || query?.meta?.asked === asked ? before : undefined,
    },
  })
}

type CallsProps = {
  project: Project
  filter: ExportCallsParams & { environment: Environment }
  rows: CallRow[]
  hasMore: boolean
  isReadingOn: boolean
  onReadOn: () => void
  /** Shown where a filter narrows the list. */
  onShowAll: (() => void) | undefined
}

function Calls({ project, filter, rows, hasMore, isReadingOn, onReadOn, onShowAll }: CallsProps) {
  const [openCall, setOpenCall] = useState<string>()
  const [columns] = useState(() => callColumns(setOpenCall))
  const none = onShowAll ? (
    <NoMatches onShowAll={onShowAll}>No call matches this filter.</NoMatches>
  ) : (
    <NoCalls project={project} environment={filter.environment} />
  )
  return (
    <>
      {rows.length > 0 && (
        <HStack wrap="wrap" justify="space-between" gap="3">
          <Text color="muted" role="status">
            {shownLabel(counted(rows.length, onShowAll ? 'matching call' : 'call'), hasMore)}
          </Text>
          <ExportCalls project={project} filter={filter} />
        </HStack>
      )}
      <DataTable
        label="API calls"
        columns={columns}
        rows={rows}
        rowKey={({ callId }) => callId}
        empty={none}
        dense
        compact
      />
      {hasMore && (
        <HStack wrap="wrap" justify="space-between" gap="3">
          <Button variant="secondary" loading={isReadingOn} onClick={onReadOn}>
            Load more
          </Button>
        </HStack>
      )}
      {openCall && <CallDialog project={project} callId={openCall} onClose={() => setOpenCall(undefined)} />}
    </>
  )
}

const shownLabel = (calls: string, more: boolean) => (more ? `The newest ${calls}` : `${calls} in all`)

/** Exports all matching calls, not only the loaded ones. */
function ExportCalls({ project, filter }: Pick<CallsProps, 'project' | 'filter'>) {
  const { mutate, isPending } = useExportCalls({
    mutation: {
      onSuccess: (file) => saveFile(file, `${fileName(project.name, filter.environment, 'calls')}.csv`),
      onError: toastError,
    },
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isPending}
      onClick={() => mutate({ projectId: project.projectId, params: filter })}
    >
      {!isPending && <Download size={16} aria-hidden />}
      Download CSV
    </Button>
  )
}
