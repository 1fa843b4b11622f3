import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#domain/roles.ts'
import { momentAfter } from '#server/db/columns.ts'
import { type Db, onlyRow } from '#server/db/database.ts'
import { accounts, organisations } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'

export type Account = typeof accounts.$inferSelect
export type NewAccount = typeof accounts.$inferInsert

/** Accounts are stored and looked up in lower case. */
export async function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  return account
}

export async function find(db: Db, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  return account
}

/** Like `find`, and locks the row until the transaction ends. */
export async function lock(tx: Db, id: string): Promise<Account | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('no key update')
  return account
}

/** An account that gets mails and notifications. */
export type Recipient = Pick<Account, 'id' | 'email' | 'role'>

/** All confirmed accounts of a company, of a role, or one. */
export type Audience = { organisationId: string } | { role: Role } | { accountId: string }

export function listRecipients(db: Db, of: Audience): Promise<Recipient[]> {
  if ('organisationId' in of) return listConfirmed(db, eq(accounts.organisationId, of.organisationId))
  return listConfirmed(db, 'role' in of ? eq(accounts.role, of.role) : eq(accounts.id, of.accountId))
}

/** All staff. */
export async function listStaffIds(db: Db): Promise<string[]> {
  const staff = await listConfirmed(db, ne(accounts.role, 'EXTERNAL_ADMIN'))
  return staff.map(({ id }) => id)
}

function listConfirmed(db: Db, condition: SQL): Promise<Recipient[]> {
  const { id, email, role } = accounts
  return db
    .select({ id, email, role })
    .from(accounts)
    .where(and(condition, isNotNull(accounts.confirmedAt), isNull(accounts.disabledAt)))
    .orderBy(asc(accounts.email))
}

/** Undefined when the address is taken. */
export async function insert(db: Db, account: NewAccount): Promise<Account | undefined> {
  const [inserted] = await db.insert(accounts).values(account).onConflictDoNothing().returning()
  return inserted
}

/** Creates a partner with a draft company. Undefined when the address is taken. */
export async function insertPartner(
  tx: Db,
  partner: Omit<NewAccount, 'role' | 'organisationId'>,
): Promise<Account | undefined> {
  if (await findByEmail(tx, partner.email)) return undefined
  const dates = { createdAt: partner.createdAt, updatedAt: partner.createdAt }
  const organisation = onlyRow(await tx.insert(organisations).values(dates).returning())
  const account = await insert(tx, { ...partner, role: 'EXTERNAL_ADMIN', organisationId: organisation.id })
  // Another account took the address first: deletes the unused company.
  if (!account) await tx.delete(organisations).where(eq(organisations.id, organisation.id))
  return account
}

export async function confirm(db: Db, id: string, now: Date): Promise<void> {
  await db.update(accounts).set({ confirmedAt: now, updatedAt: now }).where(eq(accounts.id, id))
}

/** Also ends a temporary password. `updatedAt` stays: it is the revision of the profile, which the password is no part of. */
export async function setPassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash, passwordExpiresAt: null }).where(eq(accounts.id, id))
}

/** False for an address that was confirmed, whose password only its owner changes. */
export async function replaceUnconfirmedPassword(
  db: Db,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const replaced = await db
    .update(accounts)
    .set({ passwordHash, updatedAt: now })
    .where(and(eq(accounts.email, email), isNull(accounts.confirmedAt)))
    .returning({ id: accounts.id })
  return replaced.length > 0
}

/** Keeps the password of a sign-up with the address of an account, or deletes it. Returns the account. */
export async function saveSignUp(
  tx: Db,
  email: string,
  signUpPasswordHash: string | null,
  now: Date,
): Promise<Account | undefined> {
  const [account] = await tx
    .update(accounts)
    .set({ signUpPasswordHash, signUpAt: now })
    .where(eq(accounts.email, email))
    .returning()
  return account
}

/** Postpones the deletion of a sign-up whose code is asked for. Returns the account that the address has now. */
export async function postponeDeletion(tx: Db, email: string, now: Date): Promise<Account | undefined> {
  const { confirmedAt, updatedAt } = accounts
  const updated = sql`case when ${confirmedAt} is null then ${now.toISOString()}::timestamptz else ${updatedAt} end`
  const [account] = await tx
    .update(accounts)
    .set({ updatedAt: updated, signUpAt: now })
    .where(eq(accounts.email, email))
    .returning()
  return account
}

/** Deletes sign-ups with addresses of accounts, when those with other addresses are deleted. */
export async function removeSignUpsBefore(db: Db, moment: Date): Promise<void> {
  await db.update(accounts).set({ signUpPasswordHash: null, signUpAt: null }).where(lt(accounts.signUpAt, moment))
}

/**
 * Deletes up to `limit` partners that never confirmed their address and were last changed before the moment, with their
 * companies; returns the number of accounts. Skips an account that a sign-up or a confirmation has locked.
 */
export const removeUnconfirmedBefore = (tx: Db, moment: Date, limit: number): Promise<number> =>
  removeUnconfirmed(tx, lt(accounts.updatedAt, moment), limit)

/** Deletes a sign-up that was never confirmed: it proves nothing about who has the address. */
export const removeUnconfirmedOf = (tx: Db, email: string): Promise<number> =>
  removeUnconfirmed(tx, eq(accounts.email, email), 1)

async function removeUnconfirmed(tx: Db, condition: SQL, limit: number): Promise<number> {
  const { id, role, confirmedAt, organisationId } = accounts
  const ofCompany = tx.select({ id: projects.id }).from(projects).where(eq(projects.organisationId, organisationId))
  const batch = tx
    .select({ id })
    .from(accounts)
    .where(and(eq(role, 'EXTERNAL_ADMIN'), isNull(confirmedAt), condition, notExists(ofCompany)))
    .limit(limit)
    .for('update', { skipLocked: true })
  const removed = await tx.delete(accounts).where(sql`${id} = any(array(${batch}))`).returning({ organisationId })
  const companies = removed.flatMap((account) => account.organisationId ?? [])
  const colleagues = tx.select({ id }).from(accounts).where(eq(organisationId, organisations.id))
  await tx.delete(organisations).where(and(inArray(organisations.id, companies), notExists(colleagues)))
  return removed.length
}

export function listStaff(db: Db): Promise<Account[]> {
  return db.select().from(accounts).where(ne(accounts.role, 'EXTERNAL_ADMIN')).orderBy(asc(accounts.email))
}

export async function changeStaff(
  tx: Db,
  id: string,
  change: Partial<Pick<Account, 'role' | 'disabledAt'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(accounts)
    .set({ ...change, updatedAt: now })
    .where(eq(accounts.id, id))
}

/** How the account signs in. Not part of the profile, so it keeps the profile's revision. */
export async function saveSignIn(
  tx: Db,
  id: string,
  change: Partial<Pick<Account, 'emailCodeOffAt' | 'preferredWay'>>,
): Promise<void> {
  await tx.update(accounts).set(change).where(eq(accounts.id, id))
}

export type PersonalProfile = Pick<Account, 'salutation' | 'fullName' | 'jobTitle' | 'mobileNumber' | 'address'>

export async function saveProfile(
  db: Db,
  id: string,
  profile: PersonalProfile,
  now: Date,
): Promise<Account | undefined> {
  const [saved] = await db
    .update(accounts)
    .set({ ...profile, updatedAt: momentAfter(accounts.updatedAt, now) })
    .where(eq(accounts.id, id))
    .returning()
  return saved
}
