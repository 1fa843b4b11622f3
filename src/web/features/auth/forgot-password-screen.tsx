import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as generated from '#generated/forms/forgot-password.js'
import { sendRecoveryCode } from '#web/api/identity.ts'
import { createForm } from '#web/form/create-form.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { ResetPassword } from './reset-password.tsx'
import { useAuthProblem } from './use-auth-problem.ts'

const RecoverForm = createForm<generated.Value>('recover', generated, {
  uiSchema: { email: { 'ui:widget': 'email', 'ui:autocomplete': 'username' } },
})

function RecoverPassword({ onDelivered }: { onDelivered: (email: string) => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: sendRecoveryCode,
    onSuccess: (_answer, email) => onDelivered(email),
  })
  return (
    <AuthScreen
      title="Forgot password"
      lead="Tell us your email and we send you a code to set a new password."
      footer={
        <>
          Remembered it?{' '}
          <TextLink asChild>
            <Link to="/signin">Sign In</Link>
          </TextLink>
        </>
      }
    >
      <RecoverForm
        pending={isPending}
        problem={useAuthProblem(error)}
        submitLabel="Recover Password"
        wide
        onSubmit={({ email }) => mutate(email.trim().toLowerCase())}
      />
    </AuthScreen>
  )
}

type Step = { step: 'email' } | { step: 'reset'; email: string }

/** Two screens on one address: whose password, then the code and the new one. */
export function ForgotPasswordScreen() {
  const [state, setState] = useState<Step>({ step: 'email' })
  if (state.step === 'email') return <RecoverPassword onDelivered={(email) => setState({ step: 'reset', email })} />
  return <ResetPassword email={state.email} />
}
