import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { DateTimeCell } from '#web/table/cells.tsx'
import { Card } from '#web/ui/card.tsx'
import { decisionLabel } from './labels.ts'
import { AuditTrail } from './trail/audit-trail.tsx'

/** What was decided, and everything that was done. */
export function ReviewHistory({ project }: { project: AdminProject }) {
  return (
    <>
      <Comments comments={project.comments} />
      <AuditTrail key={project.id} projectId={project.id} testStatus={project.productResult.status} />
    </>
  )
}

/** Comments of the decisions, newest first. */
function Comments({ comments }: Pick<AdminProject, 'comments'>) {
  return (
    <Card title="Comments">
      {comments.length === 0 ? (
        <Text color="muted">No comments yet.</Text>
      ) : (
        <Stack as="ol" gap="5">
          {comments.map((comment) => (
            <Box as="li" css={{ '& + &': { pt: '5', borderTopWidth: '1px', borderColor: 'line' } }} key={comment.id}>
              <Flex as="p" wrap="wrap" columnGap="3" mb="1" color="muted" textStyle="caption">
                <Span color="ink" fontWeight="medium">
                  {decisionLabel(comment)}
                </Span>
                <span>{comment.author}</span>
                <DateTimeCell value={comment.createdOn} />
              </Flex>
              <Text textStyle="typed" maxW="prose">
                {comment.message}
              </Text>
            </Box>
          ))}
        </Stack>
      )}
    </Card>
  )
}
