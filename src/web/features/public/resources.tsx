import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { messages } from '#domain/messages.ts'
import { TextLink } from '#web/ui/link.tsx'
import { PageHead } from '#web/ui/story/page-head.tsx'
import { Section, Text } from '#web/ui/story/section.tsx'
import { ArticleLists } from './resources-articles.tsx'
import { library } from './resources-drawing.tsx'
import { ArticleSearch } from './resources-search.tsx'
import { WayIn } from './way-in.tsx'

const Files = chakra('ul', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > li': { py: '3', borderBottomWidth: '1px', borderColor: 'line' },
    '& p': { color: 'muted' },
  },
})

const billing = '/api-doc/direct-carrier-billing'
// Files, not pages: the router has nothing to do with them.
const files: { href: string; name: string; words: string }[] = [
  {
    href: `${billing}.yaml`,
    name: 'OpenAPI 3.1, YAML',
    words: 'Every call, field, limit and result code, for your code generator.',
  },
  { href: `${billing}.json`, name: 'OpenAPI 3.1, JSON', words: 'The same as JSON.' },
  { href: `${billing}.md`, name: 'The reference as Markdown', words: 'To read in an editor or on paper.' },
  { href: '/llms.txt', name: 'llms.txt', words: 'Where a language model finds what.' },
]

export function Resources() {
  return (
    <>
      <PageHead
        title="Read before you build"
        lead="Articles for those who decide and for those who write the code, and the files that your tools want. None of it needs an account; trying the calls does."
        drawing={library}
      >
        <ArticleSearch />
      </PageHead>
      <ArticleLists />
      <Section title="Documentation" note={`${messages.projects.sandboxIsFree}.`}>
        <Text>
          Signed in, the documentation fills its samples with your project and key, and TRY OUT answers in the page.{' '}
          <TextLink asChild>
            <Link to="/api-doc">Open the documentation</Link>
          </TextLink>
        </Text>
        <Files aria-label="Files">
          {files.map(({ href, name, words }) => (
            <li key={href}>
              <TextLink href={href}>{name}</TextLink>
              <p>{words}</p>
            </li>
          ))}
        </Files>
      </Section>
      <WayIn title="Not answered?" note="Write to us; a person of the platform’s team reads it." />
    </>
  )
}
