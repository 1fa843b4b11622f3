/** A logged call to open in TRY OUT. */
export interface ReplayedCall {
  operationId: string
  /** Path and query parameters by name. */
  parameters: Record<string, string>
  /** The sent text without masked values; null without a body. */
  body: string | null
  /** The masked text of body properties. */
  masked?: Record<string, string>
}

let stored: ReplayedCall | null = null

export function storeReplay(call: ReplayedCall | null): void {
  stored = call
}

/** Returns and clears the stored call if it belongs to this operation. */
export function consumeReplay(operationId: string): ReplayedCall | null {
  if (stored?.operationId !== operationId) return null
  const call = stored
  stored = null
  return call
}
