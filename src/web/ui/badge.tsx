// A status has a shape beside its colour, and our tones are no variants of Chakra's Badge.
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { StatusMark, type StatusTone } from '#docs/page/badges.tsx'

const tone = (name: string) => ({ color: `${name}.fg`, bg: `${name}.wash`, borderColor: `${name}.line` })

/** A label in a quiet frame. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    h: '6',
    px: '2',
    borderWidth: '1px',
    borderRadius: 'sm',
    textStyle: 'caption',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      draft: tone('draft'),
      pending: tone('pending'),
      live: tone('live'),
      rejected: tone('rejected'),
      suspended: tone('suspended'),
      brand: tone('brand'),
    },
  },
  defaultVariants: { tone: 'draft' },
})

export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <Badge tone={tone}>
      <StatusMark tone={tone} />
      {children}
    </Badge>
  )
}
