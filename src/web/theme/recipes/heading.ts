import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Sizes from the name of a panel to the title of a public page. */
export const headingRecipe = defineRecipe({
  base: { fontWeight: 'semibold' },
  variants: {
    size: {
      sm: { textStyle: 'lead' },
      md: { textStyle: 'title' },
      lg: { textStyle: 'heading' },
      xl: { textStyle: 'display' },
    },
  },
  defaultVariants: { size: 'md' },
})
