import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link, Outlet, useCanGoBack, useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { IconButton } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'

/** The product's promise, beside every auth screen. */
function AuthPanel() {
  return (
    <Flex
      as="aside"
      display={{ base: 'none', md: 'flex' }}
      direction="column"
      justify="space-between"
      gap="10"
      position="relative"
      overflow="hidden"
      p="8"
      bg="sunken"
      borderRightWidth="1px"
      borderColor="line"
      css={{ '& > :not(svg)': { position: 'relative' } }}
    >
      <Waves />
      <Link to="/" aria-label="Open Platform, home">
        <Logo />
      </Link>
      <Box maxW="420px" pb="6">
        <Text textStyle="heading">Reach every subscriber through one API.</Text>
        <Text textStyle="lead" color="muted" mt="4">
          Charge to the phone bill and send SMS. Build in the sandbox today, go live when you are ready.
        </Text>
      </Box>
    </Flex>
  )
}

/** Decoration: the rings of the logo. */
function Waves() {
  return (
    <chakra.svg
      position="absolute"
      right="-30%"
      top="6%"
      w="110%"
      color="line.strong"
      css={{ '& [data-accent]': { stroke: 'brand.fg' } }}
      viewBox="0 0 400 400"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden
    >
      {[40, 72, 104, 136, 168].map((r) => (
        <circle
          key={r}
          cx="200"
          cy="200"
          r={r}
          pathLength="100"
          strokeDasharray="78 22"
          transform="rotate(-24 200 200)"
        />
      ))}
      <circle
        data-accent
        cx="200"
        cy="200"
        r="104"
        pathLength="100"
        strokeDasharray="14 86"
        transform="rotate(60 200 200)"
      />
      <circle data-accent cx="200" cy="200" r="4" />
    </chakra.svg>
  )
}

export function AuthLayout() {
  return (
    <Grid minH="100dvh" templateColumns={{ base: '1fr', md: 'minmax(320px, 5fr) 7fr' }}>
      <AuthPanel />
      <Stack gap="0" minW="0">
        <HStack as="header" justify="flex-end" gap="2" minH="bar" px={{ base: '4', md: '6' }}>
          <Box display={{ md: 'none' }} mr="auto" asChild>
            <Link to="/" aria-label="Open Platform, home">
              <Logo />
            </Link>
          </Box>
          <ThemeToggle />
          <CloseButton />
        </HStack>
        <Stack
          as="main"
          flex="1"
          gap="0"
          justify={{ md: 'center' }}
          w="100%"
          maxW="448px"
          mx="auto"
          px="6"
          pt={{ base: '8', md: '6' }}
          pb="16"
          id="main"
        >
          <Outlet />
        </Stack>
      </Stack>
    </Grid>
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
