import { HStack } from '@chakra-ui/react/stack'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { messages } from '#domain/messages.ts'
import { queryClient } from '#web/api/query-client.ts'
import { TextLink } from '#web/entities/link.tsx'
import { signOutHere } from '#web/stores/logout.ts'
import { AnchorButton } from '#web/ui/link.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { AuthScreen } from './auth-screen.tsx'

export function LogoutScreen() {
  const navigate = useNavigate()
  const [providerAddress, setProviderAddress] = useState<string>()
  useEffect(() => {
    const leave = (endSessionAddress: string | undefined) => {
      queryClient.clear()
      if (endSessionAddress) return setProviderAddress(endSessionAddress)
      return navigate({ to: '/signin', replace: true })
    }
    void signOutHere().then(leave)
  }, [navigate])
  return providerAddress ? <SignedOut address={providerAddress} /> : <Loading label={messages.session.loggingOut} />
}

/** After a single sign-on: without its own sign-out, the next person at this computer signs in with one click. */
function SignedOut({ address }: { address: string }) {
  return (
    <AuthScreen
      title="You are signed out"
      lead="Your single sign-on session stays active. Sign out of it too if others use this computer."
    >
      <HStack gap="5" wrap="wrap">
        <AnchorButton href={address}>Sign out of single sign-on</AnchorButton>
        <TextLink to="/signin">Back to Sign In</TextLink>
      </HStack>
    </AuthScreen>
  )
}
