import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Timeline } from '@chakra-ui/react/timeline'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { requestedChangesForPartner } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import {
  getListSubmissionsQueryKey,
  useCompareSubmissions,
  useListSubmissions,
} from '#generated/portal/client/submissions.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { lazyDialog } from '#web/entities/lazy-dialog.tsx'
import type { SubmissionHooks } from '#web/entities/submissions/hooks.ts'
import { Submissions } from '#web/entities/submissions/submissions.tsx'
import { useSession } from '#web/stores/session.ts'
import { DateTimeCell } from '#web/table/cells.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ApplicationProgress } from './application-progress.tsx'
import { ProjectConversation } from './project-conversation.tsx'
import { ProjectNotes } from './project-notes.tsx'
import { type ReviewStep, reviewSteps } from './review-steps.ts'
import { StandingBanner } from './standing-banner.tsx'

/** The partner's reads of submissions. */
const partnerSubmissions: SubmissionHooks = {
  useList: (projectId, limit, submittedOn) => {
    const params = { limit }
    return useListSubmissions(projectId, params, {
      query: {
        queryKey: [...getListSubmissionsQueryKey(projectId, params), submittedOn],
        placeholderData: keepPreviousData,
      },
    })
  },
  useChanges: (projectId, from, to) =>
    useCompareSubmissions(projectId, to, { from }, { query: { staleTime: Number.POSITIVE_INFINITY } }),
}

/** How far the project has come on its way to going live. */
export function Review({ project }: { project: Project }) {
  return (
    <Stack gap="6">
      <StandingBanner project={project} />
      <ApplicationProgress project={project} />
      {project.status !== 'GO_LIVE_PENDING_SUBMIT' && <History project={project} />}
      <ProjectNotes project={project} />
      <ProjectConversation project={project} />
      <Submissions
        key={project.projectId}
        projectId={project.projectId}
        submittedOn={project.goLiveRequestDate}
        hooks={partnerSubmissions}
      />
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
        <Text textStyle="typed">{text}</Text>
      </Timeline.Content>
    </Timeline.Item>
  )
}

// The form has a chunk of its own: the tab is read more often than an application is withdrawn.
const WithdrawDialog = lazyDialog(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog)

/** Offered until the decision. */
export function Withdraw({ project }: { project: Project }) {
  const role = useSession(({ userRole }) => userRole)
  const [asking, setAsking] = useState(false)
  if (!role || !can.withdraw({ role }, requestedChangesForPartner(project)).allowed) return null
  return (
    <Card title="Withdraw the application" note="Possible until the decision. What you submitted stays as your draft.">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Withdraw application
      </Button>
      {asking && <WithdrawDialog project={project} onClose={() => setAsking(false)} />}
    </Card>
  )
}
