import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const backdrop = {
  bg: 'backdrop',
  position: 'fixed',
  inset: '0',
  zIndex: 'calc(var(--op-z-index-dialog) + var(--layer-index, 0))',
} as const

const positioner = {
  display: 'flex',
  position: 'fixed',
  inset: '0',
  zIndex: 'calc(var(--op-z-index-dialog) + var(--layer-index, 0))',
} as const

const content = { display: 'flex', flexDirection: 'column', outline: 'none', color: 'ink', textAlign: 'start' } as const

export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop,
    positioner: { ...positioner, alignItems: 'center', justifyContent: 'center' },
    content: { ...content, bg: 'raised', overflow: 'hidden', _open: { animation: 'rise 150ms' } },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      px: '6',
      pt: '5',
      pb: '2',
      minH: 'bar',
    },
    title: { textStyle: 'title', outline: 'none' },
    body: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      px: '6',
      pb: '6',
      overflowY: 'auto',
      flex: '1 1 auto',
      overscrollBehavior: 'contain',
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '3',
      px: '6',
      py: '4',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
  },
  variants: {
    size: {
      sm: { content: { w: '440px' } },
      md: { content: { w: '640px' } },
      full: {
        content: { w: '100%', h: '100dvh', bg: 'page' },
        header: { px: { base: '4', md: '8' }, py: '0', bg: 'surface', borderBottomWidth: '1px', borderColor: 'line' },
        body: {
          display: 'block',
          px: { base: '4', md: '8' },
          py: { base: '6', md: '12' },
          '& > *': { maxW: 'prose', mx: 'auto' },
        },
      },
    },
  },
  compoundVariants: [
    {
      size: ['sm', 'md'],
      css: {
        content: {
          maxW: 'calc(100vw - 32px)',
          maxH: 'calc(100dvh - 32px)',
          borderWidth: '1px',
          borderColor: 'line.strong',
          borderRadius: 'lg',
          boxShadow: 'raised',
        },
        // A first paragraph belongs to the title; a form or an alert begins the content.
        body: { '& > :not(p):not(* + *)': { mt: '2' } },
      },
    },
  ],
  defaultVariants: { size: 'sm' },
})

/** Slides in from the inline start. */
export const drawerRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'body'],
  base: {
    backdrop,
    positioner,
    content: {
      ...content,
      w: 'sidebar',
      maxW: '85vw',
      h: '100dvh',
      bg: 'page',
      borderRightWidth: '1px',
      borderColor: 'line',
      boxShadow: 'raised',
      _open: { animation: 'slide 150ms' },
    },
    body: { flex: '1', overflow: 'hidden auto' },
  },
})
