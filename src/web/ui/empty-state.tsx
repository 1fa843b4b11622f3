import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    px: '4',
    py: { base: '10', md: '16' },
    textAlign: 'center',
  },
})
const Drawing = chakra('svg', { base: { color: 'line.control', '& [data-accent]': { stroke: 'brand.fg' } } })
const Sentence = chakra('p', { base: { textStyle: 'lead', fontWeight: 'medium', maxW: '420px' } })
const Note = chakra('p', { base: { color: 'muted', maxW: '420px', mt: '-2' } })

// Drawn with the strokes of the mark: rounded ends, one weight, one accent.
const drawings = {
  /** A shelf with a first box about to land on it. */
  projects: (
    <>
      <path d="M16 92h128" />
      <path d="M28 92V64h28v28M104 92V56h32v36" strokeDasharray="3 6" />
      <path d="M64 92V52h32v40M64 52l6-8h32l-6 8M96 52l6-8v38l-6 10" />
      <path data-accent d="M80 32V12m-8 8 8-8 8 8" />
    </>
  ),
  /** An empty ledger. */
  ledger: (
    <>
      <path d="M36 14h88v82H36z" />
      <path d="M36 34h88M60 14v82" />
      <path d="M70 50h40M70 66h28M70 82h34" strokeDasharray="3 6" />
      <path data-accent d="m44 48 4 4 7-8" />
    </>
  ),
  /** A mast that nobody answers. */
  signal: (
    <>
      <path d="M80 96V52M62 96h36M68 96l12-36 12 36" />
      <circle cx="80" cy="44" r="6" />
      <path d="M62 58a22 22 0 0 1 0-28M98 58a22 22 0 0 0 0-28" />
      <path data-accent d="M50 68a38 38 0 0 1 0-48M110 68a38 38 0 0 0 0-48" strokeDasharray="3 6" />
    </>
  ),
  /** A door that stays shut. */
  gate: (
    <>
      <path d="M24 96h112M44 96V24a36 12 0 0 1 72 0v72" />
      <path d="M62 96V38M80 96V34M98 96V38" />
      <path data-accent d="M72 62h16v14H72zM75 62v-5a5 5 0 0 1 10 0v5" />
    </>
  ),
}

export type DrawingName = keyof typeof drawings

export function Illustration({ name }: { name: DrawingName }) {
  return (
    <Drawing
      width="160px"
      height="108px"
      viewBox="0 0 160 108"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {drawings[name]}
    </Drawing>
  )
}

/** A sentence and one action. */
export function EmptyState({
  drawing,
  children,
  note,
  action,
}: {
  drawing: DrawingName
  children: ReactNode
  note?: ReactNode
  action?: ReactNode
}) {
  return (
    <Root>
      <Illustration name={drawing} />
      <Sentence>{children}</Sentence>
      {note && <Note>{note}</Note>}
      {action}
    </Root>
  )
}
