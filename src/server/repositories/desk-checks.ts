import { and, eq, inArray } from 'drizzle-orm'
import type { ReviewDesk } from '#domain/project-states.ts'
import type { Db } from '#server/db/database.ts'
import { deskChecks } from '#server/db/notes-schema.ts'

export type DeskCheck = typeof deskChecks.$inferSelect

export function listOfProject(db: Db, projectId: string): Promise<DeskCheck[]> {
  return db.select().from(deskChecks).where(eq(deskChecks.projectId, projectId))
}

/** Replaces an earlier check of this desk. */
export async function save(tx: Db, check: DeskCheck): Promise<void> {
  const { parts, checkedAt } = check
  await tx
    .insert(deskChecks)
    .values(check)
    .onConflictDoUpdate({ target: [deskChecks.projectId, deskChecks.desk], set: { parts, checkedAt } })
}

export async function remove(tx: Db, projectId: string, desks: readonly ReviewDesk[]): Promise<void> {
  await tx.delete(deskChecks).where(and(eq(deskChecks.projectId, projectId), inArray(deskChecks.desk, [...desks])))
}
