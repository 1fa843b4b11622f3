import { and, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/database.ts'

/** Deletes up to `limit` rows of a table in one statement, and returns their number. Skips rows that others have locked. */
export async function removeBatch(db: Db, table: PgTable, isOld: SQL | undefined, limit: number): Promise<number> {
  // The condition twice: each partition of a table has rows with the same ctid.
  const batch = sql`select ctid from ${table} where ${isOld} limit ${limit} for update skip locked`
  const removed = await db
    .delete(table)
    .where(and(isOld, sql`ctid = any(array(${batch}))`))
    .returning({ row: sql`1` })
  return removed.length
}
