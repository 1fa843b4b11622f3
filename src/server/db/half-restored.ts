import { sql } from 'drizzle-orm'
import { ConfigError } from '#server/config-error.ts'
import type { Db } from './database.ts'
import { refuseLaterSchema } from './migrate.ts'

/**
 * Throws for a PostgreSQL database in which pg_restore was stopped. It creates the tables, then fills them, the record of
 * migrations too, and adds primary keys, indexes, triggers and foreign keys last, in this order.
 */
export async function refuseHalfRestored(db: Db): Promise<void> {
  const [tables] = await db
    .select({
      hasAccounts: sql<boolean>`to_regclass('public.accounts') is not null`,
      hasForeignKeys: sql<boolean>`exists (select from pg_constraint
        where contype = 'f' and connamespace = to_regnamespace('public'))`,
    })
    .from(sql`(values (1)) as one`)
  if (!tables?.hasAccounts) return
  // Asked for second: a migration that runs beside this process commits both at once.
  const applied = await refuseLaterSchema(db, 'DATABASE_URL')
  if (applied > 0 && tables.hasForeignKeys) return
  const found = applied === 0 ? 'it has tables, but no migration' : 'it has no foreign keys'
  throw new ConfigError(
    'DATABASE_URL',
    `a restore of the database was not finished (${found}): drop the database, create it again, and restore again`,
  )
}
