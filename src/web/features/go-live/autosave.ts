export type AutosaveStatus =
  /** Nothing was typed since the page was opened. */
  | 'unchanged'
  /** Typed, and sent after a pause. */
  | 'pending'
  /** Typed while another request is under way, and sent once that is answered. A tab that closes before loses it. */
  | 'queued'
  | 'saving'
  | 'saved'
  /** Not saved; tried again with the next change. */
  | 'failed'
  /** Saved in another tab, while something typed here is not. */
  | 'conflict'
  /** Saved in another tab, and nothing typed here is lost. */
  | 'outdated'
  /** The record takes no changes any more, so none is sent. */
  | 'locked'

export interface Autosave<Change> {
  /** Saves something typed after a pause. A later change of the same part replaces an earlier one. */
  edit(change: Change): void
  /** Saves, after a pause, something that was not typed. */
  schedule(change: Change): void
  /** Saves what is pending now. Rejects when that fails; the change then goes along with the next one. */
  flush(): Promise<void>
  /** Sends another request about the record, one at a time with the saves. */
  enqueue<T>(request: () => Promise<T>): Promise<T>
  /** Ends a conflict: saves what is here over what is stored. */
  overwrite(): Promise<void>
  /** Ends a conflict: drops what is here. */
  discardLocal(): void
}

type Options<Change> = {
  save: (change: Change) => Promise<void>
  /** `refusal` comes with 'locked'. */
  onStatus: (status: AutosaveStatus, refusal?: unknown) => void
  isConflict: (problem: unknown) => boolean
  isLocked: (problem: unknown) => boolean
  delayMs: number
}

/** Saves changes one request at a time, so that an older one never overwrites a newer. */
export function createAutosave<Change extends object>(options: Options<Change>): Autosave<Change> {
  const { save, onStatus, isConflict, isLocked, delayMs } = options
  let pending: Change | undefined
  let typed = false
  /** The refusal after which nothing is sent until the conflict is resolved, or never. */
  let stopped: { problem: unknown } | undefined
  let queue = Promise.resolve()
  let requests = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const reportConflict = () => onStatus(typed ? 'conflict' : 'outdated')
  const stops = (problem: unknown) => isConflict(problem) || isLocked(problem)

  const enqueue = <T>(request: () => Promise<T>): Promise<T> => {
    requests += 1
    const run = queue.then(async () => {
      if (stopped) throw stopped.problem
      try {
        return await request()
      } catch (problem) {
        if (stops(problem)) stopped = { problem }
        if (isConflict(problem)) reportConflict()
        if (isLocked(problem)) onStatus('locked', problem)
        throw problem
      } finally {
        requests -= 1
      }
    })
    queue = run.then(
      () => {},
      () => {},
    )
    return run
  }

  const savePending = async (): Promise<void> => {
    if (!pending) return
    const [change, wasTyped] = [pending, typed]
    pending = undefined
    typed = false
    onStatus('saving')
    try {
      await save(change)
    } catch (problem) {
      pending = Object.assign({}, change, pending)
      typed ||= wasTyped
      if (!stops(problem)) onStatus('failed')
      throw problem
    }
    if (!pending) onStatus('saved')
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    // Queued rather than skipped while a save is under way: that may fail, and its change is pending again.
    return enqueue(savePending)
  }

  const schedule = (change: Change) => {
    pending = Object.assign({}, pending, change)
    clearTimeout(timer)
    if (stopped) return isConflict(stopped.problem) ? reportConflict() : undefined
    onStatus(typed && requests > 0 ? 'queued' : 'pending')
    // Callers that need the result call flush; onStatus has reported it here.
    timer = setTimeout(() => void flush().catch(() => {}), delayMs)
  }

  const edit = (change: Change) => {
    typed = true
    schedule(change)
  }

  const overwrite = (): Promise<void> => {
    stopped = undefined
    return flush()
  }

  const discardLocal = () => {
    clearTimeout(timer)
    stopped = undefined
    pending = undefined
    typed = false
    onStatus('saved')
  }

  return { edit, schedule, flush, enqueue, overwrite, discardLocal }
}
