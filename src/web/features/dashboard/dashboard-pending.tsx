import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { daysOfWindow } from '#domain/analytics-window.ts'
import { useListProjects } from '#generated/portal/client/projects.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { ChartsPending } from '#web/chart/chart-grid.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton, TextPlaceholder } from '#web/ui/skeleton.tsx'
import { NoneLive } from './none-live.tsx'
import { windowNote } from './overview-notes.ts'
import { summarizeProjects } from './project-summary.ts'

/** Reads the projects from the cache only: they decide the shape of the page, and the page fetches them. */
export function DashboardPending() {
  const { data } = useListProjects(wholeList, { query: { enabled: false } })
  if (data && !summarizeProjects(data.items).hasFigures) {
    return (
      <Screen title="Home">
        <NoneLive projects={data.items} />
      </Screen>
    )
  }
  return (
    <Screen title="Home" action={<Skeleton w="220px" h="10" />}>
      <FiguresPending />
    </Screen>
  )
}

/** The placeholder has the final line count: everything but the currency is known. */
export function FiguresPending() {
  const days = daysOfWindow(new Date())
  return (
    <Stack as="section" gap="4">
      <div>
        <Box textStyle="title">
          <TextPlaceholder>Last 30 days in Singapore</TextPlaceholder>
        </Box>
        <Text color="muted">
          <TextPlaceholder>{windowNote(days[0] ?? '', days.at(-1) ?? '', 'SGD')}</TextPlaceholder>
        </Text>
      </div>
      <ChartsPending />
    </Stack>
  )
}
