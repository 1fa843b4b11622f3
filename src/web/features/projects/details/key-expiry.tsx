import { chakra } from '@chakra-ui/react/styled-system'
import { TriangleAlert } from 'lucide-react'
import { formatDate, keyExpiry } from '#domain/dates.ts'

const Words = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap' },
  variants: { state: { valid: {}, expiring: { color: 'pending.fg' }, expired: { color: 'danger.fg' } } },
})

/** The date while it is far off; a warning under 31 days left; how long ago once it is past. */
export function KeyExpiry({ expiresOn }: { expiresOn: string }) {
  const { state, words } = keyExpiry(expiresOn, new Date())
  return (
    <Words state={state} title={formatDate(expiresOn)}>
      {state === 'expiring' && <TriangleAlert size={14} aria-hidden />}
      {state === 'valid' ? formatDate(expiresOn) : words}
    </Words>
  )
}
