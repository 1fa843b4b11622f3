import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { ObservedAnswer } from '#domain/readiness.ts'
import type { Db } from '#server/db/database.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { failedCalls, metAnswers, wishedProductCodes } from '#server/db/readiness-schema.ts'
import { removeBatch } from '#server/db/remove-batch.ts'
import { apiKeys } from '#server/db/schema.ts'

export type WishedProductCode = Omit<typeof wishedProductCodes.$inferSelect, 'projectId'>

/** Answers of the product's operations. A few dozen rows, also for a project with many calls. */
export function listObservedAnswers(db: Db, projectId: string, product: string): Promise<ObservedAnswer[]> {
  const { operation, resultCode, statusCode, occasion, callId, at } = metAnswers
  return db
    .select({ operation, resultCode, statusCode, occasion, callId, at })
    .from(metAnswers)
    .where(and(eq(metAnswers.projectId, projectId), eq(metAnswers.product, product)))
}

/** The last sandbox calls, newest first, without those of product tests, whose keys are deleted after each run. */
export function listLastCalls(db: Db, projectId: string, limit: number) {
  const { id, at, refusal } = calls
  return (
    db
      .select({ id, at, refusal })
      .from(calls)
      .leftJoin(apiKeys, eq(apiKeys.id, calls.keyId))
      // The literal matches the partial index; a parameter would not.
      .where(
        and(
          eq(calls.projectId, projectId),
          sql`${calls.environment} = 'sandbox'`,
          or(isNull(calls.keyId), eq(apiKeys.forTests, false)),
        ),
      )
      .orderBy(desc(calls.at), desc(calls.id))
      .limit(limit)
  )
}

export function removeFailedCallsBefore(db: Db, moment: Date, limit: number): Promise<number> {
  return removeBatch(db, failedCalls, lt(failedCalls.at, moment), limit)
}

/** By operator, lowest price first. */
export function listWishedCodes(db: Db, projectId: string): Promise<WishedProductCode[]> {
  const { provider, code, description, price, currency } = wishedProductCodes
  return db
    .select({ provider, code, description, price, currency })
    .from(wishedProductCodes)
    .where(eq(wishedProductCodes.projectId, projectId))
    .orderBy(asc(provider), asc(price), asc(code))
}

export async function replaceWishedCodes(tx: Db, projectId: string, wishes: WishedProductCode[]): Promise<void> {
  await tx.delete(wishedProductCodes).where(eq(wishedProductCodes.projectId, projectId))
  if (wishes.length > 0) await tx.insert(wishedProductCodes).values(wishes.map((wish) => ({ projectId, ...wish })))
}
