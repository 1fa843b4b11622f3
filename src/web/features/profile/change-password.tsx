import { useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { useGetSignInOptions } from '#generated/portal/client/single-sign-on.ts'
import { useChangePassword } from '#generated/portal/client/user.ts'
import { ChangePasswordForm, passwordChanged } from '#web/entities/account/change-password-form.tsx'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Only staff can be without a password. */
function useRefusal(): string | undefined {
  const role = useSession(({ userRole }) => userRole)
  const isStaff = role !== null && role !== 'EXTERNAL_ADMIN'
  const { data } = useGetSignInOptions({ query: { enabled: isStaff, staleTime: Number.POSITIVE_INFINITY } })
  const decision = isStaff && data && can.changePassword({ role }, data)
  return decision && !decision.allowed ? decision.because : undefined
}

/** A button and its dialog. The list of sessions is loaded again, since the others end. */
export function ChangePassword() {
  const [open, setOpen] = useState(false)
  const username = useSession((session) => session.username) ?? ''
  const refusal = useRefusal()
  const { mutate, isPending, error, reset } = useChangePassword({
    mutation: {
      onSuccess: () => {
        setOpen(false)
        showToast(passwordChanged)
      },
    },
  })
  const close = () => {
    setOpen(false)
    reset()
  }
  return (
    <>
      <Button variant="secondary" disabledReason={refusal} onClick={() => setOpen(true)}>
        Change password
      </Button>
      {open && (
        <Dialog title="Change password" onClose={isPending ? undefined : close}>
          <p>Every other session is signed out, and we send you an email about the change.</p>
          <ChangePasswordForm
            username={username}
            pending={isPending}
            problem={error}
            submitLabel="Change password"
            onSubmit={({ currentPassword, password }) => mutate({ data: { currentPassword, password } })}
            onCancel={close}
          />
        </Dialog>
      )}
    </>
  )
}
