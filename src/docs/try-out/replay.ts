// A logged call to open in TRY OUT. Kept in memory and consumed once.
import { create } from 'zustand'

export interface ReplayedCall {
  operationId: string
  /** Path and query parameters by name. */
  parameters: Record<string, string>
  /** The sent text without masked values; null without a body. */
  body: string | null
  /** The masked text of body properties. */
  masked?: Record<string, string>
}

export const useReplay = create<{ call: ReplayedCall | null }>(() => ({ call: null }))

export const storeReplay = (call: ReplayedCall) => useReplay.setState({ call })

/** Returns and clears the stored call if it belongs to this operation. */
export function consumeReplay(operationId: string): ReplayedCall | null {
  const { call } = useReplay.getState()
  if (call?.operationId !== operationId) return null
  useReplay.setState({ call: null })
  return call
}
