import { useGetProgress } from '#generated/portal/client/progress.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { ProgressPath } from '#web/entities/project/progress-path.tsx'
import { QueryState } from '#web/entities/query-state.tsx'
import { Card } from '#web/ui/card.tsx'

/** Where the application of a project stands, from its submission to its decision. */
export function ApplicationProgress({ project: { projectId, status } }: { project: Project }) {
  const isSubmitted = status === 'GO_LIVE_PENDING_SUBMIT' || status === 'REJECT'
  const read = useGetProgress(projectId, { query: { enabled: isSubmitted } })
  if (!isSubmitted) return null
  return (
    <Card title="Where it stands">
      {read.data ? <ProgressPath progress={read.data} reader="partner" /> : <QueryState read={read} what="steps" />}
    </Card>
  )
}
