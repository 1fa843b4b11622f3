import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { cutText } from '#domain/cut-text.ts'
import { daysFrom } from '#domain/dates.ts'
import { type Db, onlyRow } from '#server/db/database.ts'
import { accounts, refreshTokens, sessions } from '#server/db/identity-schema.ts'
import { removeBatch } from '#server/db/remove-batch.ts'
import { statement } from '#server/db/statement.ts'
import type { Account } from '#server/repositories/accounts.ts'

export type Session = typeof sessions.$inferSelect
export type NewSession = typeof sessions.$inferInsert
export type RefreshToken = typeof refreshTokens.$inferSelect
type Ending = NonNullable<Session['endedBecause']>

/** What is kept of the User-Agent header. */
export const longestUserAgent = 300

/** Limits the list: a program that signs in for every call has many sessions. */
const listLimit = 200

export async function insert(db: Db, session: NewSession): Promise<Session> {
  return onlyRow(await db.insert(sessions).values(session).returning())
}

/** The session with its account, unless it has ended or expired, or the account is disabled. */
export async function findOpen(
  db: Db,
  id: string,
  now: Date,
): Promise<{ session: Session; account: Account } | undefined> {
  const [row] = await db
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        // A sign-in may have begun while the account was being disabled.
        isNull(accounts.disabledAt),
      ),
    )
  return row
}

export type SignedIn = NonNullable<Awaited<ReturnType<typeof findSignedIn>>>

const signedIn = statement((db) =>
  db
    .select({
      sessionId: sessions.id,
      provenAt: sessions.provenAt,
      singleSignOn: sessions.singleSignOn,
      accountId: accounts.id,
      email: accounts.email,
      role: accounts.role,
      organisationId: accounts.organisationId,
      passwordExpiresAt: accounts.passwordExpiresAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(accounts.disabledAt),
      ),
    )
    .prepare('find-signed-in'),
)

/** Like `findOpen`, for every request: only what the guard needs, by one prepared statement. */
export async function findSignedIn(db: Db, id: string, now: Date) {
  const [found] = await signedIn(db).execute({ id, now: now.toISOString() })
  return found
}

export async function saveLastSeen(db: Db, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
}

/** Records when the session's one-time code was entered. Only the first time counts. */
export async function markVerified(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ provenAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.provenAt)))
}

/** How long a device is recognised after its last session began. */
export const knownDeviceDays = 30

/** Whether the account gave a one-time code on this device before: the same browser at the same address. */
export async function isKnownDevice(
  db: Db,
  accountId: string | undefined,
  { address, userAgent }: Pick<Session, 'address' | 'userAgent'>,
  now: Date,
): Promise<boolean> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        // An unknown account takes a query as long as a known one.
        eq(sessions.accountId, accountId ?? noAccount),
        eq(sessions.address, address),
        eq(sessions.userAgent, cutText(userAgent, longestUserAgent)),
        isNotNull(sessions.provenAt),
        gt(sessions.createdAt, daysFrom(now, -knownDeviceDays)),
      ),
    )
    .limit(1)
  return found !== undefined
}

const noAccount = '00000000-0000-0000-0000-000000000000'

/** The owner has just given the password. */
export async function confirm(db: Db, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, id))
}

/** Only the first ending is stored. Undefined if it had ended before. */
export async function end(
  db: Db,
  id: string,
  because: Ending,
  now: Date,
): Promise<Pick<Session, 'singleSignOn'> | undefined> {
  const [ended] = await endOpen(db, eq(sessions.id, id), because, now)
  return ended
}

/** True if it was open and belongs to the account. */
export async function endOwn(db: Db, accountId: string, id: string, because: Ending, now: Date): Promise<boolean> {
  const isOwn = and(eq(sessions.id, id), eq(sessions.accountId, accountId))
  return (await endOpen(db, isOwn, because, now)).length > 0
}

/** Sessions with a verified code: the current one, then the most recently used. */
export function listOpen(
  db: Db,
  accountId: string,
  when: { current: string; seenAfter: Date; now: Date },
): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        or(isNotNull(sessions.provenAt), eq(sessions.id, when.current)),
        gt(sessions.expiresAt, when.now),
        gt(sessions.lastSeenAt, when.seenAfter),
      ),
    )
    .orderBy(desc(eq(sessions.id, when.current)), desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.id)
    .limit(listLimit)
}

export async function endAllOf(db: Db, accountId: string, because: Ending, now: Date): Promise<void> {
  await endOpen(db, eq(sessions.accountId, accountId), because, now)
}

export async function endOthersOf(
  db: Db,
  accountId: string,
  current: string,
  because: Ending,
  now: Date,
): Promise<void> {
  await endOpen(db, and(eq(sessions.accountId, accountId), ne(sessions.id, current)), because, now)
}

function endOpen(db: Db, which: SQL | undefined, because: Ending, now: Date) {
  return db
    .update(sessions)
    .set({ endedAt: now, endedBecause: because })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ singleSignOn: sessions.singleSignOn })
}

export async function insertRefreshToken(db: Db, token: typeof refreshTokens.$inferInsert): Promise<void> {
  await db.insert(refreshTokens).values(token)
}

export async function findRefreshToken(db: Db, tokenHash: string): Promise<RefreshToken | undefined> {
  const [token] = await db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash))
  return token
}

/** True for one of two simultaneous uses. */
export async function useRefreshToken(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt)))
    .returning({ tokenHash: refreshTokens.tokenHash })
  return used.length > 0
}

/** Deletes sessions with their refresh tokens. */
export function removeExpiredBefore(db: Db, moment: Date, limit: number): Promise<number> {
  return removeBatch(db, sessions, lt(sessions.expiresAt, moment), limit)
}
