import { and, asc, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Environment } from '#domain/environments.ts'
import { type Db, onlyRow } from '#server/db/database.ts'
import { accounts } from '#server/db/identity-schema.ts'
import { removeBatch } from '#server/db/remove-batch.ts'
import { apiKeys, projects } from '#server/db/schema.ts'

export type ApiKey = typeof apiKeys.$inferSelect
export type ApiKeyWithAuthor = { key: ApiKey; generatedBy: string }

/** Newest first, each with its creator's email address, without the keys of product tests. */
export function listOfProject(db: Db, projectId: string): Promise<ApiKeyWithAuthor[]> {
  return db
    .select({ key: apiKeys, generatedBy: accounts.email })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.createdBy))
    .where(and(eq(apiKeys.projectId, projectId), eq(apiKeys.forTests, false)))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id)
}

export async function insert(db: Db, key: typeof apiKeys.$inferInsert): Promise<ApiKey> {
  return onlyRow(await db.insert(apiKeys).values(key).returning())
}

/** Deletes one product-test key. Partners' keys are revoked instead, because call logs name them. */
export async function removeTestKey(db: Db, id: string): Promise<void> {
  await db.delete(apiKeys).where(eq(apiKeys.id, id))
}

/** Deletes every product-test key of the project. */
export async function removeTestKeys(db: Db, projectId: string): Promise<void> {
  await db.delete(apiKeys).where(and(eq(apiKeys.projectId, projectId), eq(apiKeys.forTests, true)))
}

/** Product-test keys that were not deleted. The conditions match a partial index, which keeps this fast. */
export function removeExpiredTestKeys(db: Db, now: Date, limit: number): Promise<number> {
  const { forTests, expiresAt, revokedAt, expiryToldAt } = apiKeys
  const isExpired = and(eq(forTests, true), lt(expiresAt, now), isNull(revokedAt), isNull(expiryToldAt))
  return removeBatch(db, apiKeys, isExpired, limit)
}

/** Keys that are neither revoked nor expired. */
export function countActive(db: Db, projectId: string, environment: Environment, now: Date): Promise<number> {
  return db.$count(apiKeys, isActive(projectId, environment, now))
}

/** The end of each sandbox key that is neither revoked nor expired. */
export async function listSandboxExpiries(db: Db, projectId: string, now: Date): Promise<Date[]> {
  const { expiresAt } = apiKeys
  const keys = await db
    .select({ expiresAt })
    .from(apiKeys)
    .where(isActive(projectId, 'sandbox', now))
  return keys.map((key) => key.expiresAt)
}

function isActive(projectId: string, environment: Environment, now: Date) {
  return and(
    eq(apiKeys.projectId, projectId),
    eq(apiKeys.environment, environment),
    eq(apiKeys.forTests, false),
    isNull(apiKeys.revokedAt),
    gt(apiKeys.expiresAt, now),
  )
}

/** Undefined for a key of another organisation. */
export async function find(db: Db, organisationId: string, id: string): Promise<ApiKey | undefined> {
  const [row] = await db
    .select({ key: apiKeys })
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .where(and(eq(apiKeys.id, id), eq(projects.organisationId, organisationId)))
  return row?.key
}

/** The revoked key, or undefined when it was revoked before: one of two simultaneous callers gets it. */
export async function revoke(db: Db, id: string, now: Date): Promise<ApiKey | undefined> {
  const [revoked] = await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning()
  return revoked
}

/** Active keys that end before `until` and whose partner was not notified. Locked, so that each is notified once. */
export function lockExpiring(tx: Db, now: Date, until: Date, limit: number) {
  return tx
    .select({ key: apiKeys, project: projects })
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .where(
      and(
        isNull(apiKeys.revokedAt),
        isNull(apiKeys.expiryToldAt),
        eq(apiKeys.forTests, false),
        gt(apiKeys.expiresAt, now),
        lt(apiKeys.expiresAt, until),
      ),
    )
    .orderBy(asc(apiKeys.expiresAt))
    .limit(limit)
    .for('update', { of: apiKeys, skipLocked: true })
}

export async function markExpiryMailed(db: Db, id: string, now: Date): Promise<void> {
  await db.update(apiKeys).set({ expiryToldAt: now }).where(eq(apiKeys.id, id))
}
