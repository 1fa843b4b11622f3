import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import type { SignInWay } from '#generated/portal/model/signInWay.ts'
import { requestMfaCode } from '#web/api/identity.ts'
import { requestCode } from '#web/api/one-time-code.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { readAuthFailure } from './auth-failure.ts'

const labels: Record<SignInWay, string> = {
  EMAIL_CODE: 'Email me a code',
  TOTP: 'Code of the authenticator app',
  PASSKEY: 'Passkey',
  RECOVERY_CODE: 'Recovery code',
}

/** The other ways of the account. The mailed code is sent before its screen opens. */
export function OtherWays({ ways, onChoose }: { ways: SignInWay[]; onChoose: (way: SignInWay) => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (way: SignInWay) => {
      if (way === 'EMAIL_CODE') await requestCode(requestMfaCode)
      return way
    },
    onSuccess: onChoose,
  })
  return (
    <Stack as="nav" aria-labelledby="other-ways" gap="2" align="start" pt="6" borderTopWidth="1px" borderColor="line">
      <Text id="other-ways" color="muted">
        Use another way
      </Text>
      {error && <Alert kind="error">{readAuthFailure(error).message}</Alert>}
      {ways.map((way) => (
        <ButtonLink key={way} aria-disabled={isPending || undefined} onClick={() => !isPending && mutate(way)}>
          {labels[way]}
        </ButtonLink>
      ))}
    </Stack>
  )
}
