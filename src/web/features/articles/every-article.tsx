import { articles } from 'virtual:articles'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Link } from '@tanstack/react-router'
import { TextLink } from '#web/ui/link.tsx'

/** For those who run no script: they cannot search, and find everything here. */
export const EveryArticle = () => (
  <Stack gap="6" pb="6">
    <p>Searching needs JavaScript. These are all the articles.</p>
    {[...Map.groupBy(articles, ({ category }) => category)].map(([category, ofIt]) => (
      <div key={category}>
        <Heading mb="2">{category}</Heading>
        <Stack as="ul" gap="2">
          {ofIt.map(({ id, slug, name }) => (
            <li key={id}>
              <TextLink asChild>
                <Link to="/article/$id/$articleSlug" params={{ id, articleSlug: slug }}>
                  {name}
                </Link>
              </TextLink>
            </li>
          ))}
        </Stack>
      </div>
    ))}
  </Stack>
)
