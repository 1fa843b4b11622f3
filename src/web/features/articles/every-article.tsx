import { articles } from 'virtual:articles'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { TextLink } from '#web/ui/link.tsx'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', pb: '6' } })
const Category = chakra('h2', { base: { textStyle: 'title', mb: '2' } })
const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '2' } })

/** For those who run no script: they cannot search, and find everything here. */
export const EveryArticle = () => (
  <Root>
    <p>Searching needs JavaScript. These are all the articles.</p>
    {[...Map.groupBy(articles, ({ category }) => category)].map(([category, ofIt]) => (
      <div key={category}>
        <Category>{category}</Category>
        <List>
          {ofIt.map(({ id, slug, name }) => (
            <li key={id}>
              <TextLink asChild>
                <Link to="/article/$id/$articleSlug" params={{ id, articleSlug: slug }}>
                  {name}
                </Link>
              </TextLink>
            </li>
          ))}
        </List>
      </div>
    ))}
  </Root>
)
