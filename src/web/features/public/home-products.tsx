import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { MessageSquareText, ReceiptText, Wallet } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'

const List = chakra('ul', {
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
    '& > a': { _hover: { color: 'brand.fg' } },
  },
})
const Words = chakra('p', { base: { color: 'muted' } })

const products = [
  {
    icon: ReceiptText,
    to: '/our-solutions/direct-carrier-billing',
    name: 'Direct Carrier Billing',
    words:
      'Customers pay with their phone number and a one-time code; the amount is on their next phone bill or comes off the prepaid balance.',
  },
  {
    icon: MessageSquareText,
    to: '/our-solutions',
    name: 'SMS',
    words: 'Codes that prove a number, and service messages to people who have proven theirs, in your own words.',
  },
  {
    icon: Wallet,
    to: '/our-solutions/mobile-wallet-payment',
    name: 'Mobile Wallet Payment',
    words: 'Payments from the wallet on the phone. There is nothing to integrate yet.',
    soon: true,
  },
]

export const ProductStrip = () => (
  <List>
    {products.map(({ icon: Icon, to, name, words, soon }) => (
      <Product key={name}>
        <Icon size={24} strokeWidth={1.5} aria-hidden />
        <Name>
          <Link to={to}>{name}</Link>
          {soon && <Badge>Coming soon</Badge>}
        </Name>
        <Words>{words}</Words>
      </Product>
    ))}
  </List>
)
