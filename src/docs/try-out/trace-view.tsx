import { chakra } from '@chakra-ui/react/styled-system'
import type { TraceEntry } from './answer.ts'

const List = chakra('ol', {
  base: { display: 'flex', flexDirection: 'column', gap: '0', listStyle: 'none', p: '0', m: '0' },
})
const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: '2',
    alignItems: 'start',
    py: '1',
    '& svg': { mt: '4px' },
    '&[data-outcome=passed] svg': { color: 'live.fg' },
    '&[data-outcome=answered]': { fontWeight: 'medium', '& svg': { color: 'brand.fg' } },
    '&[data-outcome=answered][data-refused=true] svg': { color: 'danger.fg' },
    '&[data-outcome=spared], &[data-outcome="not made"]': { color: 'muted' },
  },
})
const Outcome = chakra('span', { base: { textStyle: 'caption', color: 'muted', whiteSpace: 'nowrap', mt: '2px' } })
const Words = chakra('span', { base: { minW: '0', overflowWrap: 'anywhere' } })

const shapes = {
  passed: <path d="m3 8 3.500 3.500L13 5" />,
  spared: <path d="M3 8h10" strokeDasharray="2 2.500" />,
  answered: <path d="M3 8h9m-4-4 4 4-4 4" />,
  'not made': <circle cx="8" cy="8" r="1" />,
}

/** The checks behind an answer, in order. */
export function TraceView({ trace, isRefusal }: { trace: TraceEntry[]; isRefusal: boolean }) {
  return (
    <List aria-label="Checks in their order">
      {trace.map((entry) => (
        <Line key={`${entry.check}-${entry.outcome}`} data-outcome={entry.outcome} data-refused={isRefusal}>
          <svg
            width="16"
            height="16"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden
          >
            {shapes[entry.outcome]}
          </svg>
          <Words>{entry.words}</Words>
          <Outcome>{entry.outcome}</Outcome>
        </Line>
      ))}
    </List>
  )
}
