import { chakra } from '@chakra-ui/react/styled-system'

/** Below this width a table folds: every row becomes a sheet whose lines are labelled. */
export const FOLDED = '(max-width: 799px)'
const WHEN_FOLDED = `@media ${FOLDED}`

export const Frame = chakra('div', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
    overflow: 'hidden',
  },
})

export const Grid = chakra('table', {
  base: {
    '--row': 'sizes.12',
    '&[data-dense=true]': { '--row': 'sizes.9' },
    w: '100%',
    tableLayout: 'fixed',
    textAlign: 'start',
    [WHEN_FOLDED]: { display: 'block' },
  },
})

export const Head = chakra('thead', {
  base: {
    bg: 'page',
    // Without anything to sort by there is no head: a row of nothing is none.
    [WHEN_FOLDED]: { display: 'block', '&:not(:has(th:not([data-still=true])))': { display: 'none' } },
  },
})

/**
 * Rows, cells and what is in them are plain elements that the body dresses: a styled one costs five times as much, and a long
 * table draws three hundred cells at once.
 */
export const Body = chakra('tbody', {
  base: {
    [WHEN_FOLDED]: { display: 'block' },
    '& > tr': {
      borderTopWidth: '1px',
      borderColor: 'line',
      transitionProperty: 'background',
      transitionDuration: 'quick',
      _hover: { bg: 'hover' },
      [WHEN_FOLDED]: { display: 'flex', flexDirection: 'column', gap: '1', px: '4', py: '3' },
    },
    // As tall as the rows that are not drawn.
    '& > tr[data-space]': {
      borderWidth: '0',
      _hover: { bg: 'transparent' },
      '& > td': { p: '0' },
      [WHEN_FOLDED]: { display: 'block', p: '0' },
    },
    '& > tr:not([data-space]) > td': {
      h: 'var(--row)',
      px: '4',
      py: '1',
      verticalAlign: 'middle',
      '&[data-align=end]': { textAlign: 'end' },
      '& > [data-label]': { display: 'none', color: 'muted', textStyle: 'caption', flexShrink: '0' },
      '& > [data-value]': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', overflowWrap: 'anywhere' },
      [WHEN_FOLDED]: {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: '4',
        h: 'auto',
        minH: '7',
        px: '0',
        py: '0',
        textAlign: 'end',
        '& > [data-label]': { display: 'block' },
        '&:first-of-type': { textAlign: 'start', fontWeight: 'medium' },
        '&:first-of-type > [data-label]': { display: 'none' },
        '&:first-of-type > [data-value]': { flexGrow: '1' },
      },
    },
  },
})

export const HeadRow = chakra('tr', {
  base: {
    [WHEN_FOLDED]: { display: 'flex', flexFlow: 'row wrap', rowGap: '1', columnGap: '4', px: '4', py: '2' },
  },
})

export const HeadCell = chakra('th', {
  base: {
    h: '10',
    px: '4',
    color: 'muted',
    textStyle: 'caption',
    fontWeight: 'medium',
    textAlign: 'start',
    '&[data-align=end]': { textAlign: 'end' },
    // Folded, every row names its lines, and the head is there to sort by.
    [WHEN_FOLDED]: {
      display: 'flex',
      alignItems: 'center',
      h: '8',
      px: '0',
      '&[data-still=true]': { display: 'none' },
    },
  },
})
