import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PGlite, a pool of PostgreSQL connections, or a transaction on either. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type DatabaseKind = 'embedded' | 'postgres'
