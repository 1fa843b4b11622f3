import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { LinkButton } from '#web/entities/link.tsx'
import { useSignedIn } from '#web/stores/signed-in.ts'
import { Illustration } from '#web/ui/empty-state.tsx'

/** A letter that has left. */
const letter = (
  <>
    <path d="M40 30h80v56H40z" />
    <path d="m40 34 40 28 40-28" />
    <path d="M12 50h16M18 66h10M10 82h18" strokeDasharray="3 6" />
    <path data-accent d="m98 78 8 8 16-18" />
  </>
)

/** The thank-you screen. Visitors also get links to sign up and home. */
export function ContactSuccess() {
  const isLoggedIn = useSignedIn()
  return (
    <Stack flex="1" align="center" justify="center" gap="6" minH="60dvh" py="12" textAlign="center">
      <Illustration drawing={letter} />
      <Heading as="h1" size="lg">
        Thank you
      </Heading>
      <Text color="muted" maxW="480px">
        Your message has arrived. Our team will reply by email.
      </Text>
      <Flex wrap="wrap" justify="center" gap="3">
        {!isLoggedIn && <LinkButton to="/signup">Try For Free</LinkButton>}
        <LinkButton to="/" variant="secondary">
          Home
        </LinkButton>
      </Flex>
    </Stack>
  )
}
