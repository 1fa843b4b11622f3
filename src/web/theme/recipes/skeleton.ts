import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A grey place in the shape of the content that is loading. */
export const skeletonRecipe = defineRecipe({
  base: { display: 'block', h: '4', bg: 'line', borderRadius: 'sm', animation: 'pulse 1.6s ease-in-out infinite' },
})
