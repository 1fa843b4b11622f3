import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { secretFingerprints } from '#server/db/security-schema.ts'

const name = 'subscriber'

/** Keeps the fingerprint, unless there is one. */
export async function insertSubscriber(db: Db, fingerprint: string): Promise<void> {
  await db.insert(secretFingerprints).values({ name, fingerprint }).onConflictDoNothing()
}

export async function findSubscriber(db: Db): Promise<string | undefined> {
  const [found] = await db.select().from(secretFingerprints).where(eq(secretFingerprints.name, name))
  return found?.fingerprint
}
