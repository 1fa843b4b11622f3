import { eq } from 'drizzle-orm'
import { type Db, onlyRow } from '#server/db/database.ts'
import { goLiveDrafts } from '#server/db/review-schema.ts'

export type GoLiveDraft = typeof goLiveDrafts.$inferSelect

export async function find(db: Db, projectId: string): Promise<GoLiveDraft | undefined> {
  const [draft] = await db.select().from(goLiveDrafts).where(eq(goLiveDrafts.projectId, projectId))
  return draft
}

/** Omitted steps stay unchanged. */
export async function save(
  db: Db,
  projectId: string,
  steps: Partial<Omit<GoLiveDraft, 'projectId'>> & Pick<GoLiveDraft, 'step' | 'updatedAt'>,
): Promise<GoLiveDraft> {
  const saved = await db
    .insert(goLiveDrafts)
    .values({ projectId, ...steps })
    .onConflictDoUpdate({ target: goLiveDrafts.projectId, set: steps })
    .returning()
  return onlyRow(saved)
}

/** The stored draft, or the empty one of a new application, which already can have an attachment. */
export async function touch(
  db: Db,
  projectId: string,
  change: Pick<GoLiveDraft, 'revision' | 'updatedAt'>,
): Promise<GoLiveDraft> {
  const draft = await find(db, projectId)
  return await save(db, projectId, { step: draft?.step ?? 'document-list', ...change })
}

/** Together with its attachment. */
export async function remove(db: Db, projectId: string): Promise<void> {
  await db.delete(goLiveDrafts).where(eq(goLiveDrafts.projectId, projectId))
}
