import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck } from 'lucide-react'
import { messages } from '#domain/messages.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { projectQueries } from '#web/api/project-queries.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { nextStep } from './next-step.ts'
import { furthest, type OnboardingStep, onboardingSteps } from './onboarding.ts'

/** Nothing to show yet, and the way there. */
export function NoneLive({ projects }: { projects: ProjectRow[] }) {
  const { words, label, create } = nextStep(projects)
  const nearest = furthest(projects)
  return (
    <>
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
      {nearest ? <WayOf projectId={nearest.id} /> : <Checklist steps={onboardingSteps(undefined)} />}
    </>
  )
}

/** The page has read the project before it was shown; a failure costs the checklist alone. */
function WayOf({ projectId }: { projectId: string }) {
  const { data: project } = useQuery(projectQueries.detail(projectId))
  return project && <Checklist steps={onboardingSteps(project)} />
}

const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Step = chakra('li', {
  base: { display: 'flex', gap: '3', '& svg': { flexShrink: '0', mt: '2px', color: 'line.control' } },
  variants: { done: { true: { '& svg': { color: 'live.fg' } } } },
})
const Title = chakra('p', { base: { fontWeight: 'medium' } })
const Words = chakra('p', { base: { color: 'muted' } })

function Checklist({ steps }: { steps: OnboardingStep[] }) {
  const done = steps.filter((step) => step.done).length
  return (
    <Card title="Your way to live" note={`${done} of ${steps.length} steps done.`}>
      <List>
        {steps.map(({ title, words, done: isDone }) => (
          <Step key={title} done={isDone}>
            {isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
            <div>
              <Title>
                {title}
                <VisuallyHidden>{isDone ? ', done' : ', to do'}</VisuallyHidden>
              </Title>
              <Words>{words}</Words>
            </div>
          </Step>
        ))}
      </List>
    </Card>
  )
}
