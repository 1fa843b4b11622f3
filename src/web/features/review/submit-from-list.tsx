import { Link } from '@tanstack/react-router'
import { useGetAdminProject } from '#generated/admin/client/review.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { messageOf } from '#web/api/errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { HandOverDialog } from './preparation/hand-over-dialog.tsx'

/** Loads the conditions of the handover on demand, since the list does not contain them. */
export function SubmitFromList({ row, onClose }: { row: AdminProjectRow; onClose: () => void }) {
  const { data: project, error } = useGetAdminProject(row.id, { query: { staleTime: 0 } })
  const open = (
    <LinkButton asChild variant="secondary">
      <Link to="/sms-template/$projectId" params={{ projectId: row.id }}>
        Open {row.projectName}
      </Link>
    </LinkButton>
  )
  if (project) return <HandOverDialog project={project} open={open} onClose={onClose} />
  return (
    <Dialog title="Submit for technical approval?" onClose={onClose}>
      {error ? (
        <Alert kind="error">{messageOf(error)}</Alert>
      ) : (
        <Waiting>
          <SkeletonText />
        </Waiting>
      )}
    </Dialog>
  )
}
