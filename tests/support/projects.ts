import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { projectProviders, projects } from '#server/db/schema.ts'
import type { ProviderCode } from '#server/operators.ts'
import type { Caller } from './app.ts'

export const unknownId = '00000000-0000-4000-8000-000000000000'

export const draft = {
  name: 'Harbour Radio',
  description: 'Live radio, paid by phone bill.',
  projectType: 1,
  productType: 1,
}

let made = 0

/** A project of the caller's, made the way the screens make it. */
export async function newProject(caller: Caller, name = `Harbour ${++made} Radio`): Promise<string> {
  const answer = await caller.post('/portal/projects', { ...draft, name })
  if (answer.statusCode !== 200) throw new Error(`no project was made: ${answer.body}`)
  return answer.json().data.project_id
}

/** Puts a project where no operation of a partner can put it. */
export async function setStatus(
  db: Db,
  id: string,
  status: 'draft' | 'live' | 'suspended' | 'rejected',
  moments: Partial<Pick<typeof projects.$inferInsert, 'submittedAt' | 'liveAt' | 'rejectedAt' | 'suspendedAt'>> = {},
): Promise<void> {
  await db
    .update(projects)
    .set({ status, stage: null, ...moments })
    .where(eq(projects.id, id))
}

/** As a go-live request names the operators it wants. */
export async function setProviders(db: Db, projectId: string, ...providers: ProviderCode[]): Promise<void> {
  await db.insert(projectProviders).values(providers.map((provider) => ({ projectId, provider })))
}

/** Puts a project before the staff of a stage. */
export async function setPending(
  db: Db,
  id: string,
  stage: 'preparation' | 'technical' | 'business',
  submittedAt: Date,
  techCheckedAt: Date | null = null,
): Promise<void> {
  await db.update(projects).set({ status: 'pending', stage, submittedAt, techCheckedAt }).where(eq(projects.id, id))
}

/** Rejects whatever waits for a decision, so that its companies are open again. */
export async function rejectPending(db: Db): Promise<void> {
  await db.update(projects).set({ status: 'rejected', stage: null }).where(eq(projects.status, 'pending'))
}

export function problemsOf(answer: {
  json(): { data: { problems: { field: string; rule: string; message: string }[] } }
}) {
  return answer.json().data.problems
}
