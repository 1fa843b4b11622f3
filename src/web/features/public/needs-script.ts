import { chakra } from '@chakra-ui/react/styled-system'

/** Around what does nothing where no script runs: it is not there then. */
export const NeedsScript = chakra('span', {
  base: { display: 'contents', '@media (scripting: none)': { display: 'none' } },
})
