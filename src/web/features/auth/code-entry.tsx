import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OtpForm } from '#web/form/otp-form.tsx'
import { ResendCode, useResend } from '#web/form/resend-code.tsx'
import { authProblem } from './auth-failure.ts'
import { AuthScreen } from './auth-screen.tsx'

interface CodeEntryProps {
  title: string
  lead: ReactNode
  submitLabel: string
  check: (otp: string) => Promise<unknown>
  resend: () => Promise<unknown>
  /** Shown after a new code was sent. */
  resentMessage: string
  footer?: ReactNode
}

/** Asks for the email code of a sign-up or a sign-in. */
export function CodeEntry({ title, lead, submitLabel, check, resend, resentMessage, footer }: CodeEntryProps) {
  const checking = useMutation({ mutationFn: check })
  const another = useResend(resend, checking.reset)
  return (
    <AuthScreen
      title={title}
      lead={<>{lead} It is checked as soon as you enter the last digit.</>}
      info={another.isSent ? resentMessage : undefined}
      error={authProblem(another.error)?.message}
      footer={footer}
    >
      <OtpForm
        pending={checking.isPending}
        problem={authProblem(checking.error)}
        submitLabel={submitLabel}
        wide
        submitsWhenValid
        onSubmit={({ otp }) => checking.mutate(otp)}
        secondary={<ResendCode label="Resend OTP" code={another} />}
      />
    </AuthScreen>
  )
}
