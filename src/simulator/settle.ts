import { type Decision, decide } from './decide.ts'
import type { Random } from './random.ts'
import type { Context, SimulatedRequest } from './request.ts'
import { serializeKey } from './state/keys.ts'
import type { Entry, Read, RecordKey } from './state/records.ts'
import { applyEntries, emptyState, readerOf } from './state/state.ts'

/** Loads the existing records with these keys. */
export type Load = (recordKeys: RecordKey[]) => Promise<Entry[]>

/** The result of a call with external records. */
export interface Settlement extends Decision {
  /** Keys without a record. If one appears before the write, the settlement is void. */
  absent: RecordKey[]
}

/** Records that were loaded before: all that exist with these keys. */
export interface Loaded {
  recordKeys: RecordKey[]
  entries: Entry[]
}

/** The keys of the records that a call reads first. Which others it reads depends on what those contain. */
export function firstKeysOf(request: SimulatedRequest, context: Omit<Context, 'random'>): RecordKey[] {
  const missing: RecordKey[] = []
  decide(noting(readerOf(emptyState), new Map(), missing), request, { ...context, random: () => 0 })
  return missing
}

/**
 * Answers one call from a store, loading only the records that it touches. Decides with the loaded records and, until none
 * is missing, loads the missing ones and decides again: at most twice, since facts.ts loads in batches.
 */
export async function settle(
  load: Load,
  request: SimulatedRequest,
  context: Context,
  loaded?: Loaded,
): Promise<Settlement> {
  const recordKeys = loaded?.recordKeys ?? firstKeysOf(request, context)
  const entries = loaded?.entries ?? (await load(recordKeys))
  const looked = new Map(recordKeys.map((recordKey) => [serializeKey(recordKey), recordKey]))
  const found = new Set(entries.map(serializeKey))
  const randomFor = repeating(context.random)
  let state = applyEntries(emptyState, entries)
  for (;;) {
    const missing: RecordKey[] = []
    const decision = decide(noting(readerOf(state), looked, missing), request, { ...context, random: randomFor() })
    if (missing.length === 0) {
      const absent = [...looked].filter(([name]) => !found.has(name)).map(([, recordKey]) => recordKey)
      return { ...decision, absent }
    }
    const more = await load(missing)
    for (const entry of more) found.add(serializeKey(entry))
    state = applyEntries(state, more)
  }
}

/** Random values for each decision. They are the same ones, so that a decision that is made again draws none. */
function repeating(random: Random): () => Random {
  const drawn: number[] = []
  return () => {
    let next = 0
    return () => {
      drawn[next] ??= random()
      return drawn[next++] ?? 0
    }
  }
}

/** Reads loaded records and collects missing keys. */
function noting(read: Read, looked: Map<string, RecordKey>, missing: RecordKey[]): Read {
  return (kind, scope, key) => {
    const recordKey = { kind, scope, key }
    const name = serializeKey(recordKey)
    if (!looked.has(name)) {
      looked.set(name, recordKey)
      missing.push(recordKey)
    }
    return read(kind, scope, key)
  }
}
