import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { requestOtp, verifyOtp } from '#generated/portal/client/identity.ts'
import { verifySecondStep } from '#generated/portal/client/second-step.ts'
import type { SecondStepProof } from '#generated/portal/model/secondStepProof.ts'
import type { SignInWay } from '#generated/portal/model/signInWay.ts'
import { requestCode } from '#web/api/one-time-code.ts'
import { markLoggedIn, rememberedUsername } from '#web/stores/session.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { authMessage } from './auth-failure.ts'
import { CodeEntry } from './code-entry.tsx'
import { forgetSignUp, signUpOfThisVisit } from './just-signed-up.ts'
import { AppCodeEntry, PasskeyEntry, RecoveryCodeEntry } from './proof-entry.tsx'
import { keepTemporarySignIn } from './temporary-sign-in.ts'
import { useAuthNavigation } from './use-auth-navigation.ts'

const title = 'Sign In MFA'
const mailCode = () => requestOtp({ type: 'MFA' })
const entries = { TOTP: AppCodeEntry, PASSKEY: PasskeyEntry, RECOVERY_CODE: RecoveryCodeEntry }

/** The second step of a sign-in: the account's preferred way, with the other ways below it. */
export function MfaScreen({ ways }: { ways: SignInWay[] }) {
  const [way, setWay] = useState<SignInWay>(ways[0] ?? 'EMAIL_CODE')
  const finish = useFinish()
  const others = ways.filter((other) => other !== way)
  const Entry = way === 'EMAIL_CODE' ? undefined : entries[way]
  return (
    <>
      {Entry ? (
        <Entry
          key={way}
          title={title}
          check={async (proof: SecondStepProof) => finish((await verifySecondStep(proof)).data)}
        />
      ) : (
        <CodeEntry
          title={title}
          lead={`Enter the code we sent to ${rememberedUsername() ?? 'your email'}.`}
          submitLabel="Sign In"
          check={async (otp) => finish((await verifyOtp({ otp, type: 'MFA' })).data)}
          resend={mailCode}
          resentMessage={pageMessages.mfa.resent}
        />
      )}
      {others.length > 0 && <OtherWays ways={others} onChoose={setWay} />}
    </>
  )
}

/** Marks the session as signed in and opens the next page. */
function useFinish() {
  const navigation = useAuthNavigation()
  return ({ mfaToken, passwordChangeRequired }: { mfaToken: string; passwordChangeRequired: boolean }) => {
    if (passwordChangeRequired) {
      keepTemporarySignIn(mfaToken)
      return navigation.toNewPassword()
    }
    markLoggedIn(mfaToken)
    const isNew = signUpOfThisVisit()?.email === rememberedUsername()
    forgetSignUp()
    return isNew ? navigation.toSuccess() : navigation.toTarget()
  }
}

const labels: Record<SignInWay, string> = {
  EMAIL_CODE: 'Email me a code',
  TOTP: 'Code of the authenticator app',
  PASSKEY: 'Passkey',
  RECOVERY_CODE: 'Recovery code',
}

/** The other ways of the account. The email code is sent before its screen opens. */
function OtherWays({ ways, onChoose }: { ways: SignInWay[]; onChoose: (way: SignInWay) => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (way: SignInWay) => {
      if (way === 'EMAIL_CODE') await requestCode(mailCode)
      return way
    },
    onSuccess: onChoose,
  })
  return (
    <Stack as="nav" aria-labelledby="other-ways" gap="2" align="start" pt="6" borderTopWidth="1px" borderColor="line">
      <Text id="other-ways" color="muted">
        Use another way
      </Text>
      {error && <Alert kind="error">{authMessage(error)}</Alert>}
      {ways.map((way) => (
        <ButtonLink key={way} aria-disabled={isPending || undefined} onClick={() => !isPending && mutate(way)}>
          {labels[way]}
        </ButtonLink>
      ))}
    </Stack>
  )
}
