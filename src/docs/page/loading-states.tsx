/** A placeholder of about the content's shape. */
export function SkeletonLines({ label, lines = 3 }: { label: string; lines?: number }) {
  const widths = Array.from({ length: Math.min(lines, 12) }, (_, index) => `${[100, 92, 60, 84][index % 4]}%`)
  return (
    <div role="status" aria-label={`Loading ${label}`} className="ref-skeleton">
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a drawing
        <span key={index} style={{ width }} />
      ))}
    </div>
  )
}

/** A failure with a retry button. */
export function Failed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="alert" className="ref-failed">
      <p>{what} could not be loaded.</p>
      <button type="button" className="ref-button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
