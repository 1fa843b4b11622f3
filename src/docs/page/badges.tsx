const tones: Record<string, string> = {
  GET: 'live',
  POST: 'brand',
  PUT: 'pending',
  PATCH: 'pending',
  DELETE: 'rejected',
}

/** The method in capitals and in its colour. */
export function MethodBadge({ method }: { method: string }) {
  return <span className={`ref-method ref-${tones[method] ?? 'draft'}`}>{method}</span>
}

// Each status has its own shape, so that colour is never the only difference.
const shapes = {
  draft: <circle cx="5" cy="5" r="3.5" strokeDasharray="2.2 1.47" />,
  pending: (
    <>
      <circle cx="5" cy="5" r="3.5" />
      <path d="M5 1.5a3.5 3.5 0 0 1 0 7z" fill="currentColor" />
    </>
  ),
  live: <circle cx="5" cy="5" r="3.5" fill="currentColor" />,
  rejected: <path d="m2 2 6 6m0-6-6 6" />,
  suspended: <path d="M3 1.500v7m4-7v7" />,
}

export type StatusTone = keyof typeof shapes

/** The shape in front of a status. */
export function StatusMark({ tone }: { tone: StatusTone }) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      {shapes[tone]}
    </svg>
  )
}
