import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { Comments } from './comments.tsx'
import { AuditTrail } from './trail/audit-trail.tsx'

/** What was decided, and everything that was done. */
export function ReviewHistory({ project }: { project: AdminProject }) {
  return (
    <>
      <Comments comments={project.comments} />
      <AuditTrail projectId={project.id} testStatus={project.productResult.status} />
    </>
  )
}
