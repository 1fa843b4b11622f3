import { sql } from 'drizzle-orm'
import { BackupError } from '#server/backup/backup-error.ts'
import { fingerprint, replaceRows } from '#server/backup/copy-rows.ts'
import { requireEmbedded } from '#server/backup/embedded-backup.ts'
import { withClient } from '#server/backup/postgres-backup.ts'
import { findDifferentTable } from '#server/backup/tables.ts'
import { connect, connectPostgres } from '#server/db/connect.ts'
import type { Db } from '#server/db/database.ts'

interface Moved {
  tables: number
  /** False when the target had the same rows already. */
  isChanged: boolean
}

interface Move {
  dataDir: string
  databaseUrl: string
  /** Replaces the data of a database that is used. */
  replaces: boolean
}

/** Copies the embedded database to PostgreSQL in one transaction. The rows of both are compared at its end. */
export async function moveToPostgres({ dataDir, databaseUrl, replaces }: Move): Promise<Moved> {
  requireEmbedded(dataDir)
  const source = await connect({ dataDir, databaseUrl: undefined })
  try {
    const isUsed = await hasAccounts(databaseUrl)
    // A database that is used may belong to another version of the portal.
    const target = await connectPostgres(databaseUrl, { migrates: !isUsed, silenceMs: 0 })
    try {
      const isAllowed = replaces || !isUsed
      return await source.db.transaction((from) => target.db.transaction((to) => moveRows(from, to, isAllowed)))
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function hasAccounts(databaseUrl: string): Promise<boolean> {
  return await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string | null }>(`select to_regclass('public.accounts') as name`)
    return Boolean(rows[0]?.name) && (await client.query('select from accounts limit 1')).rowCount === 1
  })
}

async function moveRows(from: Db, to: Db, isAllowed: boolean): Promise<Moved> {
  // Statements on a whole table take longer than the pool allows those of requests.
  await to.execute(sql.raw('set local statement_timeout = 0'))
  const rows = await fingerprint(from)
  const tables = Object.keys(rows).length
  if (!findDifferentTable(rows, await fingerprint(to))) return { tables, isChanged: false }
  if (!isAllowed)
    throw new BackupError(
      'DATABASE_URL: the database has accounts and other data: name an empty one, or add --replace to lose that data',
    )
  await replaceRows(from, to)
  const different = findDifferentTable(rows, await fingerprint(to))
  if (different) throw new BackupError(`nothing was moved: the copy of ${different} is not the same`)
  return { tables, isChanged: true }
}
