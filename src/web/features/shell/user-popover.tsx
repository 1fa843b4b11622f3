import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Span } from '@chakra-ui/react/span'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Link } from '@tanstack/react-router'
import { ChevronDown, LogOut, UserRound } from 'lucide-react'
import { roleLabels } from '#domain/roles.ts'
import type { SignedIn } from '#web/stores/session.ts'
import { Popover, PopoverItem } from '#web/ui/popover.tsx'
import { accountPageOf } from './menu.ts'

/** Email, role, profile link and sign-out. */
export function UserPopover({ member: { username, userRole } }: { member: SignedIn }) {
  const account = accountPageOf(userRole)
  return (
    <Popover
      label="Account"
      trigger={
        <chakra.button
          display="inline-flex"
          alignItems="center"
          gap="2"
          h="10"
          pl="1"
          pr="2"
          borderRadius="full"
          cursor="pointer"
          _hover={{ bg: 'hover' }}
          css={{ '&:focus-visible': { borderRadius: 'full' } }}
          type="button"
        >
          <Grid
            as="span"
            placeItems="center"
            w="8"
            h="8"
            borderRadius="full"
            bg="brand.wash"
            color="brand.fg"
            fontWeight="semibold"
            textTransform="uppercase"
            aria-hidden
          >
            {username.slice(0, 1)}
          </Grid>
          <VisuallyHidden>Account of </VisuallyHidden>
          <Span
            maxW="240px"
            overflow="hidden"
            textOverflow="ellipsis"
            whiteSpace="nowrap"
            mdDown={{ srOnly: true }}
            title={username}
          >
            {username}
          </Span>
          <Span mdDown={{ display: 'none' }} aria-hidden>
            <ChevronDown size={16} />
          </Span>
        </chakra.button>
      }
    >
      <Box px="3" pt="2" pb="3" mb="2" borderBottomWidth="1px" borderColor="line">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {username}
        </Text>
        <Text color="muted">{roleLabels[userRole]}</Text>
      </Box>
      <PopoverItem asChild>
        <Link to={account.to}>
          <UserRound size={16} aria-hidden />
          {account.label}
        </Link>
      </PopoverItem>
      <PopoverItem asChild>
        <Link to="/logout">
          <LogOut size={16} aria-hidden />
          Sign Out
        </Link>
      </PopoverItem>
    </Popover>
  )
}
