import { articles } from 'virtual:articles'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, Suspense, useId, useRef, useState } from 'react'
import { fieldControl } from '#docs/model/field-control.ts'
import { pageMessages } from '#domain/page-messages.ts'
import { searchProblem } from '#web/api/search-query.ts'
import { TextLink } from '#web/entities/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/input.tsx'
import { Skeleton, SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { SearchResults } from './search-results.tsx'

/**
 * A plain form: one field does not need rjsf. Without JavaScript it opens this page, which then lists every article.
 */
function SearchForm({ query = '' }: { query?: string }) {
  const navigate = useNavigate()
  // While results load, the hidden form of the earlier query is still in the page.
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState(query && searchProblem(query.trim()))
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = field.current?.value.trim() ?? ''
    const found = searchProblem(asked)
    setProblem(found)
    if (found) field.current?.focus()
    else return navigate({ to: '/article/search', search: { query: asked } })
  }
  return (
    <search>
      <form action="/article/search" onSubmit={search} noValidate>
        <Field id={id} label="Search articles" error={problem}>
          <Grid gap="3" templateColumns="minmax(0, 1fr) auto">
            <TextInput
              {...fieldControl({ id, error: problem, required: true })}
              ref={field}
              name="query"
              type="search"
              defaultValue={query}
              placeholder={pageMessages.search.placeholder}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit">Search</Button>
          </Grid>
        </Field>
      </form>
    </search>
  )
}

type SearchPageProps = {
  /** The query in the address; may be invalid. */
  query?: string
  /** The query, if it is valid. */
  asked?: string
}

export function SearchPage({ query, asked }: SearchPageProps) {
  return (
    <Frame query={query}>
      {asked ? (
        <Suspense fallback={<ResultsPending />}>
          <SearchResults query={asked} />
        </Suspense>
      ) : (
        <Text color="muted">Guides, product and security articles and a video: all in one search.</Text>
      )}
    </Frame>
  )
}

export const SearchPending = ({ query }: { query?: string }) => (
  <Frame query={query}>
    <ResultsPending />
  </Frame>
)

const ResultsPending = () => (
  <Waiting>
    <Skeleton h="6" w="60%" mb="4" />
    <SkeletonText />
  </Waiting>
)

/** A new query is a new form, so that going Back shows the earlier query. */
const Frame = ({ query, children }: { query?: string; children: ReactNode }) => (
  <Stack gap="6" w="100%" maxW="720px" mx="auto" py={{ base: '8', md: '12' }}>
    <Heading as="h1" size="lg">
      {pageMessages.search.heading}
    </Heading>
    <SearchForm key={query} query={query} />
    <noscript>
      <EveryArticle />
    </noscript>
    {children}
  </Stack>
)

/** Without JavaScript, lists every article. */
const EveryArticle = () => (
  <Stack gap="6" pb="6">
    <p>Searching needs JavaScript. These are all the articles.</p>
    {[...Map.groupBy(articles, ({ category }) => category)].map(([category, ofIt]) => (
      <div key={category}>
        <Heading mb="2">{category}</Heading>
        <Stack as="ul" gap="2">
          {ofIt.map(({ id, slug, name }) => (
            <li key={id}>
              <TextLink to="/article/$id/$articleSlug" params={{ id, articleSlug: slug }}>
                {name}
              </TextLink>
            </li>
          ))}
        </Stack>
      </div>
    ))}
  </Stack>
)
