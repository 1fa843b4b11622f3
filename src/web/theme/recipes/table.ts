import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** The card around a table: the docked menu takes room, so the window's width says little about the table's. */
export const tableCard = { containerType: 'inline-size', containerName: 'table-card' } as const

/** A table too narrow for its columns. In rem, since larger text needs more room. */
export const folded = '@container table-card (max-width: 58.99rem)'

/** Two cells on each line, without labels. */
const compactRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(62%)',
  columnGap: '4',
  rowGap: '0',
  '& > td': { justifyContent: 'flex-end', '& > [data-label]': { display: 'none' } },
  '& > td:nth-of-type(odd)': { justifyContent: 'flex-start', textAlign: 'start' },
  '& > td[data-phone=line]': { gridColumn: '1 / -1' },
  '& > td[data-phone=hidden]': { display: 'none' },
}

/** Data tables. In a narrow card every row becomes a block of labelled lines. */
export const tableRecipe = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'row', 'columnHeader'],
  base: {
    root: {
      w: '100%',
      tableLayout: 'fixed',
      textAlign: 'start',
      [folded]: { display: 'block', '&[data-compact] > tbody > tr:not([data-space])': compactRow },
    },
    header: {
      bg: 'page',
      // In this layout the head remains only for sorting.
      [folded]: { display: 'block', '&:not(:has(th:not([data-unsortable=true])))': { display: 'none' } },
    },
    row: { [folded]: { display: 'flex', flexFlow: 'row wrap', rowGap: '1', columnGap: '4', px: '4', py: '2' } },
    columnHeader: {
      h: '10',
      px: 'var(--pad)',
      color: 'muted',
      textStyle: 'caption',
      fontWeight: 'medium',
      textAlign: 'start',
      '&[data-align=end]': { textAlign: 'end' },
      [folded]: {
        display: 'flex',
        alignItems: 'center',
        h: '8',
        px: '0',
        '&[data-unsortable=true]': { display: 'none' },
      },
    },
    // Styled by selector: styled cells cost five times as much, and a long table renders three hundred at once.
    body: {
      [folded]: { display: 'block' },
      '& > tr': {
        borderTopWidth: '1px',
        borderColor: 'line',
        transitionProperty: 'background',
        transitionDuration: 'quick',
        _hover: { bg: 'hover' },
        [folded]: { display: 'flex', flexDirection: 'column', gap: '1', px: '4', py: '3' },
      },
      // Space of rows that are not rendered.
      '& > tr[data-space]': {
        borderWidth: '0',
        _hover: { bg: 'transparent' },
        '& > td': { p: '0' },
        [folded]: { display: 'block', p: '0' },
      },
      '& > tr:not([data-space]) > td': {
        h: 'var(--row)',
        px: 'var(--pad)',
        py: '1',
        verticalAlign: 'middle',
        '&[data-align=end]': { textAlign: 'end' },
        '& > [data-label]': { display: 'none', color: 'muted', textStyle: 'caption', flexShrink: '0' },
        // The padding is room for focus rings, which the overflow would clip.
        '& > [data-value]': {
          minW: '0',
          m: '-1',
          p: '1',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          overflowWrap: 'anywhere',
        },
        [folded]: {
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
          // Such as the actions of a revoked key: a label alone says nothing.
          '&:has(> [data-value]:empty)': { display: 'none' },
          '&:first-of-type': { textAlign: 'start', fontWeight: 'medium' },
          '&:first-of-type > [data-label]': { display: 'none' },
          '&:first-of-type > [data-value]': { flexGrow: '1' },
        },
      },
    },
  },
  variants: {
    size: {
      sm: { root: { '--row': 'sizes.9', '--pad': 'spacing.3' } },
      md: { root: { '--row': 'sizes.12', '--pad': 'spacing.4' } },
    },
  },
  defaultVariants: { size: 'md' },
})
