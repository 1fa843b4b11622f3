import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'

const headingId = 'sessions'

/** A revoked session leaves the list together with the button that has the focus. */
export const focusSessions = () => document.getElementById(headingId)?.focus()

/** The list's heading, also above its skeleton. */
export function SessionsFrame({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" gap="4" aria-labelledby={headingId}>
      <HStack wrap="wrap" justify="space-between" gap="3">
        <Box>
          <Heading id={headingId} tabIndex={-1} outline="none" textStyle="title">
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
