import type { Db } from '#server/db/database.ts'
import { calls } from '#server/db/gateway-schema.ts'

export type Call = typeof calls.$inferSelect
export type NewCall = typeof calls.$inferInsert

export async function insert(tx: Db, call: NewCall): Promise<void> {
  await tx.insert(calls).values(call)
}
