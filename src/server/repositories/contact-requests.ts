import { lt } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { contactRequests } from '#server/db/public-schema.ts'
import { removeBatch } from '#server/db/remove-batch.ts'

export type NewContactRequest = typeof contactRequests.$inferInsert

export async function insert(db: Db, request: NewContactRequest): Promise<void> {
  await db.insert(contactRequests).values(request)
}

export function removeBefore(db: Db, moment: Date, limit: number): Promise<number> {
  return removeBatch(db, contactRequests, lt(contactRequests.createdAt, moment), limit)
}
