import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ErrorModalProps = {
  message: string
  /** Application and contact-page errors can be tried again; after the others the page is in doubt. */
  retry: boolean
  /** Refreshes and closes ('Ok, let me try again'), or reloads the page ('Reload page'). */
  onAction: () => void
  /** 'If problem persists, try to re-login or contact us', with its links; not for contact-page errors. */
  help?: ReactNode
}

/** An error that concerns the whole page. */
export function ErrorModal({ message, retry, onAction, help }: ErrorModalProps) {
  return (
    <Dialog
      title="Error"
      role="alertdialog"
      onClose={retry ? onAction : undefined}
      footer={<Button onClick={onAction}>{retry ? 'Ok, let me try again' : 'Reload page'}</Button>}
    >
      <p>{message}</p>
      {help}
    </Dialog>
  )
}
