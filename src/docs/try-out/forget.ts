import { useReplay } from './replay.ts'

const sessions = new Set<() => void>()

/** Registers a function that clears data of the reader's calls. */
export const onForgetTryOut = (forget: () => void) => sessions.add(forget)

/** Calls contain keys and phone numbers, so they are cleared when the session ends. */
export function forgetTryOut(): void {
  useReplay.setState({ call: null })
  for (const forget of sessions) forget()
}
