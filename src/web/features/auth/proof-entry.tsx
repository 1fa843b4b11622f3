import { useMutation } from '@tanstack/react-query'
import * as appCode from '#generated/forms/authenticator-code.js'
import * as recoveryCode from '#generated/forms/recovery-code.js'
import { startPasskeySignIn } from '#generated/portal/client/second-step.ts'
import type { SecondStepProof } from '#generated/portal/model/secondStepProof.ts'
import { signWithPasskey } from '#web/api/passkeys.ts'
import { createForm } from '#web/form/create-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { authProblem } from './auth-failure.ts'
import { AuthScreen } from './auth-screen.tsx'

interface Props {
  title: string
  check: (proof: SecondStepProof) => Promise<unknown>
}

const AppCodeForm = createForm<appCode.Value>('authenticator-code', appCode, {
  uiSchema: { code: { 'ui:widget': 'code', 'ui:autofocus': true } },
})

const RecoveryCodeForm = createForm<recoveryCode.Value>('recovery-code', recoveryCode, {
  uiSchema: { code: { 'ui:autocomplete': 'off', 'ui:autofocus': true } },
})

/** The six digits of an authenticator app. */
export function AppCodeEntry({ title, check }: Props) {
  const { mutate, isPending, error } = useMutation({ mutationFn: check })
  return (
    <AuthScreen
      title={title}
      lead="Enter the code that your authenticator app shows. It is checked as soon as you enter the last digit."
    >
      <AppCodeForm
        pending={isPending}
        problem={authProblem(error)}
        submitLabel="Sign In"
        wide
        submitsWhenValid
        onSubmit={({ code }) => mutate({ way: 'TOTP', code })}
      />
    </AuthScreen>
  )
}

export function RecoveryCodeEntry({ title, check }: Props) {
  const { mutate, isPending, error } = useMutation({ mutationFn: check })
  return (
    <AuthScreen title={title} lead="Enter one of your recovery codes. Each signs in once.">
      <RecoveryCodeForm
        pending={isPending}
        problem={authProblem(error)}
        submitLabel="Sign In"
        wide
        onSubmit={({ code }) => mutate({ way: 'RECOVERY_CODE', code })}
      />
    </AuthScreen>
  )
}

/** Opens the browser's own dialog. */
export function PasskeyEntry({ title, check }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => check(await signWithPasskey((await startPasskeySignIn()).data)),
  })
  return (
    <AuthScreen
      title={title}
      lead="Confirm with your fingerprint, your face, a PIN or a security key."
      error={authProblem(error)?.message}
    >
      <Button variant="primary" wide autoFocus loading={isPending} onClick={() => mutate()}>
        Use your passkey
      </Button>
    </AuthScreen>
  )
}
