import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { ArrowUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { useGetArticleSuspense } from '#generated/portal/client/resources.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Anchor } from '#web/ui/link.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleMedia } from './article-media.tsx'

export function ArticlePage({ id }: { id: string }) {
  const { data: article } = useGetArticleSuspense(id)
  return (
    <Stack as="article" gap="8" w="100%" maxW="720px" mx="auto" py={{ base: '8', md: '12' }}>
      <Stack as="header" gap="4">
        <Text color="brand.fg" fontWeight="medium">
          {article.category}
        </Text>
        <Heading as="h1" size="xl">
          {article.name}
        </Heading>
        <Text textStyle="lead" color="muted">
          {article.summary}
        </Text>
      </Stack>
      <ArticleMedia {...article} />
      <ArticleBody html={article.body} />
      <Text css={{ '& svg': { display: 'inline', verticalAlign: '-2px', mr: '1' } }}>
        <Anchor href="#main" onClick={toTop}>
          <ArrowUp size={16} aria-hidden />
          Back to Top
        </Anchor>
      </Text>
      <CallToAction />
    </Stack>
  )
}

/** Moves the focus as well, for screen readers and the keyboard. */
function toTop(event: MouseEvent) {
  event.preventDefault()
  window.scrollTo({ top: 0 })
  focusHeading()
}

function CallToAction() {
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
      <LinkButton to="/signup">{pageMessages.article.toSignUp}</LinkButton>
    </HStack>
  )
}
