import { chakra } from '@chakra-ui/react/styled-system'

// A list that is worked on: its name and its action above, its rows in a frame below.

export const Section = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
export const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '3' },
})
export const Heading = chakra('h2', { base: { textStyle: 'title' } })
export const Note = chakra('p', { base: { color: 'muted' } })
export const Nothing = chakra('p', { base: { color: 'muted', px: '4', py: '5' } })
