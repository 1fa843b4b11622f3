import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { SignedIn } from '#web/stores/session.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { SearchButton } from './search-button.tsx'
import { SideMenu } from './side-menu.tsx'
import { useMenu } from './use-menu.ts'
import { UserPopover } from './user-popover.tsx'

const Root = chakra('div', {
  base: {
    display: 'grid',
    minH: '100dvh',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '250px minmax(0, 1fr)' },
  },
})
const Sidebar = chakra('div', {
  base: { display: { base: 'none', md: 'block' }, bg: 'sunken', borderRightWidth: '1px', borderColor: 'line' },
})
const Docked = chakra('nav', { base: { position: 'sticky', top: '0', maxH: '100dvh', overflowY: 'auto' } })
const Brand = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minH: 'bar', pl: '6', pr: '3' },
})
const Page = chakra('div', { base: { display: 'flex', flexDirection: 'column', minW: '0' } })
const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'bar',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: 'bar',
    px: { base: '3', md: '8' },
    bg: 'page',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})
const NarrowOnly = chakra('div', { base: { display: { base: 'flex', md: 'none' }, alignItems: 'center', gap: '2' } })
const Rest = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', ml: 'auto' } })
const Main = chakra('main', { base: { flex: '1', outline: 'none' } })

const HomeLink = () => (
  <Link to="/post-login" aria-label="Open Platform, home">
    <Logo />
  </Link>
)

/** Everything around a page of somebody who is signed in: 250 px of menu, docked from 800 px on and sliding in below. */
export function AppShell({ member, children }: { member: SignedIn; children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false)
  const entries = useMenu(member.userRole)
  const closeMenu = () => setMenuOpen(false)
  return (
    <Root>
      <SkipLink />
      <Sidebar>
        <Docked aria-label="Main">
          <Brand>
            <HomeLink />
          </Brand>
          <SideMenu entries={entries} />
        </Docked>
      </Sidebar>
      {menuOpen && (
        <Drawer label="Menu" onClose={closeMenu}>
          <Brand>
            <Logo />
            <IconButton label="Close menu" onClick={closeMenu}>
              <X size={18} aria-hidden />
            </IconButton>
          </Brand>
          <nav aria-label="Main">
            <SideMenu entries={entries} />
          </nav>
        </Drawer>
      )}
      <Page>
        <Bar>
          <NarrowOnly>
            <IconButton label="Open menu" onClick={() => setMenuOpen(true)}>
              <Menu size={20} aria-hidden />
            </IconButton>
            <HomeLink />
          </NarrowOnly>
          <Rest>
            <SearchButton />
            <ThemeToggle />
            <UserPopover member={member} />
          </Rest>
        </Bar>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Page>
    </Root>
  )
}
