import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { productCodes, projectProviders } from '#server/db/schema.ts'

export type ProductCode = typeof productCodes.$inferSelect
export type NewProductCode = typeof productCodes.$inferInsert

/** By operator, lowest price first. */
export function listOfProject(db: Db, projectId: string): Promise<ProductCode[]> {
  return db
    .select()
    .from(productCodes)
    .where(eq(productCodes.projectId, projectId))
    .orderBy(asc(productCodes.provider), asc(productCodes.price), asc(productCodes.code))
}

/** A code for live use. Undefined when the project has no such code. */
export async function findLive(db: Db, projectId: string, id: string): Promise<ProductCode | undefined> {
  const [code] = await db
    .select()
    .from(productCodes)
    .where(and(eq(productCodes.id, id), eq(productCodes.projectId, projectId), eq(productCodes.environment, 'live')))
  return code
}

/** Undefined when the project already has this code for this operator and environment. */
export async function insert(db: Db, code: NewProductCode): Promise<ProductCode | undefined> {
  const [inserted] = await db.insert(productCodes).values(code).onConflictDoNothing().returning()
  return inserted
}

/** The deleted live code, if any. Sandbox codes cannot be deleted. */
export async function removeLive(db: Db, projectId: string, id: string): Promise<ProductCode | undefined> {
  const [removed] = await db
    .delete(productCodes)
    .where(and(eq(productCodes.id, id), eq(productCodes.projectId, projectId), eq(productCodes.environment, 'live')))
    .returning()
  return removed
}

/** Deletes live codes of operators that the project no longer requests. */
export async function removeLiveOfOthers(db: Db, projectId: string): Promise<void> {
  const named = db
    .select({ provider: projectProviders.provider })
    .from(projectProviders)
    .where(eq(projectProviders.projectId, projectId))
  await db
    .delete(productCodes)
    .where(
      and(
        eq(productCodes.projectId, projectId),
        eq(productCodes.environment, 'live'),
        notInArray(productCodes.provider, named),
      ),
    )
}

export async function insertAll(db: Db, codes: NewProductCode[]): Promise<void> {
  if (codes.length > 0) await db.insert(productCodes).values(codes)
}
