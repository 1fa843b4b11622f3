import { defineTextStyles } from '@chakra-ui/react/styled-system'

/** One style per size, plus the mono voice; a screen never sets a font size by hand. */
export const textStyles = defineTextStyles({
  caption: { value: { fontSize: 'xs', lineHeight: 'snug' } },
  body: { value: { fontSize: 'sm', lineHeight: 'normal' } },
  lead: { value: { fontSize: 'md', lineHeight: 'normal' } },
  title: { value: { fontSize: 'lg', lineHeight: 'snug', fontWeight: 'semibold', letterSpacing: '-0.01em' } },
  heading: { value: { fontSize: 'xl', lineHeight: 'tight', fontWeight: 'semibold', letterSpacing: '-0.02em' } },
  display: { value: { fontSize: '2xl', lineHeight: 'tight', fontWeight: 'semibold', letterSpacing: '-0.03em' } },
  // Plex Mono runs wide beside the sans: a touch smaller, it sits on the same line.
  mono: { value: { fontFamily: 'mono', fontSize: '0.93em', letterSpacing: '-0.01em' } },
})
