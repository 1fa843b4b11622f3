import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { Badge } from '#web/ui/badge.tsx'
import { contactLink, legalLinks, mainLinks, solutionLinks } from './public-links.ts'

const measure = { w: '100%', maxW: '1120px', mx: 'auto', px: { base: '4', md: '8' } } as const
const Entry = chakra(Link, {
  base: { display: 'inline-block', py: '1', _hover: { color: 'ink', textDecoration: 'underline' } },
})

type FooterLink = { to: string; label: string; soon?: boolean }

const columns: { name: string; links: readonly FooterLink[] }[] = [
  { name: 'Platform', links: mainLinks.filter(({ to }) => to !== '/our-solutions') },
  { name: 'Our Solutions', links: solutionLinks },
  { name: 'Fine print', links: [...legalLinks, contactLink] },
]

export function PublicFooter() {
  return (
    <Box as="footer" borderTopWidth="1px" borderColor="line" color="muted" bg="sunken">
      <Grid
        as="nav"
        {...measure}
        gap="8"
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
        pt="10"
        pb="8"
        aria-label="Footer"
      >
        {columns.map(({ name, links }) => (
          <div key={name}>
            <Heading size="sm" textStyle="caption" color="ink" mb="2">
              {name}
            </Heading>
            <ul>
              {links.map(({ to, label, soon }) => (
                <Flex as="li" key={to} wrap="wrap" align="center" columnGap="2">
                  <Entry to={to}>{label}</Entry>
                  {soon && <Badge>Coming soon</Badge>}
                </Flex>
              ))}
            </ul>
          </div>
        ))}
      </Grid>
      <Flex {...measure} wrap="wrap" justify="space-between" columnGap="8" rowGap="2" py="5" textStyle="caption">
        <p>© 2021 Open Platform</p>
        <p>Supported browsers: Chrome, Firefox, Edge and Safari.</p>
      </Flex>
    </Box>
  )
}
