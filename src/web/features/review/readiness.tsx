import { Stack } from '@chakra-ui/react/stack'
import { useGetProjectReadiness } from '#generated/admin/client/readiness.ts'
import { messageOf } from '#web/api/errors.ts'
import { ReadinessChecklist, ReadinessScore } from '#web/entities/readiness/readiness-checklist.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'

/** The partner's checklist: what the sandbox calls of the project showed, and what is open. */
export function Readiness({ projectId }: { projectId: string }) {
  const { data, error } = useGetProjectReadiness(projectId)
  return (
    <Card
      title="Readiness"
      anchor="readiness"
      note="What the partner's sandbox calls and project show. It decides nothing by itself."
    >
      {error && <Alert kind="error">{messageOf(error)}</Alert>}
      {!data && !error && (
        <Waiting>
          <SkeletonText />
        </Waiting>
      )}
      {data && (
        <Stack gap="5">
          <ReadinessScore readiness={data} />
          <ReadinessChecklist readiness={data} unfolded={0} />
        </Stack>
      )}
    </Card>
  )
}
