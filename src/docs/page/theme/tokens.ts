const px = (n: number) => ({ value: `${n / 16}rem` })

/** The grid is 8 px; a key is a multiple of 4 px, so odd keys are half steps. */
const grid = {
  '0': { value: '0' },
  '1': px(4),
  '2': px(8),
  '3': px(12),
  '4': px(16),
  '5': px(20),
  '6': px(24),
  '8': px(32),
  '10': px(40),
  '12': px(48),
  '16': px(64),
  '20': px(80),
  '24': px(96),
}

/** In the shape that Chakra's `defineTokens` takes. */
export const tokens = {
  spacing: grid,
  sizes: {
    ...grid,
    '7': px(28),
    '9': px(36),
    full: { value: '100%' },
    sidebar: { value: '250px' },
    bar: px(56),
    prose: px(640),
  },
  fonts: {
    body: { value: "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif" },
    mono: { value: "'IBM Plex Mono', ui-monospace, SFMono-Regular, Menlo, monospace" },
  },
  // Six sizes, no more.
  fontSizes: { xs: px(12), sm: px(14), md: px(16), lg: px(20), xl: px(28), '2xl': px(40) },
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, semibold: { value: '600' } },
  lineHeights: { tight: { value: '1.2' }, snug: { value: '1.4' }, normal: { value: '1.55' } },
  radii: { sm: { value: '4px' }, md: { value: '6px' }, lg: { value: '10px' }, full: { value: '999px' } },
  durations: { quick: { value: '150ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
  zIndex: {
    bar: { value: 10 },
    sidebar: { value: 20 },
    dialog: { value: 30 },
    popover: { value: 35 },
    skip: { value: 50 },
  },
}
