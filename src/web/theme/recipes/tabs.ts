import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** A line under the names, thicker under the current one: a shadow, because a scrolling list clips what lies on its border. */
export const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    list: { display: 'flex', gap: '6', boxShadow: 'inset 0 -1px {colors.line}', overflowX: 'auto' },
    trigger: {
      py: '3',
      color: 'muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      cursor: 'pointer',
      _hover: { color: 'ink' },
      _selected: { color: 'ink', borderColor: 'brand.fg' },
      '&:focus-visible': { outlineOffset: '-2px' },
      // Forced colours draw a transparent border.
      '@media (forced-colors: active)': { '&:not([aria-selected=true])': { borderColor: 'Canvas' } },
    },
    content: { pt: '6' },
  },
})
