import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '#web/ui/link.tsx'

const Root = chakra('aside', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '10',
    rowGap: '5',
    p: { base: '6', md: '8' },
    my: { base: '8', md: '12' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
  },
})
const Words = chakra('div', { base: { maxW: 'prose' } })
const Title = chakra('h2', { base: { textStyle: 'title' } })
const Note = chakra('p', { base: { color: 'muted', mt: '1' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** What to do next, at the end of a page. */
export function WayIn({ title, note }: { title: string; note: string }) {
  return (
    <Root aria-label="Next step">
      <Words>
        <Title>{title}</Title>
        <Note>{note}</Note>
      </Words>
      <Actions>
        <LinkButton asChild>
          <Link to="/signup">Sign up</Link>
        </LinkButton>
        <LinkButton asChild variant="secondary">
          <Link to="/_contact">Write to us</Link>
        </LinkButton>
      </Actions>
    </Root>
  )
}
