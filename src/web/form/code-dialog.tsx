import { Box } from '@chakra-ui/react/box'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { OtpForm } from './otp-form.tsx'

/** The contract's minimum between two codes. */
const resendSeconds = 30

export type CodeRequest = {
  pending: boolean
  problem: unknown
  onCode: (otp: string) => void
  onClose: () => void
}

type Props = CodeRequest & {
  title: string
  /** What the code is for, and where it was sent. */
  children: ReactNode
  submitLabel: string
  resend: () => Promise<unknown>
}

/** Asks for a one-time code from the partner's mailbox, which protects live keys and bank details. */
export function CodeDialog({ title, children, submitLabel, pending, problem, resend, onCode, onClose }: Props) {
  const { secondsLeft, restart } = useCountdown(resendSeconds)
  const resending = useMutation({ mutationFn: resend, onSuccess: restart })
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
          secondsLeft > 0 ? (
            <Box color="muted" fontVariantNumeric="tabular-nums">
              Resend OTP in {secondsLeft} s
            </Box>
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

/** A background tab may count more slowly, which only delays the next code. */
function useCountdown(seconds: number) {
  const [secondsLeft, setSecondsLeft] = useState(seconds)
  useEffect(() => {
    if (secondsLeft === 0) return
    const tick = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(tick)
  }, [secondsLeft])
  return { secondsLeft, restart: () => setSecondsLeft(seconds) }
}
