import { useMutation } from '@tanstack/react-query'
import { messages } from '#domain/messages.ts'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { requestBankCode } from '#web/api/organisation-queries.ts'
import { OtpForm } from '#web/form/otp-form.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ButtonLink } from '#web/ui/link.tsx'

type Props = {
  email: string
  pending: boolean
  problem: unknown
  onCode: (otp: string) => void
  onClose: () => void
}

/** New bank details take effect with a code from the partner's mailbox. */
export function BankCodeDialog({ email, pending, problem, onCode, onClose }: Props) {
  const resending = useMutation({ mutationFn: requestBankCode })
  return (
    <Dialog title="Confirm the new bank details" onClose={pending ? undefined : onClose}>
      <p>Payouts will go to another account. Enter the code we sent to {email}.</p>
      {resending.isSuccess && <Alert kind="info">{messages.mfa.resent}</Alert>}
      {resending.isError && <Alert kind="error">{messageOf(resending.error)}</Alert>}
      <OtpForm
        pending={pending}
        problem={isAppError(problem) ? problem : null}
        submitLabel="Confirm"
        onSubmit={({ otp }) => onCode(otp)}
        secondary={
          <ButtonLink
            aria-disabled={resending.isPending || undefined}
            onClick={() => !resending.isPending && resending.mutate()}
          >
            Resend OTP
          </ButtonLink>
        }
      />
    </Dialog>
  )
}
