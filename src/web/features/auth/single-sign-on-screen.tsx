import { HStack } from '@chakra-ui/react/stack'
import { useEffect, useState } from 'react'
import { problemMessages } from '#generated/problem-messages.ts'
import { TextLink } from '#web/entities/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { finishSignIn, type Refusal } from './single-sign-on.ts'
import { useSingleSignOn } from './use-single-sign-on.ts'

/** The identity provider redirects staff to this page. After the sign-in, the guard redirects to the next page. */
export function SingleSignOnScreen() {
  const [refusal, setRefusal] = useState<Refusal>()
  useEffect(() => void finishSignIn().then(setRefusal), [])
  return refusal ? <Refused {...refusal} /> : <Loading label="Signing you in ..." />
}

function Refused({ message = problemMessages['sso-expired'], denied }: Refusal) {
  const { hasPasswords, leave, pending, error } = useSingleSignOn()
  return (
    <AuthScreen title={denied ? 'You cannot sign in' : 'Sign-in failed'} error={error ?? message}>
      <HStack gap="5" wrap="wrap">
        {!denied && (
          <Button loading={pending} onClick={leave}>
            Try again
          </Button>
        )}
        <TextLink to="/signin">{hasPasswords ? 'Sign in with your password' : 'Back to Sign In'}</TextLink>
      </HStack>
    </AuthScreen>
  )
}
