import { Link } from '@tanstack/react-router'
import { messages } from '#domain/messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link.tsx'

export function CreatedDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  return (
    <Dialog
      title="Your project is ready"
      onClose={onClose}
      footer={
        <LinkButton asChild>
          <Link to="/projects/$projectId" params={{ projectId }}>
            Go to project
          </Link>
        </LinkButton>
      }
    >
      It has sandbox product codes already. Generate a sandbox key to make the first call.
      <br />
      {messages.projects.sandboxIsFree}.
    </Dialog>
  )
}
