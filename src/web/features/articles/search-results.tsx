import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Span } from '@chakra-ui/react/span'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { counted } from '#domain/counts.ts'
import { pageMessages } from '#domain/page-messages.ts'
import { useSearchArticlesSuspense } from '#generated/portal/client/resources.ts'
import type { ArticleRow } from '#generated/portal/model/articleRow.ts'
import type { TextPiece } from '#generated/portal/model/textPiece.ts'
import { LinkButton, TextLink } from '#web/entities/link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ledger } from '#web/ui/ledger-drawing.tsx'

const Match = chakra('mark', {
  base: { bg: 'brand.wash', color: 'inherit', borderRadius: 'sm', boxShadow: '0 0 0 2px {colors.brand.wash}' },
})

export function SearchResults({ query }: { query: string }) {
  const { data: found } = useSearchArticlesSuspense({ keyword: query })
  return (
    <div>
      {/* A search changes only the query of the address, which browsers do not announce, so the result is announced here. */}
      <div role="status">
        {found.length > 0 ? (
          <Text color="muted" mb="4">
            {countOf(found)}
          </Text>
        ) : (
          <NoResults />
        )}
      </div>
      {found.length > 0 && (
        <ol>
          {found.map((row) => (
            <Result key={row.id} {...row} />
          ))}
        </ol>
      )}
    </div>
  )
}

/** The server's limit: at this number there may be more. */
const maxResults = 30

function countOf({ length }: ArticleRow[]) {
  if (length >= maxResults) return `The ${maxResults} articles that fit best`
  return counted(length, 'article')
}

function Result({ id, slug, category, highlight: { name, summary, passage } }: ArticleRow) {
  return (
    <Box as="li" py="6" borderColor="line" borderTopWidth="1px" _first={{ pt: '2', borderTopWidth: '0' }}>
      <Heading>
        <TextLink to="/article/$id/$articleSlug" params={{ id, articleSlug: slug }}>
          <Marked pieces={name} />
        </TextLink>
      </Heading>
      <Flex wrap="wrap" columnGap="3" mt="1" textStyle="caption" color="muted">
        <span>{category}</span>
        <Span textStyle="mono" overflowWrap="anywhere">
          {slug}
        </Span>
      </Flex>
      <Text mt="2" maxW="prose">
        <Marked pieces={summary} />
      </Text>
      {passage.length > 0 && (
        <Text mt="2" maxW="prose" color="muted" overflowWrap="anywhere">
          … <Marked pieces={passage} /> …
        </Text>
      )}
    </Box>
  )
}

/** Pieces of plain text, so nothing is parsed as HTML. */
const Marked = ({ pieces }: { pieces: TextPiece[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other names
  pieces.map(({ text, match }, at) => (match ? <Match key={at}>{text}</Match> : text))

const NoResults = () => (
  <EmptyState
    drawing={ledger}
    note="Try fewer or other words, or ask us."
    action={
      <LinkButton to="/_contact" variant="secondary">
        Contact us
      </LinkButton>
    }
  >
    {pageMessages.search.empty}
  </EmptyState>
)
