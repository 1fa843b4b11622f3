import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { requestBankCode } from '#web/api/organisation-queries.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { OtpForm } from './otp-form.tsx'
import { useWait } from './use-wait.ts'

const Muted = chakra('span', { base: { color: 'muted', fontVariantNumeric: 'tabular-nums' } })

/** As the contract's code operations say. */
const resendSeconds = 30

type Asked = {
  pending: boolean
  problem: unknown
  onCode: (otp: string) => void
  onClose: () => void
}

type Props = Asked & {
  title: string
  /** What the code is for, and where it was sent. */
  children: ReactNode
  submitLabel: string
  resend: () => Promise<unknown>
}

/** What moves money takes a fresh code from the partner's mailbox. */
export function CodeDialog({ title, children, submitLabel, pending, problem, resend, onCode, onClose }: Props) {
  const { left, again } = useWait(resendSeconds)
  const resending = useMutation({ mutationFn: resend, onSuccess: again })
  return (
    <Dialog title={title} onClose={pending ? undefined : onClose}>
      <p>{children}</p>
      {resending.isSuccess && <Alert kind="info">{pageMessages.mfa.resent}</Alert>}
      {resending.isError && <Alert kind="error">{messageOf(resending.error)}</Alert>}
      <OtpForm
        pending={pending}
        problem={isAppError(problem) ? problem : null}
        submitLabel={submitLabel}
        onSubmit={({ otp }) => onCode(otp)}
        secondary={
          left > 0 ? (
            <Muted>Resend OTP in {left} s</Muted>
          ) : (
            <ButtonLink
              aria-disabled={resending.isPending || undefined}
              onClick={() => !resending.isPending && resending.mutate()}
            >
              Resend OTP
            </ButtonLink>
          )
        }
      />
    </Dialog>
  )
}

type BankCodeProps = Asked & {
  email: string
  /** Whether an account is left that payouts can go to; an application to go live always names one. */
  payable?: boolean
}

/** Bank details change with a code from the partner's mailbox. */
export const BankCodeDialog = ({ email, payable = true, ...asked }: BankCodeProps) => (
  <CodeDialog
    title={payable ? 'Confirm the new bank details' : 'Confirm the change of bank details'}
    submitLabel="Confirm"
    resend={requestBankCode}
    {...asked}
  >
    {payable
      ? 'Payouts will go to another account.'
      : 'Without an account number there is nowhere to send your payouts.'}{' '}
    Enter the code we sent to {email}.
  </CodeDialog>
)
