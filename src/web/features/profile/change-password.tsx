import { useState } from 'react'
import { useChangePassword } from '#generated/portal/client/user.ts'
import { isAppError } from '#web/api/errors.ts'
import { ChangePasswordForm } from '#web/entities/account/change-password-form.tsx'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** A button and its dialog. The list of sessions is loaded again, since the others end. */
export function ChangePassword() {
  const [open, setOpen] = useState(false)
  const username = useSession((session) => session.username) ?? ''
  const { mutate, isPending, error, reset } = useChangePassword({
    mutation: {
      onSuccess: () => {
        setOpen(false)
        showToast('Your password was changed.')
      },
    },
  })
  const close = () => {
    setOpen(false)
    reset()
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Change password
      </Button>
      {open && (
        <Dialog title="Change password" onClose={isPending ? undefined : close}>
          <p>Every other session is signed out, and we send you an email about the change.</p>
          <ChangePasswordForm
            username={username}
            pending={isPending}
            problem={isAppError(error) ? error : null}
            submitLabel="Change password"
            onSubmit={({ currentPassword, password }) => mutate({ data: { currentPassword, password } })}
            secondary={
              <Button variant="secondary" disabled={isPending} onClick={close}>
                Cancel
              </Button>
            }
          />
        </Dialog>
      )}
    </>
  )
}
