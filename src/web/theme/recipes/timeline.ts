import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** Events joined by a line, with a ring each. */
export const timelineRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'connector', 'indicator', 'content', 'title', 'description'],
  base: {
    root: { display: 'flex', flexDirection: 'column' },
    item: {
      position: 'relative',
      pl: '6',
      pb: '5',
      '--connector': 'block',
      _last: { pb: '0', '--connector': 'none' },
    },
    connector: {
      position: 'absolute',
      left: '7px',
      top: '12px',
      bottom: '-7px',
      w: '1px',
      bg: 'line',
      display: 'var(--connector)',
    },
    indicator: {
      position: 'absolute',
      left: '3px',
      top: '7px',
      w: '9px',
      h: '9px',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'line.control',
      bg: 'surface',
    },
    content: { display: 'flex', flexDirection: 'column', gap: '1' },
    title: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
    description: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      color: 'muted',
      textStyle: 'caption',
      overflowWrap: 'anywhere',
      '& > time': { whiteSpace: 'nowrap' },
    },
  },
})
