import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { Skeleton, SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { EveryArticle } from './every-article.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    w: '100%',
    maxW: '720px',
    mx: 'auto',
    py: { base: '8', md: '12' },
  },
})
const Title = chakra('h1', { base: { textStyle: 'heading' } })
const Lead = chakra('p', { base: { color: 'muted' } })

type SearchPageProps = {
  /** As the address has it, whether or not it can be looked for. */
  query?: string | undefined
  /** What is looked for. */
  asked?: string | undefined
}

export function SearchPage({ query, asked }: SearchPageProps) {
  return (
    <Frame query={query}>
      {asked ? (
        <SearchResults query={asked} />
      ) : (
        <Lead>Guides, product and security articles and a video: all in one search.</Lead>
      )}
    </Frame>
  )
}

export function SearchPending() {
  return (
    <Frame>
      <Waiting>
        <Skeleton h="6" w="60%" mb="4" />
        <SkeletonText />
      </Waiting>
    </Frame>
  )
}

/** A new query is a new form: going Back shows what was looked for then. */
const Frame = ({ query, children }: { query?: string | undefined; children: ReactNode }) => (
  <Root>
    <Title>{pageMessages.search.heading}</Title>
    <SearchForm key={query} query={query} />
    <noscript>
      <EveryArticle />
    </noscript>
    {children}
  </Root>
)
