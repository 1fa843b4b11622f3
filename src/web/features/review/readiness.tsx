import { Stack } from '@chakra-ui/react/stack'
import { useGetProjectReadiness } from '#generated/admin/client/readiness.ts'
import { QueryState } from '#web/entities/query-state.tsx'
import { ReadinessChecklist, ReadinessScore } from '#web/entities/readiness/readiness-checklist.tsx'
import { Card } from '#web/ui/card.tsx'

/** The partner's checklist: what the sandbox calls of the project showed, and what is open. */
export function Readiness({ projectId }: { projectId: string }) {
  const read = useGetProjectReadiness(projectId)
  return (
    <Card
      title="Readiness"
      anchor="readiness"
      note="What the partner's sandbox calls and project show. It decides nothing by itself."
    >
      <QueryState read={read} what="readiness" />
      {read.data && (
        <Stack gap="5">
          <ReadinessScore readiness={read.data} />
          <ReadinessChecklist readiness={read.data} unfolded={0} />
        </Stack>
      )}
    </Card>
  )
}
