import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Drawing = chakra('svg', {
  base: {
    w: '100%',
    maxW: '400px',
    h: 'auto',
    mx: { base: 'auto', lg: '0' },
    justifySelf: 'end',
    color: 'line.control',
    '& [data-accent]': { stroke: 'brand.fg' },
  },
})

/** A page's own drawing, 320 by 200, with the strokes of ui/empty-state.tsx. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <Drawing
      viewBox="0 0 320 200"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </Drawing>
  )
}
