import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: 'body',
    color: 'ink',
    bg: 'page',
    colorScheme: 'light',
    textRendering: 'optimizeLegibility',
    '&[data-theme=dark]': { colorScheme: 'dark' },
    // Reserves the scroll bar's width, so that all pages align.
    overflowY: 'scroll',
    // Firefox paints the track of an inner scroll bar white, on any background.
    scrollbarColor: '{colors.line.control} transparent',
  },
  body: { textStyle: 'body' },
  '#root': { minHeight: '100dvh' },
  '*': { '--global-color-border': 'colors.line' },
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'brand.fg',
    outlineOffset: '2px',
    borderRadius: 'sm',
  },
  '::selection': { bg: 'brand.wash', color: 'ink' },
  'strong, b': { fontWeight: 'semibold' },
  'table, time': { fontVariantNumeric: 'tabular-nums' },
  '*, *::before, *::after, *::backdrop': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
})
