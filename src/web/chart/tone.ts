import type { Tone } from './series.ts'

// Victory does not know the theme: it gets CSS variables, which follow light and dark.
const names: Record<Tone, string> = {
  brand: 'brand-fg',
  ink: 'muted',
  pending: 'pending-fg',
  rejected: 'rejected-fg',
}

export const colorOf = (tone: Tone) => `var(--op-colors-${names[tone]})`
