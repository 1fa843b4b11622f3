import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      pl: '4',
      pr: '2',
      py: '3',
      w: 'min(380px, calc(100vw - 32px))',
      bg: 'raised',
      color: 'ink',
      borderWidth: '1px',
      borderColor: 'line.strong',
      borderRadius: 'lg',
      boxShadow: 'raised',
      overflowWrap: 'anywhere',
      // The toaster sets these variables on each toast.
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 150ms, opacity 150ms',
      _closed: {
        // Duration of the toaster's exit transition.
        transition: 'translate 150ms, opacity 1500ms',
        // Chakra's area around a toast that leaves would swallow a press of a button next to it.
        '& [data-ghost]': { pointerEvents: 'none !important' },
      },
      '& > svg': { mt: '2px', flexShrink: '0' },
      '&[data-type=success] > svg': { color: 'live.fg' },
      '&[data-type=error] > svg': { color: 'danger.fg' },
      '&[data-type=info] > svg': { color: 'brand.fg' },
    },
    title: { fontWeight: 'semibold' },
  },
})
