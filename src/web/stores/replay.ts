// A logged call that opens in TRY OUT. It is kept in memory and taken once.
import { create } from 'zustand'

export interface ReplayedCall {
  operationId: string
  headers?: Record<string, string>
  /** By name, as the call had them in its path and query. */
  parameters: Record<string, string>
  /** The text that was sent, without masked values; null where there was none. */
  body: string | null
  /** By property of the body, the text that the log shows instead of the value. */
  masked?: Record<string, string>
}

export const useReplay = create<{ call: ReplayedCall | null }>(() => ({ call: null }))

export const replayLater = (call: ReplayedCall) => useReplay.setState({ call })

/** Takes the stored call if it is one of this operation. */
export function takeReplay(operationId: string): ReplayedCall | null {
  const { call } = useReplay.getState()
  if (call?.operationId !== operationId) return null
  useReplay.setState({ call: null })
  return call
}
