import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { FactsPending } from '#web/table/facts-pending.tsx'
import { TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TitlePending } from '#web/ui/title-pending.tsx'

/** A project before it is there: where it stands, what calls carry, its keys. */
export const ProjectPending = () => (
  <Screen
    title={<TitlePending />}
    description={<Skeleton w="60%" h="21px" />}
    breadcrumb={
      <Breadcrumbs>
        Projects
        <Skeleton w="120px" h="21px" />
      </Breadcrumbs>
    }
  >
    <Flex justify="flex-end">
      <Skeleton w="160px" h="6" />
    </Flex>
    <FactsPending title="Project" note={<Skeleton w="100%" maxW="480px" h="21px" />} lines={6} />
    <Stack gap="4">
      <Skeleton w="160px" h="8" />
      <TableSkeleton rows={1} columns={['22fr', '16fr', '16fr', '20fr', '14fr', '12fr']} />
    </Stack>
  </Screen>
)
