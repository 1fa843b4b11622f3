import { sql } from 'drizzle-orm'
import { advisoryLocks } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'

// The call log is partitioned by month: calls_2026_11 is November's. Dropping a partition is instant, whereas deleting its
// rows takes as long as writing them.

/** The first moment of a month, in UTC. */
export type Month = Date

const nameOf = (month: Month) => `calls_${month.toISOString().slice(0, 7).replace('-', '_')}`

export function monthOf(moment: Date, later = 0): Month {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later))
}

/** Months with a partition, oldest first. */
export async function list(db: Db): Promise<Month[]> {
  const partitions = db
    .select({ name: sql<string>`c.relname`.as('name') })
    .from(sql`pg_inherits i join pg_class c on c.oid = i.inhrelid`)
    .where(sql`i.inhparent = 'calls'::regclass`)
  return (await partitions).flatMap(({ name }) => readName(name)).sort((a, b) => a.getTime() - b.getTime())
}

function readName(name: string): Month[] {
  const [, year, month] = /^calls_(\d{4})_(\d{2})$/.exec(name) ?? []
  return year && month ? [new Date(Date.UTC(Number(year), Number(month) - 1))] : []
}

/** Two processes would create the same month twice. The lock ends with the transaction. */
export async function lockMonths(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.callMonths})`)
}

/** Each new call queues behind a change that waits for a backup, so a change waits briefly. */
export async function limitWaits(tx: Db): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '2s'`)
}

/** Moves calls that were stored before the month had a partition. */
export async function add(tx: Db, month: Month): Promise<void> {
  const table = sql.identifier(nameOf(month))
  const from = sql.raw(`'${month.toISOString()}'`)
  const to = sql.raw(`'${monthOf(month, 1).toISOString()}'`)
  await tx.execute(sql`create table ${table} (like calls including defaults including constraints)`)
  await tx.execute(sql`
    with moved as (delete from calls_default where at >= ${from} and at < ${to} returning *)
    insert into ${table} select * from moved
  `)
  await tx.execute(sql`alter table calls attach partition ${table} for values from (${from}) to (${to})`)
}

/** Another process may have dropped it. */
export async function drop(tx: Db, month: Month): Promise<void> {
  await tx.execute(sql`drop table if exists ${sql.identifier(nameOf(month))}`)
}

/** Deletes calls of months without a partition. */
export async function removeOutsidePartitions(tx: Db, before: Month): Promise<void> {
  await tx.execute(sql`delete from calls_default where at < ${sql.raw(`'${before.toISOString()}'`)}`)
}
