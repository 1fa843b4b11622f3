import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PGlite, a pool of PostgreSQL connections, or a transaction on either. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** The row of a statement that returns one. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('a statement returned no row')
  return row
}

export type DatabaseKind = 'embedded' | 'postgres'
