import { type Decision, decide } from './decide.ts'
import type { Context, SimulatedRequest } from './request.ts'
import type { Address, Entry, Read } from './state/records.ts'
import { applyEntries, emptyState, readerOf } from './state/state.ts'

/** Loads the existing records at these addresses. */
export type Load = (addresses: Address[]) => Promise<Entry[]>

/** The result of a call with external records. */
export interface Settlement extends Decision {
  /** Addresses without a record. If one appears before the write, the settlement is void. */
  absent: Address[]
}

/**
 * Answers one call from a store, loading only the records that it touches. Decides with the loaded records, loads what
 * was missing and decides again, at most twice, since facts.ts loads in batches. Random values are drawn once, at the
 * end.
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

/** Reads loaded records and collects missing addresses. */
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
