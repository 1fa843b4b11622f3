import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** Names at the side, values beside them; one below the other where there is no room. */
export const dataListRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: { display: 'grid', gap: '4' },
    item: {
      display: 'grid',
      alignItems: 'baseline',
      gap: '1',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
    },
    itemLabel: { color: 'muted' },
    itemValue: { minW: '0', overflowWrap: 'anywhere' },
  },
})
