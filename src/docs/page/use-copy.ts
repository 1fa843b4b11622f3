import { useEffect, useState } from 'react'

const confirmedForMs = 2000
const messages = { idle: '', copied: 'Copied', failed: 'Could not copy. Select the text instead.' }
type State = keyof typeof messages
const idle = { state: 'idle' } as const

/** Copies a text, and keeps the outcome for two seconds after the last click. */
export function useCopy() {
  const [outcome, setOutcome] = useState<{ state: State }>(idle)
  useEffect(() => {
    if (outcome === idle) return
    const timer = setTimeout(() => setOutcome(idle), confirmedForMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async (text: string) => setOutcome({ state: await write(text) })
  return { state: outcome.state, message: messages[outcome.state], copy }
}

/** The clipboard is missing outside a secure context and may be denied inside one. */
async function write(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
