import { useCallback, useEffect, useRef, useState } from 'react'

/** The step 'closed' ends a wizard. */
type State = { step: string; problem?: unknown }

interface Machine<Wizard extends State, Move> {
  first: Wizard
  advance: (wizard: Wizard, move: Move | LoadFailed) => Wizard
  /** Loads once, when the wizard opens, what it needs; resolves to the move from the first state. */
  load: () => Promise<Move | LoadFailed>
  /** Called with the problem that closed the wizard. */
  onClosed: (problem: unknown) => void
}

type LoadFailed = { move: 'load-failed'; problem: unknown }

/** Runs a wizard's state machine. */
export function useWizard<Wizard extends State, Move>({ first, advance, ...current }: Machine<Wizard, Move>) {
  const [wizard, setWizard] = useState(first)
  const latest = useRef(wizard)
  const mounted = useRef(false)
  const callbacks = useRef(current)
  callbacks.current = current
  const move = useCallback(
    (next: Move | LoadFailed) => {
      // An answer that arrives after the person has left must not move the page they went to.
      if (!mounted.current) return
      const before = latest.current
      const after = advance(before, next)
      latest.current = after
      setWizard(after)
      if (after.step === 'closed' && before.step !== 'closed') callbacks.current.onClosed(after.problem)
    },
    [advance],
  )
  // The network is the outside world.
  useEffect(() => {
    mounted.current = true
    callbacks.current.load().then(move, (problem: unknown) => move({ move: 'load-failed', problem }))
    return () => {
      mounted.current = false
    }
  }, [move])
  return { wizard, move }
}
