import { useState } from 'react'
import { RecoverPassword } from './recover-password.tsx'
import { ResetPassword } from './reset-password.tsx'

type Step = { step: 'email' } | { step: 'reset'; email: string }

/** Two screens on one address: whose password, then the code and the new one. */
export function ForgotPasswordScreen() {
  const [state, setState] = useState<Step>({ step: 'email' })
  if (state.step === 'email') return <RecoverPassword onDelivered={(email) => setState({ step: 'reset', email })} />
  return <ResetPassword email={state.email} />
}
