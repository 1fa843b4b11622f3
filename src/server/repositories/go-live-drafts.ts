import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { goLiveDrafts } from '#server/db/review-schema.ts'

export type GoLiveDraft = typeof goLiveDrafts.$inferSelect

export async function find(db: Db, projectId: string): Promise<GoLiveDraft | undefined> {
  const [draft] = await db.select().from(goLiveDrafts).where(eq(goLiveDrafts.projectId, projectId))
  return draft
}

/** Steps that are left out stay as they were. */
export async function save(
  db: Db,
  projectId: string,
  steps: Partial<Omit<GoLiveDraft, 'projectId'>> & Pick<GoLiveDraft, 'step' | 'updatedAt'>,
): Promise<GoLiveDraft> {
  const [saved] = await db
    .insert(goLiveDrafts)
    .values({ projectId, ...steps })
    .onConflictDoUpdate({ target: goLiveDrafts.projectId, set: steps })
    .returning()
  if (!saved) throw new Error('a saved draft came back empty')
  return saved
}

/** What belongs to a draft can come before anything is typed. */
export async function begin(db: Db, projectId: string, updatedAt: Date): Promise<void> {
  await db
    .insert(goLiveDrafts)
    .values({ projectId, step: 'document-list', updatedAt })
    .onConflictDoUpdate({ target: goLiveDrafts.projectId, set: { updatedAt } })
}

/** With what is attached to it. */
export async function remove(db: Db, projectId: string): Promise<void> {
  await db.delete(goLiveDrafts).where(eq(goLiveDrafts.projectId, projectId))
}
