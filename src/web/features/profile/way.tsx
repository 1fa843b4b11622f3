import { Box } from '@chakra-ui/react/box'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import type { SecondStepChangePreferred } from '#generated/portal/model/secondStepChangePreferred.ts'

/** Names of the ways to sign in beside the password. The sign-in page has labels of its own. */
export const wayNames: Record<SecondStepChangePreferred, string> = {
  EMAIL_CODE: 'Mailed code',
  TOTP: 'Authenticator app',
  PASSKEY: 'Passkey',
}

type Props = { name: string; id?: string; state: ReactNode; action: ReactNode }

/** One way: its name and state on the left, what can be done on the right. */
export function Way({ name, id, state, action }: Props) {
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
