import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  title: string
  /** The consequences, and whom they affect. */
  children: ReactNode
  confirm: string
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Confirms a destructive action. */
export function ConfirmDialog({ title, children, confirm, pending, onConfirm, onClose }: Props) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={pending ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" loading={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
