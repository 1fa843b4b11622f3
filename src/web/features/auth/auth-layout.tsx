import { chakra } from '@chakra-ui/react/styled-system'
import { Link, Outlet, useCanGoBack, useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { IconButton } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { AuthPanel } from './auth-panel.tsx'

const Split = chakra('div', {
  base: { display: 'grid', minH: '100dvh', gridTemplateColumns: { base: '1fr', md: 'minmax(320px, 5fr) 7fr' } },
})
const Side = chakra('div', { base: { display: 'flex', flexDirection: 'column', minW: '0' } })
const Bar = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    minH: 'bar',
    px: { base: '4', md: '6' },
    '& > a': { mr: 'auto', display: { md: 'none' } },
  },
})
const Main = chakra('main', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: { md: 'center' },
    w: '100%',
    maxW: '448px',
    mx: 'auto',
    px: '6',
    pt: { base: '8', md: '6' },
    pb: '16',
  },
})

export function AuthLayout() {
  return (
    <Split>
      <AuthPanel />
      <Side>
        <Bar>
          <Link to="/" aria-label="Open Platform, home">
            <Logo />
          </Link>
          <ThemeToggle />
          <CloseButton />
        </Bar>
        <Main id="main">
          <Outlet />
        </Main>
      </Side>
    </Split>
  )
}

function CloseButton() {
  const { history, navigate } = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <IconButton label="Close" onClick={() => (canGoBack ? history.back() : navigate({ to: '/' }))}>
      <X size={18} aria-hidden />
    </IconButton>
  )
}
