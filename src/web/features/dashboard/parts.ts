import { chakra } from '@chakra-ui/react/styled-system'

export const Section = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
export const Heading = chakra('h2', { base: { textStyle: 'title' } })
/** In the place of one that has yet to be written: a heading without words would be listed as one. */
export const HeadingPending = chakra('div', { base: { textStyle: 'title' } })
export const Lead = chakra('p', { base: { color: 'muted' } })
