import type { Entry, Kind, Read, Records } from './records.ts'
import { emptyTrie, entries, get, set, type Trie } from './trie.ts'

/** All records in memory, as plain data. It is never changed: each call gives a new one, which shares most of the old. */
export type State = { readonly [Each in Kind]: Trie<Records[Each]> }

export const emptyState: State = {
  requests: emptyTrie,
  oneTimePasswords: emptyTrie,
  registrations: emptyTrie,
  userTokens: emptyTrie,
  charges: emptyTrie,
  transactions: emptyTrie,
  messages: emptyTrie,
  projects: emptyTrie,
}

// A scope is a header's value, which holds no line break.
const within = (scope: string, key: string) => `${scope}\n${key}`

export function readerOf(state: State): Read {
  return (kind, scope, key) => get(state[kind], within(scope, key))
}

export function applyEntries(state: State, changes: readonly Entry[]): State {
  return changes.reduce(applyEntry, state)
}

function applyEntry<Of extends Kind>(state: State, { kind, scope, key, record }: Entry<Of>): State {
  return { ...state, [kind]: set(state[kind], within(scope, key), record) }
}

/** Every record of one kind, in the order of their keys. */
export function recordsOf<Of extends Kind>(state: State, kind: Of): Records[Of][] {
  return entries(state[kind])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, record]) => record)
}
