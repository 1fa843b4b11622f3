import { decide } from './decide.ts'
import type { Context, Decision, SimulatedRequest } from './request.ts'
import type { Address, Entry, Read } from './state/records.ts'
import { applyEntries, emptyState, readerOf } from './state/state.ts'

/** Gives the records that exist at these addresses. */
export type Load = (addresses: Address[]) => Promise<Entry[]>

/** What became of a call whose records are kept elsewhere. */
export interface Settlement extends Omit<Decision, 'changes'> {
  /** What to write, if `absent` still is. */
  changes: Entry[]
  /** The addresses that were asked for and had no record. Somebody who writes one meanwhile makes this settlement void. */
  absent: Address[]
}

/**
 * One call against records in a store, of which only those are loaded that the call touches. The call is decided with what
 * is there; when a record was wanted that nobody has looked for yet, it is loaded and the call is decided anew. That is at
 * most three decisions, and never more than two loads.
 */
export async function settle(load: Load, request: SimulatedRequest, context: Context): Promise<Settlement> {
  const looked = new Map<string, Address>()
  const found = new Set<string>()
  const replay = taped(context.random)
  let state = emptyState
  for (;;) {
    const missing: Address[] = []
    const decision = decide(noting(readerOf(state), looked, missing), request, { ...context, random: replay() })
    if (missing.length === 0) {
      const absent = [...looked].filter(([name]) => !found.has(name)).map(([, address]) => address)
      return { ...decision, absent }
    }
    const entries = await load(missing)
    for (const entry of entries) found.add(nameOf(entry))
    state = applyEntries(state, entries)
  }
}

/** Reads what is loaded, and notes what nobody has looked for yet. */
function noting(read: Read, looked: Map<string, Address>, missing: Address[]): Read {
  return (kind, scope, key) => {
    const address = { kind, scope, key }
    const name = nameOf(address)
    if (!looked.has(name)) {
      looked.set(name, address)
      missing.push(address)
    }
    return read(kind, scope, key)
  }
}

const nameOf = ({ kind, scope, key }: Address) => `${kind}\n${scope}\n${key}`

/** The same numbers again each time, so that a decision that is made anew draws what the first one drew. */
function taped(random: () => number): () => () => number {
  const tape: number[] = []
  return () => {
    let next = 0
    return () => {
      const drawn = tape[next] ?? random()
      tape[next++] = drawn
      return drawn
    }
  }
}
