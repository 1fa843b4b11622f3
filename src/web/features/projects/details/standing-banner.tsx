import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import { useNavigate } from '@tanstack/react-router'
import { partNames } from '#domain/application-parts.ts'
import { formatDate } from '#domain/dates.ts'
import { promisedDays } from '#domain/review-promise.ts'
import type { ChangeRequest } from '#generated/portal/model/changeRequest.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { TextLink } from '#web/entities/link.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

const onDay = (moment: string | null) => (moment ? ` on ${formatDate(moment)}` : '')

/** The result of the review as far as it is known: received, rejected or suspended. */
export function StandingBanner({ project }: { project: Project }) {
  if (project.changeRequest) return <ChangesRequested project={project} request={project.changeRequest} />
  switch (project.status) {
    case 'GO_LIVE_PENDING_SUBMIT':
      return (
        <Alert kind="info" title="Waiting for approval">
          We received your request to go live{onDay(project.goLiveRequestDate)}. You will be updated within{' '}
          {promisedDays} business days.
        </Alert>
      )
    case 'REJECT':
      return (
        <Alert kind="error" title={`The request to go live was rejected${onDay(project.rejectDate)}`}>
          <Text textStyle="typed">{project.rejectComment}</Text>
          {project.rejectChanges && <Text mt="2">Please change: {partNames(project.rejectChanges)}.</Text>}
          <CorrectAndSubmit projectId={project.projectId} />
        </Alert>
      )
    case 'SUSPENDED':
      return (
        <Alert kind="warning" title="The project is suspended">
          <Text textStyle="typed">{project.suspendComment}</Text>
          <p>
            Its keys are refused until it is reinstated. Nothing is deleted.{' '}
            <TextLink to="/_contact">Please contact us.</TextLink>
          </p>
        </Alert>
      )
    default:
      return null
  }
}

function ChangesRequested({ project, request }: { project: Project; request: ChangeRequest }) {
  return (
    <Alert kind="warning" title={`Changes were requested${onDay(request.requestedOn)}`}>
      <Text>
        The review continues when you submit again.{' '}
        {request.parts.length > 0 && `Please change: ${partNames(request.parts)}. `}
        {request.notesToDo > 0 && `Notes to mark as done: ${request.notesToDo}. `}
        <TextLink to="/projects/$projectId/review" params={{ projectId: project.projectId }}>
          See the notes
        </TextLink>
      </Text>
      <CorrectAndSubmit projectId={project.projectId} />
    </Alert>
  )
}

function CorrectAndSubmit({ projectId }: { projectId: string }) {
  const navigate = useNavigate()
  const openWizard = () =>
    navigate({ to: '/projects/$projectId', params: { projectId }, search: { goLive: true }, resetScroll: false })
  return (
    <Box mt="3">
      <Button size="sm" onClick={openWizard}>
        Correct and submit again
      </Button>
    </Box>
  )
}
