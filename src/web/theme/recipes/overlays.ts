import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const panel = {
  bg: 'raised',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'line.strong',
  borderRadius: 'lg',
  boxShadow: 'raised',
  outline: 'none',
  zIndex: 'calc(var(--op-z-index-popover) + var(--layer-index, 0))',
  _open: { animation: 'rise 150ms' },
} as const

export const menuRecipe = defineSlotRecipe({
  slots: ['content', 'item', 'separator'],
  base: {
    content: { ...panel, minW: '240px', maxW: 'calc(100vw - 16px)', p: '2' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: '100%',
      minH: '9',
      px: '3',
      py: '2',
      borderRadius: 'md',
      color: 'ink',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      outline: 'none',
      userSelect: 'none',
      _highlighted: { bg: 'hover' },
      '& svg': { color: 'subtle', flexShrink: '0' },
    },
    separator: { h: '1px', bg: 'line', my: '2', mx: '-2' },
  },
})

export const popoverRecipe = defineSlotRecipe({
  slots: ['content', 'body'],
  base: {
    content: { ...panel, minW: '240px', maxW: 'calc(100vw - 16px)', p: '2' },
    body: { outline: 'none' },
  },
})

export const tooltipRecipe = defineSlotRecipe({
  slots: ['content'],
  base: {
    content: {
      maxW: '280px',
      px: '3',
      py: '2',
      borderRadius: 'md',
      bg: 'ink',
      color: 'page',
      textStyle: 'caption',
      fontWeight: 'normal',
      whiteSpace: 'normal',
      pointerEvents: 'none',
      zIndex: 'calc(var(--op-z-index-popover) + var(--layer-index, 0))',
      _open: { animation: 'rise 150ms' },
    },
  },
})
