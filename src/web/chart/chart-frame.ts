import { chakra } from '@chakra-ui/react/styled-system'

// The parts of a chart's card, there or on its way.

export const Root = chakra('section', {
  base: {
    minW: '0',
    p: { base: '4', md: '5' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
  },
})
export const Head = chakra('header', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', mb: '3' },
})
export const Title = chakra('h3', {
  base: { minW: '0', textStyle: 'lead', fontWeight: 'semibold', overflowWrap: 'anywhere', outline: 'none' },
})
export const Figures = chakra('dl', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', mb: '4' },
})
export const Name = chakra('dt', {
  base: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'caption', color: 'muted' },
})
export const Total = chakra('dd', {
  base: { textStyle: 'title', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
// The drawing and the line below it; a table takes the same place.
export const Place = chakra('div', {
  variants: {
    size: { large: { h: { base: '248px', sm: '228px' } }, small: { h: { base: '188px', sm: '168px' } } },
  },
})
