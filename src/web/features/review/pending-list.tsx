import { Box } from '@chakra-ui/react/box'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { formatNumber } from '#domain/money.ts'
import { projectStates } from '#domain/project-states.ts'
import { useListPendingProjectsSuspense } from '#generated/admin/client/review.ts'
import type { ListPendingProjects200 } from '#generated/admin/model/listPendingProjects200.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { Age, type DeskPath } from '#web/entities/project/staff-columns.tsx'
import { totalLabel } from '#web/table/matching.ts'
import { ProjectTable, type ProjectTableProps } from './lists/project-table.tsx'
import { longestWaiting, medianText } from './queue.ts'

type PendingListProps = Pick<ProjectTableProps, 'columns' | 'sortedBy' | 'empty'> & {
  /** Where this role reviews a project. */
  desk: DeskPath
}

/** The pending projects of one role. */
export function PendingList({ desk, ...table }: PendingListProps) {
  const read = useListPendingProjectsSuspense(wholeList)
  const { data: projects } = read
  return (
    <>
      <LongestWaiting list={projects} desk={desk} />
      <ProjectTable
        title={projectStates.pending.label}
        rows={projects.items}
        total={projects.total}
        read={read}
        emptyNote="Requests appear here as soon as they reach your team."
        {...table}
      />
    </>
  )
}

/** The project to start with, in any sort order of the list: docs/decisions/0025-queues-and-rejections.md. */
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
          {totalLabel(total)} waiting, {formatNumber(queue.overdue)} overdue
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
