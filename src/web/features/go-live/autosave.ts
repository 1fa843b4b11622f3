export type AutosaveState =
  /** Nothing was typed since the page was opened. */
  | { status: 'unchanged' }
  /** Typed, and sent after a pause. */
  | { status: 'pending' }
  /** Typed during another request, and sent after it. Closing the tab earlier loses it. */
  | { status: 'queued' }
  | { status: 'saving' }
  | { status: 'saved' }
  /** Not saved; sent again with the next change or flush. */
  | { status: 'failed' }
  /** Changed in another tab, and this tab has unsaved input. */
  | { status: 'conflict' }
  /** Changed in another tab, and this tab has no unsaved input. */
  | { status: 'outdated' }
  /** The record can no longer be changed, so nothing is sent. */
  | { status: 'locked'; refusal: unknown }

export type AutosaveStatus = AutosaveState['status']

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
  onState: (state: AutosaveState) => void
  /** Why nothing is sent after this problem; undefined when the next save may succeed. */
  stopReasonOf: (problem: unknown) => Stop['reason'] | undefined
  delayMs: number
}

/** Nothing is sent until the conflict is resolved, or never again. */
type Stop = { reason: 'conflict' | 'locked'; problem: unknown }

/** Saves changes one request at a time, so that an older one never overwrites a newer. */
export function createAutosave<Change extends object>(options: Options<Change>): Autosave<Change> {
  const { onState, stopReasonOf, delayMs } = options
  const changes = createChanges(options)
  const reportStop = (stop: Stop) => onState(stateOf(stop, changes.areTyped()))
  const queue = createQueue(stopReasonOf, reportStop)
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    // Queued behind a running save instead of skipped: that save may fail, and its change is unsaved again.
    return queue.enqueue(changes.save)
  }
  const add = (change: Change, isTyped: boolean) => {
    changes.add({ change, isTyped })
    clearTimeout(timer)
    const stop = queue.stopped()
    // A lock is final, and was reported when it was found.
    if (stop) return stop.reason === 'locked' ? undefined : reportStop(stop)
    onState({ status: changes.areTyped() && queue.isBusy() ? 'queued' : 'pending' })
    // Callers that need the result call flush; onState has reported it here.
    timer = setTimeout(() => void flush().catch(() => {}), delayMs)
  }
  return {
    edit: (change) => add(change, true),
    schedule: (change) => add(change, false),
    flush,
    enqueue: queue.enqueue,
    overwrite: () => {
      queue.resume()
      return flush()
    },
    discardLocal: () => {
      clearTimeout(timer)
      queue.resume()
      changes.discard()
    },
  }
}

const stateOf = ({ reason, problem }: Stop, isTyped: boolean): AutosaveState =>
  reason === 'locked' ? { status: 'locked', refusal: problem } : { status: isTyped ? 'conflict' : 'outdated' }

type Unsaved<Change> = { change: Change; isTyped: boolean }

/** The changes that the server does not have yet. */
function createChanges<Change extends object>({ save, onState, stopReasonOf }: Options<Change>) {
  let unsaved: Unsaved<Change> | undefined
  return {
    areTyped: () => unsaved?.isTyped === true,
    add: (added: Unsaved<Change>) => {
      unsaved = merge(unsaved, added)
    },
    save: async (): Promise<void> => {
      if (!unsaved) return
      const sent = unsaved
      unsaved = undefined
      onState({ status: 'saving' })
      try {
        await save(sent.change)
      } catch (problem) {
        unsaved = merge(sent, unsaved)
        if (!stopReasonOf(problem)) onState({ status: 'failed' })
        throw problem
      }
      if (!unsaved) onState({ status: 'saved' })
    },
    discard: () => {
      unsaved = undefined
      onState({ status: 'saved' })
    },
  }
}

/** A later change of the same part replaces an earlier one. */
function merge<Change>(earlier: Unsaved<Change> | undefined, later: Unsaved<Change> | undefined) {
  if (!earlier || !later) return earlier ?? later
  return { change: { ...earlier.change, ...later.change }, isTyped: earlier.isTyped || later.isTyped }
}

/** Sends one request at a time. A problem with a reason to stop is also the answer to every later request, until `resume`. */
function createQueue(stopReasonOf: Options<object>['stopReasonOf'], onStop: (stop: Stop) => void) {
  let last = Promise.resolve()
  let unanswered = 0
  let stop: Stop | undefined

  const send = async <T>(request: () => Promise<T>): Promise<T> => {
    if (stop) throw stop.problem
    try {
      return await request()
    } catch (problem) {
      const reason = stopReasonOf(problem)
      stop = reason && { reason, problem }
      if (stop) onStop(stop)
      throw problem
    }
  }
  const enqueue = <T>(request: () => Promise<T>): Promise<T> => {
    unanswered += 1
    const answer = last
      .then(() => send(request))
      .finally(() => {
        unanswered -= 1
      })
    last = answer.then(
      () => {},
      () => {},
    )
    return answer
  }
  return {
    enqueue,
    isBusy: () => unanswered > 0,
    stopped: () => stop,
    resume: () => {
      stop = undefined
    },
  }
}
