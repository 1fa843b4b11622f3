import { Heading } from '@chakra-ui/react/heading'
import { HStack } from '@chakra-ui/react/stack'
import { Link } from '@tanstack/react-router'
import { pageMessages } from '#domain/page-messages.ts'
import { LinkButton } from '#web/ui/link.tsx'

export function CallToAction() {
  return (
    <HStack
      as="aside"
      wrap="wrap"
      justify="space-between"
      gap="4"
      p="6"
      bg="brand.wash"
      borderWidth="1px"
      borderColor="brand.line"
      borderRadius="lg"
      aria-label="Sign up"
    >
      <Heading textWrap="balance">{pageMessages.article.callToAction}</Heading>
      <LinkButton asChild>
        <Link to="/signup">{pageMessages.article.toSignUp}</Link>
      </LinkButton>
    </HStack>
  )
}
