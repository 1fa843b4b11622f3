import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { daysOfWindow } from '#domain/analytics-window.ts'
import { useListProjects } from '#generated/portal/client/projects.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { ChartsPending } from '#web/chart/chart-grid.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { WordsPending } from '#web/ui/words-pending.tsx'
import { contentOf } from './content.ts'
import { NoneLive } from './none-live.tsx'
import { wordsOfWindow } from './overview-words.ts'

/** Reads the projects from the cache only: they decide which of two shapes the page has, and the page fetches them. */
export function DashboardPending() {
  const { data } = useListProjects(wholeList, { query: { enabled: false } })
  if (data && !contentOf(data.items).hasFigures) {
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
