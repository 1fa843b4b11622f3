import { useMutation } from '@tanstack/react-query'
import { pageMessages } from '#domain/page-messages.ts'
import * as generated from '#generated/forms/reset-password.js'
import { resetPassword, sendRecoveryCode } from '#web/api/identity.ts'
import { newPassword, repeatedPassword } from '#web/entities/account/password-fields.ts'
import { createForm } from '#web/form/create-form.tsx'
import { ResendCode, useResend } from '#web/form/resend-code.tsx'
import { readAuthFailure } from './auth-failure.ts'
import { AuthScreen } from './auth-screen.tsx'
import { useAuthMoves } from './use-auth-moves.ts'
import { useAuthProblem } from './use-auth-problem.ts'

const ResetForm = createForm<generated.Value>('reset', generated, {
  uiSchema: {
    key: { 'ui:widget': 'code', 'ui:autocomplete': 'one-time-code', 'ui:autofocus': true },
    password: newPassword,
    confirmPassword: repeatedPassword,
  },
})

export function ResetPassword({ email }: { email: string }) {
  const moves = useAuthMoves()
  const resetting = useMutation({
    mutationFn: ({ key, password }: generated.Value) => resetPassword(email, key, password),
    onSuccess: () => moves.toSignIn(pageMessages.recovery.reset),
  })
  const another = useResend(() => sendRecoveryCode(email), resetting.reset)
  return (
    <AuthScreen
      title="Reset Password"
      lead={`If ${email} has an account, a code is on its way to it.`}
      info={another.isSent ? pageMessages.recovery.codeResent : undefined}
      error={another.error ? readAuthFailure(another.error).message : undefined}
    >
      <ResetForm
        pending={resetting.isPending}
        problem={useAuthProblem(resetting.error)}
        submitLabel="Reset Password"
        wide
        onSubmit={(values) => resetting.mutate(values)}
        secondary={<ResendCode label="Resend" code={another} />}
      >
        {/* A password manager stores the new password under this name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      </ResetForm>
    </AuthScreen>
  )
}
