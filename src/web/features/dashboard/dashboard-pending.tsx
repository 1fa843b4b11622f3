import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useQuery } from '@tanstack/react-query'
import { daysOfWindow } from '#domain/analytics-window.ts'
import { projectQueries } from '#web/api/project-queries.ts'
import { ChartsPending } from '#web/chart/chart-grid.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { WordsPending } from '#web/ui/words-pending.tsx'
import { contentOf } from './content.ts'
import { NoneLive } from './none-live.tsx'
import { wordsOfWindow } from './overview-words.ts'

/** The page asks for the projects itself; here they are only looked at, since they decide which of two shapes it has. */
export function DashboardPending() {
  const { data: projects } = useQuery({ ...projectQueries.list(), enabled: false })
  if (projects && !contentOf(projects).hasFigures) {
    return (
      <Screen title="Home">
        <NoneLive projects={projects} />
      </Screen>
    )
  }
  return (
    <Screen title="Home" action={<Skeleton w="220px" h="10" />}>
      <FiguresPending />
    </Screen>
  )
}

/** The words have the lines that they will have: of the window all is known but the currency. */
export function FiguresPending() {
  const days = daysOfWindow(new Date())
  return (
    <Stack as="section" gap="4">
      <div>
        <Box textStyle="title">
          <WordsPending>Last 30 days in Singapore</WordsPending>
        </Box>
        <Text color="muted">
          <WordsPending>{wordsOfWindow(days[0] ?? '', days.at(-1) ?? '', 'SGD')}</WordsPending>
        </Text>
      </div>
      <ChartsPending />
    </Stack>
  )
}
