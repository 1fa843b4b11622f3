import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A grey place of the size of what comes; give it that size. */
export const Skeleton = chakra(
  'span',
  { base: { display: 'block', h: '4', bg: 'line', borderRadius: 'sm', animation: 'pulse 1.6s ease-in-out infinite' } },
  { defaultProps: { 'aria-hidden': true } },
)

const Lines = chakra('span', { base: { display: 'flex', flexDirection: 'column', gap: '2' } })

export function SkeletonText() {
  return (
    <Lines>
      {['100%', '92%', '60%'].map((width) => (
        <Skeleton key={width} w={width} />
      ))}
    </Lines>
  )
}

/** Says once, to those who cannot see the shapes, that something is on its way. */
export function Waiting({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      {children}
    </div>
  )
}
