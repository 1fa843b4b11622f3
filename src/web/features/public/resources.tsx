import { articles } from 'virtual:articles'
import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { messages } from '#domain/messages.ts'
import { pageMessages } from '#domain/page-messages.ts'
import { TextLink } from '#web/entities/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/input.tsx'
import { Anchor } from '#web/ui/link.tsx'
import { CallToAction } from './call-to-action.tsx'
import { PageHead, PageSection, Paragraph } from './story.tsx'

/** A plain form: without JavaScript it opens the search page, which then lists every article. */
function ArticleSearch() {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new FormData(event.currentTarget).get('query')
    void navigate({ to: '/article/search', search: { query: String(query) } })
  }
  return (
    <chakra.form display="flex" gap="2" mt="6" maxW="480px" role="search" action="/article/search" onSubmit={search}>
      <TextInput
        flex="1"
        minW="0"
        type="search"
        name="query"
        required
        maxLength={256}
        aria-label="Search for article"
        placeholder={pageMessages.search.placeholder}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </chakra.form>
  )
}

const notes: Record<string, string> = {
  'Integration guides': 'Step by step, with the calls.',
  Product: 'What we offer, in which countries, and how you are paid.',
  Security: 'What you protect, and what we protect.',
  Video: 'With captions.',
}

/** Every article by category, in the order of each category's first article. */
const ArticleLists = () =>
  [...Map.groupBy(articles, ({ category }) => category)].map(([category, ofIt]) => (
    <PageSection key={category} title={category} note={notes[category]}>
      <Grid
        as="ul"
        columnGap="10"
        rowGap="6"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {ofIt.map(({ id, slug, name, summary }) => (
          <li key={id}>
            <Heading as="h3" size="sm" textWrap="balance" css={{ '& > a:hover': { color: 'brand.fg' } }}>
              <Link to="/article/$id/$articleSlug" params={{ id, articleSlug: slug }}>
                {name}
              </Link>
            </Heading>
            <Box as="p" color="muted" mt="1">
              {summary}
            </Box>
          </li>
        ))}
      </Grid>
    </PageSection>
  ))

/** Documents in a row, one of them open. */
const library = (
  <>
    <path d="M28 172h264" />
    <path d="M48 164V60h22v104zM48 80h22M48 146h22M76 164V48h26v116zM76 68h26M76 148h26" />
    <path d="M116 160l22-92 20 5-22 92z" strokeDasharray="3 6" />
    <path data-accent d="M236 84c-14-10-36-12-56-8v72c20-4 42-2 56 8 14-10 36-12 56-8V76c-20-4-42-2-56 8zM236 84v72" />
    <path d="M194 92c10-1 20 0 28 4M194 108c10-1 20 0 28 4M194 124c10-1 20 0 28 4M250 96c8-4 18-5 28-4M250 112c8-4 18-5 28-4" />
    <path d="M220 40h.1m15.900-8h.1m15.900 8h.1M236 48v14" />
  </>
)

const billing = '/api-doc/direct-carrier-billing'
// Files, not pages: the router has nothing to do with them.
const files: { href: string; name: string; description: string }[] = [
  {
    href: `${billing}.yaml`,
    name: 'OpenAPI 3.1, YAML',
    description: 'Every call, field, limit and result code, for your code generator.',
  },
  { href: `${billing}.json`, name: 'OpenAPI 3.1, JSON', description: 'The same as JSON.' },
  { href: `${billing}.md`, name: 'The reference as Markdown', description: 'To read in an editor or on paper.' },
  { href: '/llms.txt', name: 'llms.txt', description: 'An index of the documentation for language models.' },
]

export function Resources() {
  return (
    <>
      <PageHead
        title="Read before you build"
        lead="Articles for managers and developers, and files for your tools. You can read all of it without an account. To try the calls, you need one."
        drawing={library}
      >
        <ArticleSearch />
      </PageHead>
      <ArticleLists />
      <PageSection title="Documentation" note={`${messages.projects.sandboxIsFree}.`}>
        <Paragraph>
          When you are signed in, the samples of the documentation contain your project and key, and TRY OUT simulates
          calls in the page. <TextLink to="/api-doc">Open the documentation</TextLink>
        </Paragraph>
        <Box as="ul" borderTopWidth="1px" borderColor="line" aria-label="Files">
          {files.map(({ href, name, description }) => (
            <Box as="li" key={href} py="3" borderBottomWidth="1px" borderColor="line">
              <Anchor href={href}>{name}</Anchor>
              <Box as="p" color="muted">
                {description}
              </Box>
            </Box>
          ))}
        </Box>
      </PageSection>
      <CallToAction title="No answer found?" note="Write to us: a member of our team reads every message." />
    </>
  )
}
