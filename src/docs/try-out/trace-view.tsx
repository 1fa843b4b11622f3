import type { TraceEntry } from './answer.ts'

const shapes = {
  passed: <path d="m3 8 3.500 3.500L13 5" />,
  spared: <path d="M3 8h10" strokeDasharray="2 2.500" />,
  answered: <path d="M3 8h9m-4-4 4 4-4 4" />,
  'not made': <circle cx="8" cy="8" r="1" />,
}

/** The checks behind an answer, in order. */
export function TraceView({ trace, isRefusal }: { trace: TraceEntry[]; isRefusal: boolean }) {
  return (
    <ol className="try-trace" aria-label="Checks in their order">
      {trace.map((entry) => (
        <li key={`${entry.check}-${entry.outcome}`} data-outcome={entry.outcome} data-refused={isRefusal}>
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
          <span>{entry.text}</span>
          <span className="try-caption">{entry.outcome}</span>
        </li>
      ))}
    </ol>
  )
}
