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
