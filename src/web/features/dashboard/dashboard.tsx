import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messages } from '#domain/messages.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { projectQueries } from '#web/api/project-queries.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { LiveProjects } from './live-projects.tsx'
import { liveOnes, nextStep } from './next-step.ts'

export function Dashboard() {
  const { data: projects } = useSuspenseQuery(projectQueries.list())
  const live = liveOnes(projects)
  return (
    <Screen title="Home">
      {live.length > 0 ? <LiveProjects projects={live} /> : <NoneLive projects={projects} />}
    </Screen>
  )
}

function NoneLive({ projects }: { projects: ProjectRow[] }) {
  const { words, label, create } = nextStep(projects)
  return (
    <Card>
      <EmptyState
        drawing="signal"
        note={words}
        action={
          <LinkButton asChild>
            <Link to="/projects" search={create ? { create } : {}}>
              {label}
            </Link>
          </LinkButton>
        }
      >
        {messages.dashboard.empty}
      </EmptyState>
    </Card>
  )
}
