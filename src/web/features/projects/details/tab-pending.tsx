import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { ChartsPending } from '#web/chart/chart-grid.tsx'
import { FactsPending, TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ProjectTab } from './tabs.ts'

const SectionPending = ({ children }: { children: ReactNode }) => (
  <Stack gap="4">
    <Skeleton w="160px" h="8" />
    {children}
  </Stack>
)

const pending: Record<ProjectTab, ReactNode> = {
  overview: <FactsPending title="Project" note={<Skeleton w="100%" maxW="480px" h="21px" />} lines={7} />,
  keys: (
    <Stack gap="6">
      <SectionPending>
        <TableSkeleton rows={1} columns={['22fr', '16fr', '16fr', '20fr', '14fr', '12fr']} />
      </SectionPending>
      <SectionPending>
        <TableSkeleton rows={1} columns={['24fr', '18fr', '16fr', '16fr', '14fr', '12fr']} />
      </SectionPending>
    </Stack>
  ),
  codes: (
    <SectionPending>
      <TableSkeleton rows={3} columns={['30fr', '30fr', '20fr', '20fr']} />
    </SectionPending>
  ),
  calls: (
    <SectionPending>
      <TableSkeleton dense columns={['19fr', '21fr', '33fr', '10fr', '17fr']} />
    </SectionPending>
  ),
  handset: (
    <SectionPending>
      <TableSkeleton dense columns={['19fr', '27fr', '54fr']} />
    </SectionPending>
  ),
  analytics: (
    <SectionPending>
      <ChartsPending />
    </SectionPending>
  ),
  review: <FactsPending title="Review" lines={4} />,
}

/** A tab before it is loaded, in its shape. */
export const TabPending = ({ tab }: { tab: ProjectTab }) => pending[tab]
