import type { Tone } from './series.ts'

// Victory knows nothing of the theme: it is given the theme's own variables, which change with light and dark.
const names: Record<Tone, string> = {
  brand: 'brand-fg',
  ink: 'muted',
  pending: 'pending-fg',
  rejected: 'rejected-fg',
}

export const colorOf = (tone: Tone) => `var(--op-colors-${names[tone]})`
