import { lt } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { contactRequests } from '#server/db/public-schema.ts'

export type NewContactRequest = typeof contactRequests.$inferInsert

export async function insert(db: Db, request: NewContactRequest): Promise<void> {
  await db.insert(contactRequests).values(request)
}

export async function removeBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(contactRequests).where(lt(contactRequests.createdAt, moment))
}
