import { Box } from '@chakra-ui/react/box'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import type { SecondStepChangePreferred } from '#generated/portal/model/secondStepChangePreferred.ts'

/** The methods of signing in after the password. The sign-in page has labels of its own. */
export const signInMethodNames: Record<SecondStepChangePreferred, string> = {
  EMAIL_CODE: 'Email code',
  TOTP: 'Authenticator app',
  PASSKEY: 'Passkey',
}

type Props = { name: string; id?: string; state: ReactNode; action: ReactNode }

/** The name and state of a method on the left, its button on the right. */
export function SignInMethod({ name, id, state, action }: Props) {
  return (
    <HStack wrap="wrap" justify="space-between" align="start" gap="3">
      <Box minW="0" flex="1 1 260px">
        <Text as="h3" id={id} fontWeight="medium">
          {name}
        </Text>
        <Box color="muted" overflowWrap="anywhere">
          {state}
        </Box>
      </Box>
      {action}
    </HStack>
  )
}
