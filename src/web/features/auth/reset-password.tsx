import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import * as generated from '#generated/forms/reset-password.js'
import { resetPassword, sendRecoveryCode } from '#web/api/identity.ts'
import { createForm } from '#web/form/create-form.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { readAuthFailure } from './auth-failure.ts'
import { AuthScreen } from './auth-screen.tsx'
import { passwordsMatch, policyHelp } from './passwords.ts'
import { useAuthMoves } from './use-auth-moves.ts'
import { useAuthProblem } from './use-auth-problem.ts'

const ResetForm = createForm<generated.Value>('reset', generated, {
  uiSchema: {
    key: { 'ui:widget': 'code', 'ui:autocomplete': 'one-time-code' },
    password: { 'ui:widget': 'password', 'ui:autocomplete': 'new-password', 'ui:help': policyHelp },
    confirmPassword: { 'ui:widget': 'password', 'ui:autocomplete': 'new-password' },
  },
  rules: passwordsMatch,
})

export function ResetPassword({ email }: { email: string }) {
  const moves = useAuthMoves()
  // The address stays the same, so nobody else announces that this is another screen.
  useEffect(focusHeading, [])
  const resetting = useMutation({
    mutationFn: ({ key, password }: generated.Value) => resetPassword(email, key, password),
    onSuccess: () => moves.toSignIn(pageMessages.recovery.reset),
  })
  const resending = useMutation({ mutationFn: () => sendRecoveryCode(email), onSuccess: () => resetting.reset() })
  return (
    <AuthScreen
      title="Reset Password"
      lead={`If ${email} has an account, a code is on its way to it.`}
      info={resending.isSuccess ? pageMessages.recovery.codeResent : undefined}
      error={resending.isError ? readAuthFailure(resending.error).message : undefined}
    >
      <ResetForm
        pending={resetting.isPending}
        problem={useAuthProblem(resetting.error)}
        submitLabel="Reset Password"
        wide
        onSubmit={(values) => resetting.mutate(values)}
        secondary={
          <ButtonLink
            aria-disabled={resending.isPending || undefined}
            onClick={() => !resending.isPending && resending.mutate()}
          >
            Resend
          </ButtonLink>
        }
      >
        {/* A password manager stores the new password under this name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      </ResetForm>
    </AuthScreen>
  )
}
