import { chakra } from '@chakra-ui/react/styled-system'

/**
 * Around figures. While others are on their way those of before keep the place, and are seen to be those of before: the words
 * above them say whose they are. An answer that comes at once dims nothing.
 */
export const EarlierFigures = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '&[aria-busy=true]': { opacity: '0.5', transition: 'opacity 150ms 200ms' },
  },
})
