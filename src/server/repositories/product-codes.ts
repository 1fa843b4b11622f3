import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { productCodes } from '#server/db/schema.ts'

export type ProductCode = typeof productCodes.$inferSelect
export type NewProductCode = typeof productCodes.$inferInsert

/** By operator, the lowest price first. */
export function listOfProject(db: Db, projectId: string): Promise<ProductCode[]> {
  return db
    .select()
    .from(productCodes)
    .where(eq(productCodes.projectId, projectId))
    .orderBy(asc(productCodes.provider), asc(productCodes.price), asc(productCodes.code))
}

export async function insertAll(db: Db, codes: NewProductCode[]): Promise<void> {
  if (codes.length > 0) await db.insert(productCodes).values(codes)
}
