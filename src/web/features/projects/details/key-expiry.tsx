import { Flex } from '@chakra-ui/react/flex'
import { TriangleAlert } from 'lucide-react'
import { formatDate, keyExpiry } from '#domain/dates.ts'

const colors = { valid: 'inherit', expiring: 'pending.fg', expired: 'danger.fg' }

/** The date while it is far off; a warning under 31 days left; how long ago once it is past. */
export function KeyExpiry({ expiresOn }: { expiresOn: string }) {
  const { state, words } = keyExpiry(expiresOn, new Date())
  return (
    <Flex
      as="span"
      inline
      align="center"
      gap="2"
      whiteSpace="nowrap"
      color={colors[state]}
      title={formatDate(expiresOn)}
    >
      {state === 'expiring' && <TriangleAlert size={14} aria-hidden />}
      {state === 'valid' ? formatDate(expiresOn) : words}
    </Flex>
  )
}
