import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { Badge } from '#web/ui/badge.tsx'
import { contactLink, legalLinks, mainLinks, solutionLinks } from './public-links.ts'

const measure = { w: '100%', maxW: '1120px', mx: 'auto', px: { base: '4', md: '8' } } as const
const Root = chakra('footer', { base: { borderTopWidth: '1px', borderColor: 'line', color: 'muted', bg: 'sunken' } })
const Columns = chakra('nav', {
  base: {
    ...measure,
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    pt: '10',
    pb: '8',
  },
})
const Name = chakra('h2', { base: { textStyle: 'caption', fontWeight: 'semibold', color: 'ink', mb: '2' } })
const Entry = chakra(Link, {
  base: { display: 'inline-block', py: '1', _hover: { color: 'ink', textDecoration: 'underline' } },
})
const Row = chakra('div', {
  base: {
    ...measure,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '2',
    py: '5',
    textStyle: 'caption',
  },
})
const Soon = chakra(Badge, { base: { ml: '2' } })

type FooterLink = { to: string; label: string; soon?: boolean }

const columns: { name: string; links: readonly FooterLink[] }[] = [
  { name: 'Platform', links: mainLinks.filter(({ to }) => to !== '/our-solutions') },
  { name: 'Our Solutions', links: solutionLinks },
  { name: 'Fine print', links: [...legalLinks, contactLink] },
]

export function PublicFooter() {
  return (
    <Root>
      <Columns aria-label="Footer">
        {columns.map(({ name, links }) => (
          <div key={name}>
            <Name>{name}</Name>
            <ul>
              {links.map(({ to, label, soon }) => (
                <li key={to}>
                  <Entry to={to}>{label}</Entry>
                  {soon && <Soon>Coming soon</Soon>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
      <Row>
        <p>© 2021 Open Platform</p>
        <p>Supported browsers: Chrome, Firefox, Edge and Safari.</p>
      </Row>
    </Root>
  )
}
