import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { Menu, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import * as pageNames from '#domain/page-names.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { openPalette } from '#web/stores/palette.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Popover, PopoverItem } from '#web/ui/popover.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { contactLink, legalLinks, mainLinks, solutionLinks } from './public-links.ts'

const Trigger = chakra('button', {
  base: {
    display: { base: 'grid', md: 'none' },
    placeItems: 'center',
    w: '10',
    h: '10',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
  },
})

/** The header's links in narrow windows. The native popover also opens without JavaScript. */
function PublicMenu() {
  return (
    <Popover
      label="Pages"
      trigger={
        <Trigger type="button" aria-label="Menu">
          <Menu size={20} aria-hidden />
        </Trigger>
      }
    >
      <NeedsScript>
        <PopoverItem asChild>
          <button type="button" data-closes onClick={openPalette}>
            <Search size={18} aria-hidden />
            Search the portal
          </button>
        </PopoverItem>
      </NeedsScript>
      <nav aria-label="Pages">
        {mainLinks.map(({ to, label }) => (
          <div key={to}>
            <PopoverItem asChild>
              <Link to={to}>{label}</Link>
            </PopoverItem>
            {to === '/our-solutions' && <SolutionItems />}
          </div>
        ))}
        <PopoverItem asChild>
          <Link to={contactLink.to}>{contactLink.label}</Link>
        </PopoverItem>
      </nav>
    </Popover>
  )
}

const SolutionItems = () => (
  <Box pl="4">
    {solutionLinks.slice(1).map(({ to, label }) => (
      <PopoverItem key={to} asChild>
        <Link to={to}>{label}</Link>
      </PopoverItem>
    ))}
  </Box>
)

const measure = { w: '100%', maxW: '1120px', mx: 'auto', px: { base: '4', md: '8' } } as const

const PageLink = chakra(Link, {
  base: {
    py: '2',
    color: 'muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { color: 'ink' },
    '&[aria-current=page]': { color: 'brand.fg' },
  },
})

/** Header, footer and content area of the public pages. */
export function PublicLayout({ isLoggedIn, children }: { isLoggedIn: boolean; children: ReactNode }) {
  return (
    <Stack gap="0" minH="100dvh">
      <SkipLink />
      <Box as="header" borderBottomWidth="1px" borderColor="line">
        <HStack {...measure} gap={{ base: '2', md: '8' }} minH="16">
          <Link to="/" aria-label="Open Platform, home">
            <Logo inBar />
          </Link>
          <Flex as="nav" display={{ base: 'none', md: 'flex' }} gap="6" aria-label="Main">
            {mainLinks.map(({ to, label }) => (
              <PageLink key={to} to={to}>
                {label}
              </PageLink>
            ))}
          </Flex>
          <HStack as="nav" gap="2" ml="auto" aria-label="Account">
            <NeedsScript>
              <IconButton
                label="Search the portal"
                aria-keyshortcuts="Control+K"
                display={{ base: 'none', md: 'inline-flex' }}
                onClick={openPalette}
              >
                <Search size={18} aria-hidden />
              </IconButton>
              <ThemeToggle />
            </NeedsScript>
            {/* As wide with either label, so that hydration moves nothing. */}
            <LinkButton to={isLoggedIn ? '/post-login' : '/signin'} minW="6.5rem" size="sm" variant="secondary">
              {isLoggedIn ? 'Dashboard' : 'Sign IN'}
            </LinkButton>
            <PublicMenu />
          </HStack>
        </HStack>
      </Box>
      <Stack as="main" {...measure} flex="1" gap="0" outline="none" id="main" tabIndex={-1}>
        {children}
      </Stack>
      <PublicFooter />
    </Stack>
  )
}

const Entry = chakra(Link, {
  base: { display: 'inline-block', py: '1', _hover: { color: 'ink', textDecoration: 'underline' } },
})

type FooterLink = { to: string; label: string; soon?: boolean }

const columns: { name: string; links: readonly FooterLink[] }[] = [
  { name: 'Platform', links: mainLinks.filter(({ to }) => to !== '/our-solutions') },
  { name: pageNames.ourSolutions, links: solutionLinks },
  { name: 'Legal', links: [...legalLinks, contactLink] },
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

/** Hides its content in browsers without JavaScript. */
export const NeedsScript = chakra('span', {
  base: { display: 'contents', '@media (scripting: none)': { display: 'none' } },
})
