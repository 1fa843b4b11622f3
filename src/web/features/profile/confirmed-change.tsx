import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import * as generated from '#generated/forms/password-confirmation.js'
import { useConfirmPassword } from '#generated/portal/client/second-step.ts'
import { isAppError } from '#web/api/errors.ts'
import { createForm } from '#web/form/create-form.tsx'
import { toastError } from '#web/stores/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'

type Change = () => Promise<unknown>

const PasswordForm = createForm<generated.Value>('password-confirmation', generated, {
  uiSchema: {
    currentPassword: { 'ui:widget': 'password', 'ui:autocomplete': 'current-password', 'ui:autofocus': true },
  },
})

type Options = {
  onDone?: () => void
  /** Shows a problem; by default as a toast. */
  onRefused?: (problem: Error) => void
}

/**
 * Runs a change of the second step. If the server asks for the password, a dialog takes it and the change runs again.
 * Render `dialog` beside the button.
 */
export function useConfirmedChange({ onDone, onRefused = toastError }: Options = {}): {
  run: (change: Change) => void
  pending: boolean
  dialog: ReactNode
} {
  const [waiting, setWaiting] = useState<Change>()
  const { mutate, isPending } = useMutation({
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'second-step' },
    mutationFn: (change: Change) => change(),
    onSuccess: () => {
      // The page behind an open dialog cannot take the focus.
      flushSync(() => setWaiting(undefined))
      onDone?.()
    },
    onError: (problem, change) => {
      if (isAppError(problem) && problem.code === 'confirmation-required') return setWaiting(() => change)
      setWaiting(undefined)
      onRefused(problem)
    },
  })
  const dialog = waiting && (
    <PasswordDialog pending={isPending} onConfirmed={() => mutate(waiting)} onClose={() => setWaiting(undefined)} />
  )
  return { run: mutate, pending: isPending, dialog }
}

type DialogProps = { pending: boolean; onConfirmed: () => void; onClose: () => void }

function PasswordDialog({ pending, onConfirmed, onClose }: DialogProps) {
  const { mutate, isPending, error } = useConfirmPassword({ mutation: { onSuccess: onConfirmed } })
  const isBusy = pending || isPending
  return (
    <Dialog title="Confirm your password" onClose={isBusy ? undefined : onClose}>
      <p>We ask once: for the next 10 minutes you can change how you sign in.</p>
      <PasswordForm
        pending={isBusy}
        problem={error}
        submitLabel="Confirm"
        onSubmit={({ currentPassword }) => mutate({ data: { currentPassword } })}
        onCancel={onClose}
      />
    </Dialog>
  )
}
