import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Timeline } from '@chakra-ui/react/timeline'
import type { Project } from '#generated/portal/model/project.ts'
import { Submissions } from '#web/entities/submissions/submissions.tsx'
import { DateTimeCell } from '#web/table/cells.tsx'
import { Card } from '#web/ui/card.tsx'
import { ApplicationProgress } from './application-progress.tsx'
import { partnerSubmissions } from './partner-submissions.ts'
import { ProjectConversation } from './project-conversation.tsx'
import { ProjectNotes } from './project-notes.tsx'
import { type ReviewStep, reviewSteps } from './review-steps.ts'
import { StandingBanner } from './standing-banner.tsx'
import { Withdraw } from './withdraw.tsx'

/** How far the project has come on its way to going live. */
export function Review({ project }: { project: Project }) {
  return (
    <Stack gap="6">
      <StandingBanner project={project} />
      <ApplicationProgress project={project} />
      {project.status !== 'GO_LIVE_PENDING_SUBMIT' && <History project={project} />}
      <ProjectNotes project={project} />
      <ProjectConversation project={project} />
      <Submissions projectId={project.projectId} submittedOn={project.goLiveRequestDate} hooks={partnerSubmissions} />
      <Withdraw project={project} />
    </Stack>
  )
}

function History({ project }: { project: Project }) {
  return (
    <Card title="Review" note="From a new project to a live one.">
      <Timeline.Root as="ol">
        {reviewSteps(project).map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </Timeline.Root>
    </Card>
  )
}

function Step({ step: { title, done, at, text } }: { step: ReviewStep }) {
  return (
    <Timeline.Item as="li">
      <Timeline.Connector />
      <Timeline.Indicator {...(done && { bg: 'live.fg', borderColor: 'live.fg' })} />
      <Timeline.Content>
        <Timeline.Title>
          <Span fontWeight="medium">{title}</Span>
        </Timeline.Title>
        {at && (
          <Timeline.Description>
            <DateTimeCell value={at} />
          </Timeline.Description>
        )}
        {!done && <Timeline.Description>To come</Timeline.Description>}
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Text>
      </Timeline.Content>
    </Timeline.Item>
  )
}
