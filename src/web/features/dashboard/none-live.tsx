import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck } from 'lucide-react'
import { pageMessages } from '#domain/page-messages.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { messageOf } from '#web/api/errors.ts'
import { projectQueries } from '#web/api/project-queries.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Illustration } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { contentOf } from './content.ts'
import { nextStep } from './next-step.ts'
import { type OnboardingStep, onboardingSteps } from './onboarding.ts'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'center' },
    gap: { base: '4', md: '6' },
  },
})
/** On a phone the way on matters more. */
const Drawn = chakra('div', { base: { display: { base: 'none', md: 'block' }, my: '-2' } })
const Said = chakra('div', { base: { flex: '1' } })
const Sentence = chakra('p', { base: { textStyle: 'lead', fontWeight: 'medium' } })
const Words = chakra('p', { base: { color: 'muted' } })

/** Nothing to show yet, in short, and the way there, which is what this page is for until then. */
export function NoneLive({ projects }: { projects: ProjectRow[] }) {
  const { words, label, create } = nextStep(projects)
  const { onItsWay } = contentOf(projects)
  return (
    <>
      <Card>
        <Line>
          <Drawn>
            <Illustration drawing="signal" />
          </Drawn>
          <Said>
            <Sentence>{pageMessages.dashboard.empty}</Sentence>
            <Words>{words}</Words>
          </Said>
          <LinkButton asChild>
            <Link to="/projects" search={create ? { create } : {}}>
              {label}
            </Link>
          </LinkButton>
        </Line>
      </Card>
      {onItsWay && <WayOf projectId={onItsWay.id} />}
      {projects.length === 0 && <Checklist steps={onboardingSteps(undefined)} />}
    </>
  )
}

const heading = 'Your way to live'

/** The page has asked for the project before it was shown; a failure costs the checklist alone, and says so in its place. */
export function WayOf({ projectId }: { projectId: string }) {
  const { data: project, error, refetch } = useQuery(projectQueries.detail(projectId))
  if (project) return <Checklist steps={onboardingSteps(project)} />
  return (
    <Card title={heading}>
      {error ? (
        <Alert kind="error" title="The steps could not be read">
          {messageOf(error)}{' '}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      ) : (
        <Waiting>
          <SkeletonText />
        </Waiting>
      )}
    </Card>
  )
}

const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Step = chakra('li', {
  base: { display: 'flex', gap: '3', '& svg': { flexShrink: '0', mt: '2px', color: 'line.control' } },
  variants: { done: { true: { '& svg': { color: 'live.fg' } } } },
})
const Title = chakra('p', { base: { fontWeight: 'medium' } })

function Checklist({ steps }: { steps: OnboardingStep[] }) {
  const done = steps.filter((step) => step.done).length
  return (
    <Card title={heading} note={`${done} of ${steps.length} steps done.`}>
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
