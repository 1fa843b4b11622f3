import { and, asc, eq, gt, lt, or } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { passkeyChallenges, passkeys } from '#server/db/second-step-schema.ts'

export type Passkey = typeof passkeys.$inferSelect
type Challenge = typeof passkeyChallenges.$inferSelect

/** The oldest first. */
export function list(db: Db, accountId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

/** Undefined for a passkey of another account. */
export async function findByCredential(db: Db, accountId: string, credentialId: string): Promise<Passkey | undefined> {
  const [passkey] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.accountId, accountId), eq(passkeys.credentialId, credentialId)))
  return passkey
}

/** Undefined when the credential is registered, by any account. */
export async function insert(db: Db, passkey: typeof passkeys.$inferInsert): Promise<Passkey | undefined> {
  const [inserted] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return inserted
}

/** False when the count did not increase: a copied or replayed authenticator. Authenticators that do not count send 0. */
export async function recordUse(db: Db, id: string, signCount: number, now: Date): Promise<boolean> {
  const isHigher = lt(passkeys.signCount, signCount)
  const hasNoCounter = signCount === 0 ? eq(passkeys.signCount, 0) : undefined
  const used = await db
    .update(passkeys)
    .set({ signCount, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), or(isHigher, hasNoCounter)))
    .returning({ id: passkeys.id })
  return used.length > 0
}

/** False when the account has none with this id. */
export async function rename(db: Db, accountId: string, id: string, name: string): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning({ id: passkeys.id })
  return renamed.length > 0
}

/** The removed passkey. Undefined when the account has none with this id. */
export async function remove(db: Db, accountId: string, id: string): Promise<Passkey | undefined> {
  const [removed] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning()
  return removed
}

export async function removeAll(db: Db, accountId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.accountId, accountId))
}

/** Replaces an earlier challenge of this session for the same purpose. */
export async function storeChallenge(db: Db, challenge: Challenge): Promise<void> {
  await db
    .insert(passkeyChallenges)
    .values(challenge)
    .onConflictDoUpdate({ target: [passkeyChallenges.sessionId, passkeyChallenges.purpose], set: challenge })
}

/** The challenge, for exactly one of two simultaneous uses, until it expires. */
export async function takeChallenge(
  db: Db,
  sessionId: string,
  purpose: Challenge['purpose'],
  now: Date,
): Promise<string | undefined> {
  const { challenge, expiresAt } = passkeyChallenges
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.sessionId, sessionId), eq(passkeyChallenges.purpose, purpose), gt(expiresAt, now)))
    .returning({ challenge })
  return taken?.challenge
}
