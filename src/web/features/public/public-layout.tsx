import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { openPalette } from '#web/stores/palette.ts'
import { IconButton } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { NeedsScript } from './needs-script.ts'
import { PublicFooter } from './public-footer.tsx'
import { mainLinks } from './public-links.ts'
import { PublicMenu } from './public-menu.tsx'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', minH: '100dvh' } })
const measure = { w: '100%', maxW: '1120px', mx: 'auto', px: { base: '4', md: '8' } } as const
const Bar = chakra('header', { base: { borderBottomWidth: '1px', borderColor: 'line' } })
const BarRow = chakra('div', {
  base: { ...measure, display: 'flex', alignItems: 'center', gap: { base: '2', md: '8' }, minH: '16' },
})
const Pages = chakra('nav', { base: { display: { base: 'none', md: 'flex' }, gap: '6' } })
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
const Account = chakra('nav', { base: { display: 'flex', alignItems: 'center', gap: '2', ml: 'auto' } })
// As wide with either label, so that hydration moves nothing.
const Way = chakra(LinkButton, { base: { minW: '6.5rem' } })
const Main = chakra('main', {
  base: { ...measure, flex: '1', display: 'flex', flexDirection: 'column', outline: 'none' },
})
/** Header, footer and content area of the public pages. */
export function PublicLayout({ isLoggedIn, children }: { isLoggedIn: boolean; children: ReactNode }) {
  return (
    <Root>
      <SkipLink />
      <Bar>
        <BarRow>
          <Link to="/" aria-label="Open Platform, home">
            <Logo />
          </Link>
          <Pages aria-label="Main">
            {mainLinks.map(({ to, label }) => (
              <PageLink key={to} to={to}>
                {label}
              </PageLink>
            ))}
          </Pages>
          <Account aria-label="Account">
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
            <Way asChild size="sm" variant="secondary">
              {isLoggedIn ? <Link to="/post-login">Dashboard</Link> : <Link to="/signin">Sign IN</Link>}
            </Way>
            <PublicMenu />
          </Account>
        </BarRow>
      </Bar>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <PublicFooter />
    </Root>
  )
}
