import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { secretFingerprints } from '#server/db/security-schema.ts'

const name = 'subscriber'

/** Keeps the fingerprint, unless there is one. */
export async function insertSubscriber(db: Db, fingerprint: string): Promise<void> {
  await db.insert(secretFingerprints).values({ name, fingerprint }).onConflictDoNothing()
}

/** Also asked before a migration, when there may be no table. */
export async function findSubscriber(db: Db): Promise<string | undefined> {
  const exists = sql<boolean>`to_regclass('secret_fingerprints') is not null`
  const [table] = await db.select({ exists }).from(sql`(values (1)) as once`)
  if (!table?.exists) return undefined
  const [found] = await db.select().from(secretFingerprints).where(eq(secretFingerprints.name, name))
  return found?.fingerprint
}
