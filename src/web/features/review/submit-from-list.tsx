import { useGetAdminProject } from '#generated/admin/client/review.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { messageOf } from '#web/api/errors.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { HandOverDialog } from './preparation/hand-over-dialog.tsx'

/** Loads the conditions of the handover on demand, since the list does not contain them. */
export function SubmitFromList({ row, onClose }: { row: AdminProjectRow; onClose: () => void }) {
  const { data: project, error } = useGetAdminProject(row.id, { query: { staleTime: 0 } })
  const open = (
    <LinkButton to="/sms-template/$projectId" params={{ projectId: row.id }} variant="secondary">
      Open {row.projectName}
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
