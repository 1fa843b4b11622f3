import type { ReactNode } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { messageOf } from '#web/api/errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { OtpForm } from './otp-form.tsx'
import { ResendCode, useResend } from './resend-code.tsx'
import { toFormProblem } from './to-form-problem.ts'

export type CodeRequest = {
  pending: boolean
  problem: unknown
  onCode: (otp: string) => void
  onClose: () => void
}

type Props = CodeRequest & {
  title: string
  /** The purpose of the code, and where it was sent. */
  children: ReactNode
  submitLabel: string
  resend: () => Promise<unknown>
}

/** Requests and enters a mailed one-time code, for live keys and bank details. */
export function CodeDialog({ title, children, submitLabel, pending, problem, resend, onCode, onClose }: Props) {
  const another = useResend(resend)
  return (
    <Dialog title={title} onClose={pending ? undefined : onClose}>
      <p>{children}</p>
      {another.isSent && <Alert kind="info">{pageMessages.mfa.resent}</Alert>}
      {another.error && <Alert kind="error">{messageOf(another.error)}</Alert>}
      <OtpForm
        pending={pending}
        problem={toFormProblem(problem)}
        submitLabel={submitLabel}
        onSubmit={({ otp }) => onCode(otp)}
        secondary={<ResendCode label="Resend OTP" code={another} />}
      />
    </Dialog>
  )
}
