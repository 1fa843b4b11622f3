import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const breadcrumbRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'item', 'link', 'currentLink', 'separator'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', color: 'muted' },
    item: { overflowWrap: 'anywhere' },
    currentLink: { color: 'ink' },
    separator: { color: 'line.control', mx: '2' },
  },
})
