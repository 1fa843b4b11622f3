import { Stack } from '@chakra-ui/react/stack'
import { useGetSecondStep } from '#generated/portal/client/second-step.ts'
import { QueryState } from '#web/entities/query-state.tsx'
import { Card } from '#web/ui/card.tsx'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { EmailCode, PreferredMethod } from './email-code.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { Sessions } from './sessions.tsx'

/** The end of a partner's profile: password, sessions and the second step. Loaded after what is above it. */
export const AccountSecurity = () => (
  <>
    <Sessions />
    <SecondStep />
  </>
)

/** The ways to sign in beside the password, and buttons that change them. */
export function SecondStep() {
  const read = useGetSecondStep()
  const { data } = read
  return (
    <Card title="Second step" note="What we ask for after your password when you sign in.">
      {!data && <QueryState read={read} what="second step" />}
      {data && (
        <Stack gap="6">
          <EmailCode step={data} />
          <AuthenticatorApp app={data.authenticatorApp} />
          <Passkeys passkeys={data.passkeys} />
          <RecoveryCodes left={data.recoveryCodesLeft} />
          <PreferredMethod step={data} />
        </Stack>
      )}
    </Card>
  )
}
