import { useChangePassword } from '#generated/portal/client/user.ts'
import { ChangePasswordForm, passwordChanged } from '#web/entities/account/change-password-form.tsx'
import { markLoggedIn, rememberedUsername } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { AuthScreen } from './auth-screen.tsx'
import { forgetTemporarySignIn, temporarySignIn } from './temporary-sign-in.ts'
import { useAuthNavigation } from './use-auth-navigation.ts'

/** The last step of the first sign-in of staff. */
export function NewPasswordScreen() {
  const navigation = useAuthNavigation()
  const mfaToken = temporarySignIn() ?? ''
  const { mutate, isPending, error } = useChangePassword({
    // The session counts as signed in only afterwards, so its token comes with the call.
    request: { headers: { 'X-MFA-Token': mfaToken } },
    mutation: {
      onSuccess: () => {
        forgetTemporarySignIn()
        markLoggedIn(mfaToken)
        showToast(passwordChanged)
        return navigation.toTarget()
      },
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
        onSubmit={({ currentPassword, password }) => mutate({ data: { currentPassword, password } })}
      />
    </AuthScreen>
  )
}
