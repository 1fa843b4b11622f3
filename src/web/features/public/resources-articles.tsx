import { articles } from 'virtual:articles'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { Section } from '#web/ui/story/section.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '10',
    rowGap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})
const Name = chakra('h3', {
  base: { textStyle: 'lead', fontWeight: 'semibold', textWrap: 'balance', '& > a': { _hover: { color: 'brand.fg' } } },
})
const Summary = chakra('p', { base: { color: 'muted', mt: '1' } })

const notes: Record<string, string> = {
  'Integration guides': 'Step by step, with the calls.',
  Product: 'What there is, whom it reaches and how you are paid.',
  Security: 'What to guard, and what we guard.',
  Video: 'To watch, with captions.',
}

/** Every article by its category, in the order in which the categories first come. */
export const ArticleLists = () =>
  [...Map.groupBy(articles, ({ category }) => category)].map(([category, ofIt]) => (
    <Section key={category} title={category} note={notes[category]}>
      <List>
        {ofIt.map(({ id, slug, name, summary }) => (
          <li key={id}>
            <Name>
              <Link to="/article/$id/$articleSlug" params={{ id, articleSlug: slug }}>
                {name}
              </Link>
            </Name>
            <Summary>{summary}</Summary>
          </li>
        ))}
      </List>
    </Section>
  ))
