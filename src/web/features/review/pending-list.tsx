import { Box } from '@chakra-ui/react/box'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useListPendingProjectsSuspense } from '#generated/admin/client/review.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import type { ListPendingProjects200 } from '#generated/admin/model/listPendingProjects200.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { Age, type DeskPath } from '#web/entities/project/staff-columns.tsx'
import type { columnsOf } from '#web/table/features.ts'
import { SearchableTable } from '#web/table/searchable-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ledger } from '#web/ui/ledger-drawing.tsx'
import { longestWaiting, medianText } from './queue.ts'

type Columns = ReturnType<ReturnType<typeof columnsOf<AdminProjectRow>>['columns']>

const find = {
  label: 'Find a project or partner',
  textsOf: ({ projectName, partnerName }: AdminProjectRow) => [projectName, partnerName],
}

interface PendingListProps {
  columns: Columns
  /** Where this role reviews a project. */
  desk: DeskPath
  sortedBy: { id: string; desc?: boolean }
  /** The empty message. */
  empty: string
}

/** The pending projects of one role. */
export function PendingList({ columns, desk, sortedBy, empty }: PendingListProps) {
  const { data: projects } = useListPendingProjectsSuspense(wholeList)
  return (
    <>
      <LongestWaiting list={projects} desk={desk} />
      <SearchableTable
        dense
        find={find}
        label="Pending Approval"
        columns={columns}
        rows={projects.items}
        total={projects.total}
        saveAs="pending-approval"
        rowKey={({ id }) => id}
        sortedBy={sortedBy}
        empty={
          <EmptyState
            drawing={ledger}
            note="Requests appear here as soon as they reach your desk."
            action={<RefreshButton />}
          >
            {empty}
          </EmptyState>
        }
      />
    </>
  )
}

/** The place to start, whatever the sort order of the list: docs/decisions/0025-queues-and-rejections.md. */
function LongestWaiting({ list: { items, total, queue }, desk }: { list: ListPendingProjects200; desk: DeskPath }) {
  const oldest = longestWaiting(items)
  if (!oldest?.waiting) return null
  return (
    <HStack
      as="section"
      aria-label="Longest waiting"
      layerStyle="card"
      wrap="wrap"
      justify="space-between"
      gap="4"
      p="4"
    >
      <Box minW="0">
        <Text fontWeight="medium">
          {total} waiting, {queue.overdue} overdue
        </Text>
        <HStack wrap="wrap" columnGap="2">
          <Text minW="0" overflowWrap="anywhere">
            Longest waiting: {oldest.projectName} of {oldest.partnerName}.
          </Text>
          <Age waiting={oldest.waiting} />
        </HStack>
        {queue.medianDays !== null && <Text color="muted">{medianText(queue.medianDays, queue.finished)}</Text>}
      </Box>
      <LinkButton to={desk} params={{ projectId: oldest.id }} variant="secondary" wraps>
        Start with {oldest.projectName}
      </LinkButton>
    </HStack>
  )
}

function RefreshButton() {
  const { isFetching, refetch } = useListPendingProjectsSuspense(wholeList)
  return (
    <Button variant="secondary" loading={isFetching} onClick={() => refetch()}>
      Refresh
    </Button>
  )
}
