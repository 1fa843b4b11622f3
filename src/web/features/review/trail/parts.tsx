import { chakra } from '@chakra-ui/react/styled-system'

export const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column' } })

// A line joins the events of a chain, as the hashes do.
export const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    pl: '6',
    pb: '5',
    _before: {
      content: '""',
      position: 'absolute',
      left: '3px',
      top: '7px',
      w: '9px',
      h: '9px',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'line.control',
      bg: 'surface',
      zIndex: '1',
    },
    _after: { content: '""', position: 'absolute', left: '7px', top: '12px', bottom: '-7px', w: '1px', bg: 'line' },
    '&:last-of-type': { pb: '0', _after: { display: 'none' } },
  },
})

export const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
})

export const What = chakra('span', { base: { fontWeight: 'medium' } })

export const Way = chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
  },
})

/** The arrow goes along with where it leads, into the next line too. */
export const To = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    '& > svg': { color: 'subtle', flexShrink: '0' },
  },
})

export const Who = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    color: 'muted',
    textStyle: 'caption',
    overflowWrap: 'anywhere',
    '& > time': { whiteSpace: 'nowrap' },
  },
})

export const Said = chakra('blockquote', {
  base: {
    mt: '1',
    pl: '3',
    borderLeftWidth: '2px',
    borderColor: 'line.strong',
    maxW: 'prose',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

export const Nothing = chakra('p', { base: { color: 'muted' } })

export const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mt: '5',
    color: 'muted',
    textStyle: 'caption',
  },
})
