import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './controls.tsx'

interface ConfirmDialogProps {
  title: string
  /** The consequences. */
  children: ReactNode
  confirm: string
  onConfirm: () => void
  onClose: () => void
}

/** Confirms a destructive action. The browser's own modal dialog keeps the focus inside and returns it. */
export function ConfirmDialog({ title, children, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const text = useId()
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={heading}
      aria-describedby={text}
      className="try-dialog"
      onCancel={onClose}
    >
      <h2 id={heading}>{title}</h2>
      <p id={text}>{children}</p>
      <div className="try-dialog-actions">
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  )
}
