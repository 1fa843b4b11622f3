import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import { partNames } from '#domain/application-parts.ts'
import type { GoLiveStep } from '#domain/go-live-steps.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { Alert } from '#web/ui/alert.tsx'
import { correctedSteps } from './step-review.ts'

type Props = { at: GoLiveStep; project: Pick<Project, 'status' | 'rejectChanges' | 'rejectComment'> }

/** Where the wizard can start without anything to correct: the checks of the project are ticked anew. */
const firstSteps: readonly GoLiveStep[] = ['document-list', 'project']

/** What the rejection asks to change, on the first steps and where it is changed: the wizard covers the page that says it. */
export function RejectionNotice({ at, project: { status, rejectChanges, rejectComment } }: Props) {
  if (status !== 'REJECT' || !rejectChanges) return null
  if (!firstSteps.includes(at) && !correctedSteps(rejectChanges).includes(at)) return null
  return (
    <Box mb="6">
      <Alert kind="warning" title={`Please change: ${partNames(rejectChanges)}.`}>
        <Text textStyle="typed">{rejectComment}</Text>
      </Alert>
    </Box>
  )
}
