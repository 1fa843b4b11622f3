import { useGetProgress } from '#generated/portal/client/progress.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { messageOf } from '#web/api/errors.ts'
import { ProgressPath } from '#web/entities/project/progress-path.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'

/** Where the application of a project stands, from its submission to its decision. */
export function ApplicationProgress({ project: { projectId, status } }: { project: Project }) {
  const isSubmitted = status === 'GO_LIVE_PENDING_SUBMIT' || status === 'REJECT'
  const { data, error, refetch } = useGetProgress(projectId, { query: { enabled: isSubmitted } })
  if (!isSubmitted) return null
  return (
    <Card title="Where it stands">
      {data ? (
        <ProgressPath progress={data} reader="partner" />
      ) : error ? (
        <Alert kind="error" title="The steps could not be read">
          {messageOf(error)}{' '}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      ) : (
        <Waiting>
          <SkeletonText />
        </Waiting>
      )}
    </Card>
  )
}
