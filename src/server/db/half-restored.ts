import { sql } from 'drizzle-orm'
import { ConfigError } from '#server/config-error.ts'
import type { Db } from './database.ts'
import { refuseLaterSchema } from './migrate.ts'

/**
 * Throws for a PostgreSQL database in which pg_restore was stopped. It creates the tables, then fills them, the record of
 * migrations too, and adds keys and triggers last.
 */
export async function refuseHalfRestored(db: Db): Promise<void> {
  const hasKey = sql`exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'p')`
  const [tables] = await db
    .select({
      hasAccounts: sql<boolean>`coalesce(bool_or(relname = 'accounts'), false)`,
      withoutKey: sql<string | null>`min(relname) filter (where not ${hasKey})`,
    })
    .from(sql`pg_class`)
    .where(sql`relnamespace = to_regnamespace('public') and relkind in ('r', 'p') and not relispartition`)
  if (!tables?.hasAccounts) return
  // Asked for second: a migration that runs beside this process commits both at once.
  const applied = await refuseLaterSchema(db, 'DATABASE_URL')
  if (applied > 0 && !tables.withoutKey) return
  const found = applied === 0 ? 'it has tables, but no migration' : `${tables.withoutKey} has no primary key`
  throw new ConfigError(
    'DATABASE_URL',
    `a restore of the database was not finished (${found}): drop the database, create it again, and restore again`,
  )
}
