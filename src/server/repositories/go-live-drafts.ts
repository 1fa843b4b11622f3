import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, onlyRow } from '#server/db/database.ts'
import { goLiveDrafts } from '#server/db/review-schema.ts'
import { projects } from '#server/db/schema.ts'

export type GoLiveDraft = typeof goLiveDrafts.$inferSelect

export async function find(db: Db, projectId: string): Promise<GoLiveDraft | undefined> {
  const [draft] = await db.select().from(goLiveDrafts).where(eq(goLiveDrafts.projectId, projectId))
  return draft
}

/** Like `find`, and locks the draft until the transaction ends: a save of the profile changes it without the project's lock. */
export async function lock(tx: Db, projectId: string): Promise<GoLiveDraft | undefined> {
  const [draft] = await tx.select().from(goLiveDrafts).where(eq(goLiveDrafts.projectId, projectId)).for('no key update')
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

/** New values of the profile in a step; null removes one. */
interface NewValues {
  step: 'company' | 'representative' | 'payment'
  values: Record<string, string | null>
}

/**
 * Overwrites values in the drafts of a partner, and increases the revision of each draft that had others. Without that step,
 * a draft shows the profile, so its revision increases too.
 */
export async function overwrite(
  tx: Db,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  { step, values }: NewValues,
  now: Date,
): Promise<void> {
  const { projectId, revision, [step]: stored } = goLiveDrafts
  const overwritten = sql`jsonb_strip_nulls(${stored} || ${JSON.stringify(values)}::jsonb)`
  // The representative is stored per account.
  const ofAccount = step === 'representative' ? eq(projects.createdBy, accountId) : undefined
  const ofPartner = and(eq(projects.organisationId, organisationId), ofAccount)
  await tx
    .update(goLiveDrafts)
    .set({
      [step]: overwritten,
      revision: sql`greatest(${revision} + 1, ${now.getTime()}::bigint)`,
      updatedAt: now,
    })
    .where(
      and(
        inArray(projectId, tx.select({ id: projects.id }).from(projects).where(ofPartner)),
        sql`(${overwritten} = ${stored}) is not true`,
      ),
    )
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
