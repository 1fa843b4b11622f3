import { Stack } from '@chakra-ui/react/stack'
import { useGetSecondStep } from '#generated/portal/client/second-step.ts'
import { messageOf } from '#web/api/errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { FirstWay, MailedCode } from './mailed-code.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** What the account uses beside its password, and how to change it. */
export function SecondStep() {
  const { data, error, isFetching, refetch } = useGetSecondStep()
  return (
    <Card title="Second step" note="What we ask for after your password when you sign in.">
      {!data && !error && <SkeletonText />}
      {!data && error && (
        <Alert
          kind="error"
          action={
            <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error)}
        </Alert>
      )}
      {data && (
        <Stack gap="6">
          <MailedCode step={data} />
          <AuthenticatorApp app={data.authenticatorApp} />
          <Passkeys passkeys={data.passkeys} />
          <RecoveryCodes left={data.recoveryCodesLeft} />
          <FirstWay step={data} />
        </Stack>
      )}
    </Card>
  )
}
