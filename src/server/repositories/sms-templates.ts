import { and, asc, eq } from 'drizzle-orm'
import { type Db, onlyRow } from '#server/db/database.ts'
import { smsTemplates } from '#server/db/review-schema.ts'

export type SmsTemplate = typeof smsTemplates.$inferSelect

/** In the order they were added. */
export function listOfProject(db: Db, projectId: string): Promise<SmsTemplate[]> {
  return db
    .select()
    .from(smsTemplates)
    .where(eq(smsTemplates.projectId, projectId))
    .orderBy(asc(smsTemplates.createdAt), asc(smsTemplates.id))
}

export async function insert(db: Db, projectId: string, text: string, now: Date): Promise<SmsTemplate> {
  const template = { projectId, text, createdAt: now, updatedAt: now }
  return onlyRow(await db.insert(smsTemplates).values(template).returning())
}

/** The changed template; undefined when the project has no such template. */
export async function update(
  db: Db,
  projectId: string,
  id: string,
  text: string,
  now: Date,
): Promise<SmsTemplate | undefined> {
  const [updated] = await db
    .update(smsTemplates)
    .set({ text, updatedAt: now })
    .where(ofProject(projectId, id))
    .returning()
  return updated
}

/** The deleted template; undefined when the project has no such template. */
export async function remove(db: Db, projectId: string, id: string): Promise<SmsTemplate | undefined> {
  const [removed] = await db.delete(smsTemplates).where(ofProject(projectId, id)).returning()
  return removed
}

function ofProject(projectId: string, id: string) {
  return and(eq(smsTemplates.id, id), eq(smsTemplates.projectId, projectId))
}
