import { useMutation } from '@tanstack/react-query'
import { changePassword } from '#generated/portal/client/user.ts'
import type { ChangePassword } from '#generated/portal/model/changePassword.ts'
import { ChangePasswordForm } from '#web/entities/account/change-password-form.tsx'
import { markLoggedIn, rememberedUsername } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { AuthScreen } from './auth-screen.tsx'
import { forgetTemporarySignIn, temporarySignIn } from './temporary-sign-in.ts'
import { useAuthNavigation } from './use-auth-navigation.ts'

/** The last step of the first sign-in of staff. */
export function NewPasswordScreen() {
  const navigation = useAuthNavigation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (passwords: ChangePassword) => {
      const mfaToken = temporarySignIn() ?? ''
      // The session counts as signed in only afterwards, so its token comes with the call.
      await changePassword(passwords, { headers: { 'X-MFA-Token': mfaToken } })
      return mfaToken
    },
    onSuccess: (mfaToken) => {
      forgetTemporarySignIn()
      markLoggedIn(mfaToken)
      showToast('Your password was changed.')
      return navigation.toTarget()
    },
  })
  return (
    <AuthScreen
      title="New password"
      lead="You signed in with a temporary password. Choose one of your own to continue."
    >
      <ChangePasswordForm
        username={rememberedUsername() ?? ''}
        pending={isPending}
        problem={error}
        submitLabel="Change password"
        wide
        onSubmit={({ currentPassword, password }) => mutate({ currentPassword, password })}
      />
    </AuthScreen>
  )
}
