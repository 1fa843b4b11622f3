import type { Entry, Kind, Read, Records } from './records.ts'

interface Row<Record> {
  scope: string
  key: string
  record: Record
}

type Tables<Of extends Kind> = { [Each in Of]: readonly Row<Records[Each]>[] }

/** The records of one call or of one visit in memory, as immutable plain data in the order of their first writes. */
export type State = Readonly<Tables<Kind>>

export const emptyState: State = {
  requests: [],
  oneTimePasswords: [],
  registrations: [],
  userTokens: [],
  transactions: [],
  messages: [],
  projects: [],
}

export function readerOf(state: State): Read {
  return (kind, scope, key) => state[kind].find((row) => row.key === key && row.scope === scope)?.record
}

export function applyEntries(state: State, changes: readonly Entry[]): State {
  if (changes.length === 0) return state
  const next = { ...state }
  for (const change of changes) write(next, change)
  return next
}

function write<Of extends Kind>(tables: Tables<Of>, { kind, scope, key, record }: Entry<Of>): void {
  const rows = tables[kind]
  const index = rows.findIndex((row) => row.key === key && row.scope === scope)
  const row = { scope, key, record }
  tables[kind] = index < 0 ? [...rows, row] : rows.with(index, row)
}

export function recordsOf<Of extends Kind>(state: State, kind: Of): Records[Of][] {
  return state[kind].map(({ record }) => record)
}
