import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { ChevronDown, LogOut, UserRound } from 'lucide-react'
import { roleLabels } from '#domain/roles.ts'
import type { SignedIn } from '#web/stores/session.ts'
import { Popover, PopoverItem } from '#web/ui/popover.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { profileOf } from './menu.ts'
import { useKnowsPath } from './use-menu.ts'

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    h: '10',
    pl: '1',
    pr: '2',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    '&:focus-visible': { borderRadius: 'full' },
  },
})
const Initial = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '8',
    h: '8',
    borderRadius: 'full',
    bg: 'brand.wash',
    color: 'brand.fg',
    fontWeight: 'semibold',
    textTransform: 'uppercase',
  },
})
const Email = chakra('span', {
  base: {
    maxW: '240px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // On a phone there is room for the initial only; the name stays for those who hear it.
    mdDown: { position: 'absolute', w: '1px', h: '1px', clipPath: 'inset(50%)' },
  },
})
const Who = chakra('div', {
  base: { px: '3', pt: '2', pb: '3', mb: '2', borderBottomWidth: '1px', borderColor: 'line' },
})
const Name = chakra('p', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } })
const RoleName = chakra('p', { base: { color: 'muted' } })

/** Who is signed in, in which role, and the way out. */
export function UserPopover({ member: { username, userRole } }: { member: SignedIn }) {
  const knows = useKnowsPath()
  const profile = profileOf(userRole)
  return (
    <Popover
      label="Account"
      trigger={
        <Trigger type="button">
          <Initial aria-hidden>{username.slice(0, 1)}</Initial>
          <VisuallyHidden>Account of </VisuallyHidden>
          <Email title={username}>{username}</Email>
          <ChevronDown size={16} aria-hidden />
        </Trigger>
      }
    >
      <Who>
        <Name>{username}</Name>
        <RoleName>{roleLabels[userRole]}</RoleName>
      </Who>
      {profile && knows(profile) && (
        <PopoverItem asChild>
          <Link to={profile}>
            <UserRound size={16} aria-hidden />
            View Profile
          </Link>
        </PopoverItem>
      )}
      <PopoverItem asChild>
        <Link to="/logout">
          <LogOut size={16} aria-hidden />
          Sign Out
        </Link>
      </PopoverItem>
    </Popover>
  )
}
