import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import { Link } from '@tanstack/react-router'
import { formatDate } from '#domain/dates.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'

const onDay = (moment: string | null) => (moment ? ` on ${formatDate(moment)}` : '')

/** What a partner has to know of where the project stands: that we have it, why not, or why not any more. */
export function StandingBanner({ project, onGoLive }: { project: Project; onGoLive: () => void }) {
  switch (project.status) {
    case 'GO_LIVE_PENDING_SUBMIT':
      return (
        <Alert kind="info" title="Waiting for approval">
          We received your request to go live{onDay(project.goLiveRequestDate)}. You will be updated within 5 business
          days.
        </Alert>
      )
    case 'REJECT':
      return (
        <Alert kind="error" title={`The request to go live was rejected${onDay(project.rejectDate)}`}>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {project.rejectComment}
          </Text>
          <Box mt="3">
            <Button size="sm" onClick={onGoLive}>
              Correct and submit again
            </Button>
          </Box>
        </Alert>
      )
    case 'SUSPENDED':
      return (
        <Alert kind="warning" title="The project is suspended">
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {project.suspendComment}
          </Text>
          <p>
            Its keys are refused until it is reinstated. Nothing is deleted.{' '}
            <TextLink asChild>
              <Link to="/_contact">Please contact us.</Link>
            </TextLink>
          </p>
        </Alert>
      )
    default:
      return null
  }
}
