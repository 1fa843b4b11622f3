import { pageMessages } from '#domain/page-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export function SubmittedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Go Live" onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
      {pageMessages.goLive.submitted}
    </Dialog>
  )
}
