import { Box } from '@chakra-ui/react/box'
import { Flex, type FlexProps } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Span } from '@chakra-ui/react/span'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { Menu, Search, X } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { Role } from '#domain/roles.ts'
import { useListProjects } from '#generated/portal/client/projects.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { openPalette } from '#web/stores/palette.ts'
import type { SignedIn } from '#web/stores/session.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { lazyOptional } from '#web/ui/lazy.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { type MenuEntry, menus, projectChildren } from './menu.ts'
import { SideMenu } from './side-menu.tsx'
import { UserPopover } from './user-popover.tsx'

// Loaded after the page: no page waits for its notifications.
const Bell = lazyOptional(async () => (await import('./bell.tsx')).Bell)

const Brand = (props: FlexProps) => <Flex align="center" justify="space-between" minH="bar" pl="6" pr="3" {...props} />
const HomeLink = () => (
  <Link to="/post-login" aria-label="Open Platform, home">
    <Logo inBar />
  </Link>
)

/** The frame of every page behind the sign-in. The menu is docked from 800 px on, and a drawer below. */
export function AppShell({ member, children }: { member: SignedIn; children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false)
  const entries = useMenu(member.userRole)
  const closeMenu = () => setMenuOpen(false)
  return (
    <Grid minH="100dvh" templateColumns={{ base: 'minmax(0, 1fr)', md: '250px minmax(0, 1fr)' }}>
      <SkipLink />
      {/* Were this column the browser's scroll anchor, pages would jump when content above the window changes height. */}
      <Box
        display={{ base: 'none', md: 'block' }}
        overflowAnchor="none"
        bg="sunken"
        borderRightWidth="1px"
        borderColor="line"
      >
        <Box as="nav" position="sticky" top="0" maxH="100dvh" overflowY="auto" aria-label="Main">
          <Brand>
            <HomeLink />
          </Brand>
          <SideMenu entries={entries} />
        </Box>
      </Box>
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
      <Stack gap="0" minW="0">
        <HStack
          as="header"
          position="sticky"
          top="0"
          zIndex="bar"
          wrap="wrap"
          columnGap="2"
          rowGap="0"
          minH="bar"
          px={{ base: '3', md: '8' }}
          bg="page"
          borderBottomWidth="1px"
          borderColor="line"
        >
          <Box display={{ base: 'flex', md: 'none' }} alignItems="center" gap="2">
            <IconButton label="Open menu" onClick={() => setMenuOpen(true)}>
              <Menu size={20} aria-hidden />
            </IconButton>
            <HomeLink />
          </Box>
          <HStack gap={{ base: '1', md: '2' }} ml="auto">
            <SearchButton />
            <Suspense fallback={<Box boxSize="10" />}>
              <Bell />
            </Suspense>
            <ThemeToggle />
            <UserPopover member={member} />
          </HStack>
        </HStack>
        <Box as="main" flex="1" outline="none" id="main" tabIndex={-1}>
          {children}
        </Box>
      </Stack>
    </Grid>
  )
}

function SearchButton() {
  return (
    <Button variant="secondary" size="sm" color="muted" aria-keyshortcuts="Control+K" onClick={openPalette}>
      <Search size={18} aria-hidden />
      <Span mdDown={{ srOnly: true }}>Search</Span>
      <chakra.kbd mdDown={{ display: 'none' }} fontFamily="mono" fontSize="xs" color="subtle" pl="4" aria-hidden>
        Ctrl K
      </chakra.kbd>
    </Button>
  )
}

/** The role's menu. A partner's is undefined while the projects load, and has none when they cannot be loaded. */
function useMenu(role: Role): MenuEntry[] | undefined {
  const menu = menus[role]
  const { data, isLoading } = useListProjects(wholeList, {
    query: { enabled: menu.some(({ listsProjects }) => listsProjects) },
  })
  if (isLoading) return undefined
  return menu.map((entry) => (entry.listsProjects ? { ...entry, children: projectChildren(data?.items ?? []) } : entry))
}
