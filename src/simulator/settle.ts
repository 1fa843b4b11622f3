import type { Decision } from './decide.ts'
import { decide } from './decide.ts'
import type { Context, SimulatedRequest } from './request.ts'
import type { Address, Entry, Read } from './state/records.ts'
import { applyEntries, emptyState, readerOf } from './state/state.ts'

/** Gives the records that exist at these addresses. */
export type Load = (addresses: Address[]) => Promise<Entry[]>

/** What became of a call whose records are kept elsewhere. */
export interface Settlement extends Decision {
  /** The addresses that were looked at and had no record. If one is written in the meantime, the settlement is void. */
  absent: Address[]
}

/**
 * One call against records in a store, of which only those are loaded that the call touches. It is decided on trial with
 * the loaded records; when it asks for a record that is not loaded, that is loaded and the trial repeated. Never more
 * than two loads, for facts.ts looks up all it can at once. What is drawn at random is drawn once, at the end.
 */
export async function settle(load: Load, request: SimulatedRequest, context: Context): Promise<Settlement> {
  const trial = { ...context, random: () => 0 }
  const looked = new Map<string, Address>()
  const found = new Set<string>()
  let state = emptyState
  for (;;) {
    const missing: Address[] = []
    decide(noting(readerOf(state), looked, missing), request, trial)
    if (missing.length === 0) break
    const entries = await load(missing)
    for (const entry of entries) found.add(nameOf(entry))
    state = applyEntries(state, entries)
  }
  const absent = [...looked].filter(([name]) => !found.has(name)).map(([, address]) => address)
  return { ...decide(readerOf(state), request, context), absent }
}

/** Reads from the loaded records, and notes missing addresses. */
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

const nameOf = ({ kind, scope, key }: Address) => JSON.stringify([kind, scope, key])
