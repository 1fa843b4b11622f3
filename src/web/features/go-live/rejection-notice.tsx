import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import { partNames } from '#domain/application-parts.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { Alert } from '#web/ui/alert.tsx'

type Props = { project: Pick<Project, 'status' | 'rejectChanges' | 'rejectComment'> }

/** What the rejection asks to change: the wizard covers the page that says it. */
export function RejectionNotice({ project: { status, rejectChanges, rejectComment } }: Props) {
  if (status !== 'REJECT' || !rejectChanges) return null
  return (
    <Box mb="6">
      <Alert kind="warning" title={`Please change: ${partNames(rejectChanges)}.`}>
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {rejectComment}
        </Text>
      </Alert>
    </Box>
  )
}
