import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck } from 'lucide-react'
import { pageMessages } from '#domain/page-messages.ts'
import { useGetProject } from '#generated/portal/client/projects.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { messageOf } from '#web/api/errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Illustration } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { contentOf } from './content.ts'
import { nextStep } from './next-step.ts'
import { type OnboardingStep, onboardingSteps } from './onboarding.ts'

/** Nothing to show yet, in short, and the way there, which is what this page is for until then. */
export function NoneLive({ projects }: { projects: ProjectRow[] }) {
  const { words, label, create } = nextStep(projects)
  const { onItsWay } = contentOf(projects)
  return (
    <>
      <Card>
        <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }} gap={{ base: '4', md: '6' }}>
          <Box display={{ base: 'none', md: 'block' }} my="-2">
            <Illustration drawing="signal" />
          </Box>
          <Box flex="1">
            <Text textStyle="lead" fontWeight="medium">
              {pageMessages.dashboard.empty}
            </Text>
            <Text color="muted">{words}</Text>
          </Box>
          <LinkButton asChild>
            <Link to="/projects" search={create ? { create } : {}}>
              {label}
            </Link>
          </LinkButton>
        </Flex>
      </Card>
      {onItsWay && <WayOf projectId={onItsWay.id} />}
      {projects.length === 0 && <Checklist steps={onboardingSteps(undefined)} />}
    </>
  )
}

const heading = 'Your way to live'

/** The page has asked for the project before it was shown; a failure costs the checklist alone, and says so in its place. */
export function WayOf({ projectId }: { projectId: string }) {
  const { data: project, error, refetch } = useGetProject(projectId)
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

function Checklist({ steps }: { steps: OnboardingStep[] }) {
  const done = steps.filter((step) => step.done).length
  return (
    <Card title={heading} note={`${done} of ${steps.length} steps done.`}>
      <Stack as="ol" gap="4">
        {steps.map(({ title, words, done: isDone }) => (
          <Flex
            key={title}
            as="li"
            gap="3"
            css={{ '& svg': { flexShrink: '0', mt: '2px', color: isDone ? 'live.fg' : 'line.control' } }}
          >
            {isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
            <div>
              <Text fontWeight="medium">
                {title}
                <VisuallyHidden>{isDone ? ', done' : ', to do'}</VisuallyHidden>
              </Text>
              <Text color="muted">{words}</Text>
            </div>
          </Flex>
        ))}
      </Stack>
    </Card>
  )
}
