import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { messages } from '#domain/messages.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Exchange } from './exchange.tsx'

const Root = chakra('section', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: { base: '10', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 11fr) minmax(0, 10fr)' },
    py: { base: '10', md: '12' },
  },
})
const Title = chakra('h1', { base: { textStyle: { base: 'heading', md: 'display' }, textWrap: 'balance' } })
const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', mt: '4', maxW: '480px' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '8', minH: '12' } })
const Note = chakra('p', { base: { textStyle: 'caption', color: 'muted', mt: '4' } })

/** What is sold, in words and in the words of a developer. */
export function Hero({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <Root>
      <div>
        <Title>Charge to the phone bill with one API call.</Title>
        <Lead>
          Sell to the subscribers of Singtel, AIS and Globe without card or account: they confirm with a code, the
          operator bills them, and your share is paid out to you.
        </Lead>
        <Actions>{isLoggedIn ? <ToDashboard /> : <WaysIn />}</Actions>
        <Note>{messages.projects.sandboxIsFree}</Note>
      </div>
      <Exchange />
    </Root>
  )
}

const WaysIn = () => (
  <>
    <LinkButton asChild size="lg">
      <Link to="/signup">Sign up</Link>
    </LinkButton>
    <LinkButton asChild size="lg" variant="secondary">
      <Link to="/signin">Sign IN</Link>
    </LinkButton>
  </>
)

const ToDashboard = () => (
  <LinkButton asChild size="lg">
    <Link to="/post-login">Dashboard</Link>
  </LinkButton>
)
