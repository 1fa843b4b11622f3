import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { Comments } from './comments.tsx'
import { ReviewNotes } from './notes/review-notes.tsx'
import { ReviewConversation } from './review-conversation.tsx'
import { StaffSubmissions } from './staff-submissions.tsx'
import { AuditTrail } from './trail/audit-trail.tsx'

/** Below the work of each desk: what was asked, written, submitted and decided. */
export function ReviewHistory({ project }: { project: AdminProject }) {
  return (
    <>
      <ReviewNotes project={project} />
      <ReviewConversation project={project} />
      <StaffSubmissions project={project} />
      <Comments comments={project.comments} />
      <AuditTrail projectId={project.id} testStatus={project.productResult.status} />
    </>
  )
}
