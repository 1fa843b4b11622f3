import type { Entry, Kind, Read, Records } from './records.ts'
import { emptyTrie, get, leavesOf, set, type Trie } from './trie.ts'

type Tries = { [Each in Kind]: Trie<Records[Each]> }

/** All records in memory, as immutable plain data: each call returns a new state that shares most of the old one. */
export type State = Readonly<Tries>

export const emptyState: State = {
  requests: emptyTrie,
  oneTimePasswords: emptyTrie,
  registrations: emptyTrie,
  userTokens: emptyTrie,
  transactions: emptyTrie,
  messages: emptyTrie,
  projects: emptyTrie,
}

export function readerOf(state: State): Read {
  return (kind, scope, key) => get(state[kind], scope, key)
}

export function applyEntries(state: State, changes: readonly Entry[]): State {
  if (changes.length === 0) return state
  const next = { ...state }
  for (const change of changes) write(next, change)
  return next
}

function write<Of extends Kind>(tries: { [Each in Of]: Trie<Records[Each]> }, change: Entry<Of>): void {
  const { kind, scope, key, record } = change
  tries[kind] = set(tries[kind], scope, key, record)
}

/** Every record of one kind, by scope and key. */
export function recordsOf<Of extends Kind>(state: State, kind: Of): Records[Of][] {
  return leavesOf(state[kind]).map(({ value }) => value)
}
