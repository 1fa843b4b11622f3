import { type Decision, decide } from './decide.ts'
import type { Random } from './random.ts'
import type { Context, SimulatedRequest } from './request.ts'
import { addressName } from './state/keys.ts'
import type { Address, Entry, Read } from './state/records.ts'
import { applyEntries, emptyState, readerOf } from './state/state.ts'

/** Loads the existing records at these addresses. */
export type Load = (addresses: Address[]) => Promise<Entry[]>

/** The result of a call with external records. */
export interface Settlement extends Decision {
  /** Addresses without a record. If one appears before the write, the settlement is void. */
  absent: Address[]
}

/** Records that were loaded before: all that exist at these addresses. */
export interface Loaded {
  addresses: Address[]
  entries: Entry[]
}

/** The addresses of the records that a call reads first. Which others it reads depends on what those contain. */
export function firstAddressesOf(request: SimulatedRequest, context: Omit<Context, 'random'>): Address[] {
  const missing: Address[] = []
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
  const addresses = loaded?.addresses ?? firstAddressesOf(request, context)
  const entries = loaded?.entries ?? (await load(addresses))
  const looked = new Map(addresses.map((address) => [addressName(address), address]))
  const found = new Set(entries.map(addressName))
  const randomFor = repeating(context.random)
  let state = applyEntries(emptyState, entries)
  for (;;) {
    const missing: Address[] = []
    const decision = decide(noting(readerOf(state), looked, missing), request, { ...context, random: randomFor() })
    if (missing.length === 0) {
      const absent = [...looked].filter(([name]) => !found.has(name)).map(([, address]) => address)
      return { ...decision, absent }
    }
    const more = await load(missing)
    for (const entry of more) found.add(addressName(entry))
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

/** Reads loaded records and collects missing addresses. */
function noting(read: Read, looked: Map<string, Address>, missing: Address[]): Read {
  return (kind, scope, key) => {
    const address = { kind, scope, key }
    const name = addressName(address)
    if (!looked.has(name)) {
      looked.set(name, address)
      missing.push(address)
    }
    return read(kind, scope, key)
  }
}
