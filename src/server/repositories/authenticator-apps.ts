import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { authenticatorApps, authenticatorSetUps } from '#server/db/second-step-schema.ts'

export type AuthenticatorApp = typeof authenticatorApps.$inferSelect
type SetUp = typeof authenticatorSetUps.$inferSelect

export async function find(db: Db, accountId: string): Promise<AuthenticatorApp | undefined> {
  const [app] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.accountId, accountId))
  return app
}

/** False when the account has an app. */
export async function insert(db: Db, app: AuthenticatorApp): Promise<boolean> {
  const inserted = await db.insert(authenticatorApps).values(app).onConflictDoNothing().returning()
  return inserted.length > 0
}

/** True for exactly one use of a step: its code, and those of earlier steps, are valid no more. */
export async function useStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const used = await db
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(and(eq(authenticatorApps.accountId, accountId), lt(authenticatorApps.lastStep, step)))
    .returning({ accountId: authenticatorApps.accountId })
  return used.length > 0
}

/** False when the account has none. */
export async function remove(db: Db, accountId: string): Promise<boolean> {
  const removed = await db.delete(authenticatorApps).where(eq(authenticatorApps.accountId, accountId)).returning()
  return removed.length > 0
}

/** Replaces an earlier set-up of this session. */
export async function startSetUp(db: Db, setUp: SetUp): Promise<void> {
  await db
    .insert(authenticatorSetUps)
    .values(setUp)
    .onConflictDoUpdate({ target: authenticatorSetUps.sessionId, set: setUp })
}

export async function findSetUp(db: Db, sessionId: string): Promise<SetUp | undefined> {
  const [setUp] = await db.select().from(authenticatorSetUps).where(eq(authenticatorSetUps.sessionId, sessionId))
  return setUp
}

export async function removeSetUp(db: Db, sessionId: string): Promise<void> {
  await db.delete(authenticatorSetUps).where(eq(authenticatorSetUps.sessionId, sessionId))
}
