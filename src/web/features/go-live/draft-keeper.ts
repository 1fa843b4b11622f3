/** Where what was typed stands: nothing was, on the server, on its way there, or here alone. Conflict: another tab was quicker. */
export type Keeping = 'untouched' | 'kept' | 'waiting' | 'sending' | 'failed' | 'conflict'

export interface DraftKeeper<Change> {
  /** To be kept soon; a later change of the same part takes its place. */
  change(change: Change): void
  /** Keeps now what is waiting. Rejects with the reason when that is not possible; it is then tried again with the next change. */
  flush(): Promise<void>
  /** After a conflict nothing is sent until a person has chosen: what is here goes over what is there ... */
  insist(): Promise<void>
  /** ... or gives way to it. */
  giveWay(): void
}

type Wiring<Change> = {
  send: (change: Change) => Promise<void>
  tell: (keeping: Keeping) => void
  /** Refused because of what somebody else has kept meanwhile. */
  isConflict: (problem: unknown) => boolean
  delayMs: number
}

/** Keeps what is typed a moment after it was typed. One request at a time, so that an older one never overtakes a newer. */
export function createDraftKeeper<Change extends object>({
  send,
  tell,
  isConflict,
  delayMs,
}: Wiring<Change>): DraftKeeper<Change> {
  let waiting: Change | undefined
  let conflict: { problem: unknown } | undefined
  let queue = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  const sendWaiting = async (): Promise<void> => {
    if (!waiting) return
    if (conflict) throw conflict.problem
    const change = waiting
    waiting = undefined
    tell('sending')
    try {
      await send(change)
    } catch (problem) {
      waiting = Object.assign({}, change, waiting)
      if (isConflict(problem)) conflict = { problem }
      tell(conflict ? 'conflict' : 'failed')
      throw problem
    }
    if (!waiting) tell('kept')
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    // What is under way may fail; then its change waits again and goes along with this one.
    const run = queue.then(sendWaiting)
    queue = run.catch(() => {})
    return run
  }

  const change = (next: Change) => {
    waiting = Object.assign({}, waiting, next)
    tell(conflict ? 'conflict' : 'waiting')
    clearTimeout(timer)
    if (conflict) return
    // Whoever waits for the result asks by flush; here `tell` has said it.
    timer = setTimeout(() => void flush().catch(() => {}), delayMs)
  }

  const insist = (): Promise<void> => {
    conflict = undefined
    return flush()
  }

  const giveWay = () => {
    clearTimeout(timer)
    conflict = undefined
    waiting = undefined
    tell('kept')
  }

  return { change, flush, insist, giveWay }
}
