import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { ProgressPath } from '#web/entities/project/progress-path.tsx'
import { Card } from '#web/ui/card.tsx'

/** The same path and clock as the partner reads. Nothing while there is no application. */
export function Standing({ project: { progress } }: { project: AdminProject }) {
  if (progress.path.every(({ state }) => state === 'ahead')) return null
  return (
    <Card title="Where it stands">
      <ProgressPath progress={progress} reader="staff" />
    </Card>
  )
}
