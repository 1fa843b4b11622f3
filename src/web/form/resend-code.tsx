import { Box } from '@chakra-ui/react/box'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { oneTimeCodeLimits } from '#domain/limits.ts'
import { ButtonLink } from '#web/ui/link.tsx'

type Resend = ReturnType<typeof useResend>

/** Sends another code. The first one was sent when the screen opened, so the wait begins then. */
export function useResend(send: () => Promise<unknown>, onSent?: () => void) {
  const { secondsLeft, restart } = useCountdown(oneTimeCodeLimits.resendSeconds)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      restart()
      onSent?.()
    },
  })
  return { resend: () => mutate(), secondsLeft, isPending, isSent: isSuccess, error }
}

export function ResendCode({ label, code }: { label: string; code: Resend }) {
  const isWaiting = code.secondsLeft > 0 || code.isPending
  return (
    <Box color="muted" fontVariantNumeric="tabular-nums">
      <ButtonLink aria-disabled={isWaiting || undefined} onClick={() => isWaiting || code.resend()}>
        {label}
      </ButtonLink>
      {code.secondsLeft > 0 && ` in ${code.secondsLeft} s`}
    </Box>
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
