import { useQuery } from '@tanstack/react-query'
import { projectQueries } from '#web/api/project-queries.ts'
import { ChartsPending } from '#web/chart/chart-grid.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { WordsPending } from '#web/ui/words-pending.tsx'
import { liveOnes } from './next-step.ts'
import { NoneLive } from './none-live.tsx'
import { aboutCalls } from './overview-words.ts'
import { HeadingPending, Lead, Section } from './parts.ts'

/** The page asks for the projects itself; here they are only looked at, since they decide which of two shapes it has. */
export function DashboardPending() {
  const { data: projects } = useQuery({ ...projectQueries.list(), enabled: false })
  if (projects && liveOnes(projects).length === 0) {
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

export function FiguresPending() {
  return (
    <Section>
      <div>
        <HeadingPending>
          <WordsPending>Last 30 days in Singapore</WordsPending>
        </HeadingPending>
        <Lead>
          <WordsPending>
            {`00 Mmm 0000 to 00 Mmm 0000, all live projects. Volumes are in SGD; days begin at midnight UTC. ${aboutCalls}`}
          </WordsPending>
        </Lead>
      </div>
      <ChartsPending />
    </Section>
  )
}
