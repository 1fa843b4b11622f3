// Chakra's Badge differs by colour alone; a status has a shape of its own too.
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const tone = (name: string) => ({ color: `${name}.fg`, bg: `${name}.wash`, borderColor: `${name}.line` })

const Root = chakra('span', {
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

/** A label in a quiet frame. */
export const Badge = Root

// Each tone has its own shape, so that colour is never the only difference.
const shapes = {
  draft: <circle cx="5" cy="5" r="3.5" strokeDasharray="2.2 1.47" />,
  pending: (
    <>
      <circle cx="5" cy="5" r="3.5" />
      <path d="M5 1.5a3.5 3.5 0 0 1 0 7z" fill="currentColor" />
    </>
  ),
  live: <circle cx="5" cy="5" r="3.5" fill="currentColor" />,
  rejected: <path d="m2 2 6 6m0-6-6 6" />,
  suspended: <path d="M3 1.500v7m4-7v7" />,
}

export type StatusTone = keyof typeof shapes

export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <Root tone={tone}>
      <svg width="10" height="10" viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        {shapes[tone]}
      </svg>
      {children}
    </Root>
  )
}
