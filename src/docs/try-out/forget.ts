import { useReplay } from '#web/stores/replay.ts'

const sessions = new Set<() => void>()

/** Who keeps something of a reader's calls says here how to forget it. */
export const forgetWithAll = (forget: () => void) => sessions.add(forget)

/** Calls hold keys and numbers: they end with the reader's session. */
export function forgetTryOut(): void {
  useReplay.setState({ call: null })
  for (const forget of sessions) forget()
}
