import { storeReplay } from './replay.ts'

const listeners = new Set<() => void>()

/** Registers a function that clears data of the reader's calls. */
export const onClearCalls = (clear: () => void) => listeners.add(clear)

/** Calls contain keys and phone numbers, so they are cleared when the session ends. */
export function clearCalls(): void {
  storeReplay(null)
  for (const clear of listeners) clear()
}
