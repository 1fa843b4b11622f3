import { useCallback, useEffect, useRef, useState } from 'react'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { queryClient } from '#web/api/query-client.ts'
import { advance, firstStep, type Move } from './wizard.ts'

/** The wizard's state. `onClosed` hears of its end and of the problem that ended it; null when the person did. */
export function useWizard(onClosed: (problem: unknown) => void) {
  const [wizard, setWizard] = useState(firstStep)
  const latest = useRef(wizard)
  const closed = useRef(onClosed)
  closed.current = onClosed
  const move = useCallback((next: Move) => {
    const before = latest.current
    latest.current = advance(before, next)
    setWizard(latest.current)
    if (latest.current.step === 'closed' && before.step !== 'closed') closed.current(latest.current.problem)
  }, [])
  // The network is the outside world: what the wizard needs is fetched once, when it opens.
  useEffect(() => {
    let watched = true
    const tell = (next: Move) => watched && move(next)
    loadStart().then(
      () => tell({ move: 'loaded' }),
      (problem: unknown) => tell({ move: 'load-failed', problem }),
    )
    return () => {
      watched = false
    }
  }, [move])
  return { wizard, move }
}

/** Initial values and terms: a wizard that cannot show both does not begin. */
const loadStart = () =>
  Promise.all([
    queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
    import('./terms.tsx'),
    import('./project-form.tsx'),
  ])
