import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { LinkButton } from '#web/entities/link.tsx'

/** What to do next, at the end of a page. */
export function CallToAction({ title, note }: { title: string; note: string }) {
  return (
    <Flex
      as="aside"
      layerStyle="card"
      align="center"
      wrap="wrap"
      justify="space-between"
      columnGap="10"
      rowGap="5"
      p={{ base: '6', md: '8' }}
      my={{ base: '8', md: '12' }}
      aria-label="Next step"
    >
      <Box maxW="prose">
        <Heading>{title}</Heading>
        <Text color="muted" mt="1">
          {note}
        </Text>
      </Box>
      <Flex wrap="wrap" gap="3">
        <LinkButton to="/signup">Sign up</LinkButton>
        <LinkButton to="/_contact" variant="secondary">
          Write to us
        </LinkButton>
      </Flex>
    </Flex>
  )
}
