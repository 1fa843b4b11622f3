import { chakra } from '@chakra-ui/react/styled-system'
import { Building2, FileText, Landmark, ListChecks, Server, UserRound } from 'lucide-react'

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Item = chakra('li', {
  base: { display: 'flex', gap: '4', '& > svg': { mt: '2px', flexShrink: '0', color: 'brand.fg' } },
})
const Name = chakra('strong', { base: { display: 'block', fontWeight: 'semibold' } })
const Note = chakra('span', { base: { color: 'muted' } })

const needed = [
  [FileText, 'Business registration document', 'One file of at most 5 MB: jpg, png or pdf.'],
  [Server, 'IP addresses of your servers', 'The IPv4 addresses that will call the platform, at most 50.'],
  [ListChecks, 'A tested service', 'Calls made in the sandbox, result codes handled, keys kept on servers.'],
  [
    Building2,
    'Company details',
    'Registered name, website, registration number, address and a hotline for subscribers.',
  ],
  [UserRound, 'Representative', 'Who speaks for the company: name, job title and mobile number.'],
  [Landmark, 'Bank details', 'Where we send your payouts. To set or change them you need a code that we mail you.'],
] as const

/** What to have at hand before the first field. */
export function DocumentList() {
  return (
    <List>
      {needed.map(([Icon, name, note]) => (
        <Item key={name}>
          <Icon size={20} aria-hidden />
          <span>
            <Name>{name}</Name>
            <Note>{note}</Note>
          </span>
        </Item>
      ))}
    </List>
  )
}
