// A call of the log on its way into TRY OUT. It is kept in memory and taken once: a reload forgets it.
import { create } from 'zustand'

export interface ReplayedCall {
  operationId: string
  headers?: Record<string, string>
  /** By name, as the call had them in its path and query. */
  parameters: Record<string, string>
  /** The text that was sent, without what the log masks; null where there was none. */
  body: string | null
  /** By property of the body: what the log shows in the place of its value. */
  masked?: Record<string, string>
}

export const useReplay = create<{ call: ReplayedCall | null }>(() => ({ call: null }))

export const replayLater = (call: ReplayedCall) => useReplay.setState({ call })

/** The call that waits for this operation, if there is one; it is taken by asking. */
export function takeReplay(operationId: string): ReplayedCall | null {
  const { call } = useReplay.getState()
  if (call?.operationId !== operationId) return null
  useReplay.setState({ call: null })
  return call
}
