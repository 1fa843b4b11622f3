import { HStack } from '@chakra-ui/react/stack'
import { fromPortalStatus, type PortalStatus, statusLabel } from '#domain/project-states.ts'
import { folded } from '#web/theme/recipes/table.ts'
import { Badge, StatusBadge } from '#web/ui/badge.tsx'

type Props = {
  status: PortalStatus
  /** Whether the review waits for changes of the partner. */
  isYourTurn: boolean
}

/** The status as a badge, and beside it whose turn it is where that is the partner. */
export function ProjectStatus({ status, isYourTurn }: Props) {
  return (
    <HStack as="span" display="inline-flex" wrap="wrap" gap="2" css={{ [folded]: { justifyContent: 'flex-end' } }}>
      <StatusBadge tone={fromPortalStatus(status)}>{statusLabel(status)}</StatusBadge>
      {isYourTurn && <Badge tone="brand">Your turn</Badge>}
    </HStack>
  )
}
