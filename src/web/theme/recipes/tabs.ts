import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    list: { display: 'flex', gap: '6', borderBottomWidth: '1px', borderColor: 'line', overflowX: 'auto' },
    trigger: {
      py: '3',
      mb: '-1px',
      color: 'muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      cursor: 'pointer',
      _hover: { color: 'ink' },
      _selected: { color: 'ink', borderColor: 'brand.fg' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    content: { pt: '6' },
  },
})
