export type AutosaveStatus =
  /** Nothing was typed since the page was opened. */
  | 'unchanged'
  /** Typed, and sent after a pause. */
  | 'pending'
  /** Typed during another request, and sent after it. Closing the tab earlier loses it. */
  | 'queued'
  | 'saving'
  | 'saved'
  /** Not saved; tried again with the next change. */
  | 'failed'
  /** Changed in another tab, and this tab has unsaved input. */
  | 'conflict'
  /** Changed in another tab, and this tab has no unsaved input. */
  | 'outdated'
  /** The record can no longer be changed, so nothing is sent. */
  | 'locked'

export interface Autosave<Change> {
  /** Saves typed input after a pause. A later change of the same part replaces an earlier one. */
  edit(change: Change): void
  /** Saves a change that the user did not type, after a pause. */
  schedule(change: Change): void
  /** Saves the pending changes at once. Rejects on failure; the next save includes them again. */
  flush(): Promise<void>
  /** Sends another request about the record, one at a time with the saves. */
  enqueue<T>(request: () => Promise<T>): Promise<T>
  /** Ends a conflict: replaces the stored record with the local changes. */
  overwrite(): Promise<void>
  /** Ends a conflict: discards the local changes. */
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
    const send = async () => {
      if (stopped) throw stopped.problem
      try {
        return await request()
      } catch (problem) {
        if (stops(problem)) stopped = { problem }
        if (isConflict(problem)) reportConflict()
        if (isLocked(problem)) onStatus('locked', problem)
        throw problem
      }
    }
    const run = queue.then(send).finally(() => {
      requests -= 1
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
    // Queued behind a running save instead of skipped: that save may fail, and its change is pending again.
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
