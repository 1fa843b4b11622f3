import { chakra } from '@chakra-ui/react/styled-system'

/** Hides its content in browsers without JavaScript. */
export const NeedsScript = chakra('span', {
  base: { display: 'contents', '@media (scripting: none)': { display: 'none' } },
})
