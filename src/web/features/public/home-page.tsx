import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { MessageSquareText, ReceiptText, Wallet } from 'lucide-react'
import { messages } from '#domain/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Exchange } from './exchange.tsx'

const Hero = chakra('section', {
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
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '8' } })
const Note = chakra('p', { base: { textStyle: 'caption', color: 'muted', mt: '4' } })
const Products = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
    borderTopWidth: '1px',
    borderColor: 'line',
    mb: '6',
  },
})
const Product = chakra('li', {
  base: {
    py: '6',
    pr: { md: '6' },
    '& + &': {
      pl: { md: '6' },
      borderColor: 'line',
      borderLeftWidth: { md: '1px' },
      borderTopWidth: { base: '1px', md: '0' },
    },
    '& > svg': { color: 'brand.fg' },
  },
})
const Name = chakra('h2', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    mt: '4',
    mb: '2',
    textStyle: 'lead',
    fontWeight: 'semibold',
  },
})
const Words = chakra('p', { base: { color: 'muted' } })

const products = [
  {
    icon: ReceiptText,
    name: 'Direct Carrier Billing',
    words: 'Customers pay with their phone number and a one-time code; the amount is on their next phone bill.',
  },
  {
    icon: MessageSquareText,
    name: 'SMS',
    words: 'One-time codes and service messages, from templates that were reviewed before they are sent.',
  },
  {
    icon: Wallet,
    name: 'Mobile Wallet Payment',
    words: 'Payments from the wallet on the phone, through the same API.',
    soon: true,
  },
]

/** What the platform offers and the two ways in, on one screen. */
export function HomePage({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <>
      <Hero>
        <div>
          <Title>Charge to the phone bill with one API call.</Title>
          <Lead>
            Build against a free sandbox, get your project reviewed, and go live with the operator’s subscribers.
          </Lead>
          <Actions>{isLoggedIn ? <ToDashboard /> : <WaysIn />}</Actions>
          <Note>{messages.projects.sandboxIsFree}</Note>
        </div>
        <Exchange />
      </Hero>
      <Products>
        {products.map(({ icon: Icon, name, words, soon }) => (
          <Product key={name}>
            <Icon size={24} strokeWidth={1.5} aria-hidden />
            <Name>
              {name}
              {soon && <Badge>Coming soon</Badge>}
            </Name>
            <Words>{words}</Words>
          </Product>
        ))}
      </Products>
    </>
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
