import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useSignedIn } from '#web/stores/signed-in.ts'
import { Illustration } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link.tsx'

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1',
    gap: '6',
    minH: '60dvh',
    py: '12',
    textAlign: 'center',
  },
})
const Title = chakra('h1', { base: { textStyle: 'heading' } })
const Words = chakra('p', { base: { color: 'muted', maxW: '480px' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' } })

/** A letter that has left. */
const letter = (
  <>
    <path d="M40 30h80v56H40z" />
    <path d="m40 34 40 28 40-28" />
    <path d="M12 50h16M18 66h10M10 82h18" strokeDasharray="3 6" />
    <path data-accent d="m98 78 8 8 16-18" />
  </>
)

/** Thank you, and the way on: somebody who is signed in has one already. */
export function ContactSuccess() {
  const isLoggedIn = useSignedIn()
  return (
    <Root>
      <Illustration drawing={letter} />
      <Title>Thank you</Title>
      <Words>Your message has arrived. A person who runs the platform reads it and answers by email.</Words>
      <Actions>
        {!isLoggedIn && (
          <LinkButton asChild>
            <Link to="/signup">Try For Free</Link>
          </LinkButton>
        )}
        <LinkButton asChild variant="secondary">
          <Link to="/">Home</Link>
        </LinkButton>
      </Actions>
    </Root>
  )
}
