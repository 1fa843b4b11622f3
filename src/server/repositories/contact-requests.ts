import type { Db } from '#server/db/database.ts'
import { contactRequests } from '#server/db/public-schema.ts'

export type NewContactRequest = typeof contactRequests.$inferInsert

export async function insert(db: Db, request: NewContactRequest): Promise<void> {
  await db.insert(contactRequests).values(request)
}
