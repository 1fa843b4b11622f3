import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'

export const sessionsId = 'sessions'

/** The list's heading, also above its skeleton. */
export function SessionsFrame({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" gap="4" aria-labelledby={sessionsId}>
      <HStack wrap="wrap" justify="space-between" gap="3">
        <Box>
          <Heading id={sessionsId} textStyle="title">
            Sessions
          </Heading>
          <Text color="muted">
            Where you are signed in. If you do not recognise a session, revoke it and change your password.
          </Text>
        </Box>
        {action}
      </HStack>
      {children}
    </Stack>
  )
}
