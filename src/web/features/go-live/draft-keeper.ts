/**
 * Where what was typed stands: nothing was, on the server, on its way there, or here alone. Behind another request it cannot
 * even be sent before that is answered, which a page that is closed does not live to see. Another tab was quicker: in conflict
 * with something that was typed here, or with a page that is only out of date, or so far that nothing can be kept any more.
 */
export type Keeping = 'untouched' | 'kept' | 'waiting' | 'behind' | 'sending' | Trouble
type Trouble = 'failed' | 'conflict' | 'outdated' | 'overtaken'

export interface DraftKeeper<Change> {
  /** Typed, and to be kept soon; a later change of the same part takes its place. */
  change(change: Change): void
  /** The same, though nothing was typed. */
  go(change: Change): void
  /** Keeps now what is waiting. Rejects with the reason when that is not possible; it is then tried again with the next change. */
  flush(): Promise<void>
  /** Another request about the draft, not at the same time as one that keeps something. */
  inTurn<T>(request: () => Promise<T>): Promise<T>
  /** After a conflict nothing is sent until a person has chosen: what is here goes over what is there ... */
  insist(): Promise<void>
  /** ... or gives way to it. */
  giveWay(): void
}

type Wiring<Change> = {
  send: (change: Change) => Promise<void>
  /** With what was answered, where that was the end of it. */
  tell: (keeping: Keeping, refusal?: unknown) => void
  /** Refused because of what somebody else has kept meanwhile. */
  isConflict: (problem: unknown) => boolean
  /** Refused for good: no change will ever be kept, so none is sent. */
  isOvertaken: (problem: unknown) => boolean
  delayMs: number
}

/** Keeps what is typed a moment after it was typed. One request at a time, so that an older one never overtakes a newer. */
export function createDraftKeeper<Change extends object>({
  send,
  tell,
  isConflict,
  isOvertaken,
  delayMs,
}: Wiring<Change>): DraftKeeper<Change> {
  let waiting: Change | undefined
  let typed = false
  let halted: { problem: unknown } | undefined
  let queue = Promise.resolve()
  let underWay = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const tellConflict = () => tell(typed ? 'conflict' : 'outdated')
  const halts = (problem: unknown) => isConflict(problem) || isOvertaken(problem)

  const inTurn = <T>(request: () => Promise<T>): Promise<T> => {
    underWay += 1
    const run = queue.then(async () => {
      if (halted) throw halted.problem
      try {
        return await request()
      } catch (problem) {
        if (halts(problem)) halted = { problem }
        if (isConflict(problem)) tellConflict()
        if (isOvertaken(problem)) tell('overtaken', problem)
        throw problem
      } finally {
        underWay -= 1
      }
    })
    queue = run.then(
      () => {},
      () => {},
    )
    return run
  }

  const sendWaiting = async (): Promise<void> => {
    if (!waiting) return
    const [change, wasTyped] = [waiting, typed]
    waiting = undefined
    typed = false
    tell('sending')
    try {
      await send(change)
    } catch (problem) {
      waiting = Object.assign({}, change, waiting)
      typed ||= wasTyped
      if (!halts(problem)) tell('failed')
      throw problem
    }
    if (!waiting) tell('kept')
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    // What is under way may fail; then its change waits again and goes along with this one.
    return inTurn(sendWaiting)
  }

  const go = (next: Change) => {
    waiting = Object.assign({}, waiting, next)
    clearTimeout(timer)
    if (halted) return isConflict(halted.problem) ? tellConflict() : undefined
    tell(typed && underWay > 0 ? 'behind' : 'waiting')
    // Whoever waits for the result asks by flush; here `tell` has said it.
    timer = setTimeout(() => void flush().catch(() => {}), delayMs)
  }

  const change = (next: Change) => {
    typed = true
    go(next)
  }

  const insist = (): Promise<void> => {
    halted = undefined
    return flush()
  }

  const giveWay = () => {
    clearTimeout(timer)
    halted = undefined
    waiting = undefined
    typed = false
    tell('kept')
  }

  return { change, go, flush, inTurn, insist, giveWay }
}
