import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Circle, CircleCheck } from 'lucide-react'
import { pageMessages } from '#domain/page-messages.ts'
import { useGetProgress } from '#generated/portal/client/progress.ts'
import { useGetProject } from '#generated/portal/client/projects.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { LinkButton, TextLink } from '#web/entities/link.tsx'
import { type OnboardingStep, onboardingSteps } from '#web/entities/project/onboarding.ts'
import { stepLink } from '#web/entities/project/step-link.ts'
import { QueryState } from '#web/entities/query-state.tsx'
import { Card } from '#web/ui/card.tsx'
import { Illustration } from '#web/ui/empty-state.tsx'
import { nextStep } from './next-step.ts'
import { summarizeProjects } from './project-summary.ts'

/** Explains the empty dashboard and shows the steps to go live. */
export function NoneLive({ projects }: { projects: ProjectRow[] }) {
  const { text, label, create, projectId } = nextStep(projects)
  const { furthestProject } = summarizeProjects(projects)
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
            <Text color="muted">{text}</Text>
          </Box>
          {projectId ? (
            <LinkButton to="/projects/$projectId" params={{ projectId }}>
              {label}
            </LinkButton>
          ) : (
            <LinkButton to="/projects" search={create ? { create } : {}}>
              {label}
            </LinkButton>
          )}
        </Flex>
      </Card>
      {furthestProject && <ProjectChecklist projectId={furthestProject.id} />}
      {projects.length === 0 && <Checklist steps={onboardingSteps(undefined)} projectId={undefined} />}
    </>
  )
}

const heading = 'Path to going live'

/** The project was loaded before the page. A failure replaces only the checklist. */
export function ProjectChecklist({ projectId }: { projectId: string }) {
  const read = useGetProject(projectId)
  const { data: progress } = useGetProgress(projectId)
  if (read.data) return <Checklist steps={onboardingSteps(read.data, progress?.clock)} projectId={projectId} />
  return (
    <Card title={heading}>
      <QueryState read={read} what="steps" />
    </Card>
  )
}

function Checklist({ steps, projectId }: { steps: OnboardingStep[]; projectId: string | undefined }) {
  const done = steps.filter((step) => step.done).length
  const next = steps.find((step) => !step.done)
  return (
    <Card title={heading} note={`${done} of ${steps.length} steps done.`}>
      <Stack as="ol" gap="4">
        {steps.map((step) => (
          <Flex
            key={step.title}
            as="li"
            aria-current={step === next ? 'step' : undefined}
            gap="3"
            css={{ '& svg': { flexShrink: '0', mt: '2px', color: step.done ? 'live.fg' : 'line.control' } }}
          >
            {step.done ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
            <div>
              <Text fontWeight="medium">
                {step.done ? step.title : <StepTitle step={step} projectId={projectId} />}
                <VisuallyHidden>{step.done ? ', done' : ', to do'}</VisuallyHidden>
              </Text>
              <Text color="muted">{step.text}</Text>
            </div>
          </Flex>
        ))}
      </Stack>
    </Card>
  )
}

/** Links the page where the step is done, if it exists already. */
function StepTitle({ step: { title, place }, projectId }: { step: OnboardingStep; projectId: string | undefined }) {
  const link = stepLink(place, projectId)
  if (!link) return title
  return <TextLink {...link}>{title}</TextLink>
}
