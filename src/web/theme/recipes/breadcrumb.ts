import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const breadcrumbRecipe = defineSlotRecipe({
  slots: ['list', 'item', 'separator'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', color: 'muted' },
    item: { overflowWrap: 'anywhere' },
    separator: { color: 'line.control', mx: '2' },
  },
})
