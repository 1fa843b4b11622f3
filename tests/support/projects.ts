import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { limits } from '#domain/limits.ts'
import type { ReviewStage } from '#domain/project-states.ts'
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

let projectCount = 0

/** Creates a project with the call of the screens. */
export async function newProject(caller: Caller, name = `Harbour ${++projectCount} Radio`): Promise<string> {
  const answer = await caller.post('/portal/projects', { ...draft, name })
  if (answer.statusCode !== 200) throw new Error(`The project was not created: ${answer.body}`)
  return answer.json().data.project_id
}

/** Copies the only project of a company until it may have no other. */
export async function fillProjects(db: Db, id: string): Promise<void> {
  const [only] = await db.select().from(projects).where(eq(projects.id, id))
  if (!only) throw new Error(`Project ${id} does not exist`)
  const copies = Array.from({ length: limits.projectsPerOrganisation - 1 }, (_, index) => ({
    ...only,
    id: randomUUID(),
    name: `Harbour copy ${index}`,
  }))
  await db.insert(projects).values(copies)
}

/** Sets a state that a partner cannot reach with their own operations. */
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

/** Stores the operators of a go-live request. */
export async function setProviders(db: Db, projectId: string, ...providers: ProviderCode[]): Promise<void> {
  await db.insert(projectProviders).values(providers.map((provider) => ({ projectId, provider })))
}

/** Moves a project to a stage of the review. */
export async function setPending(
  db: Db,
  id: string,
  stage: ReviewStage,
  submittedAt: Date,
  techCheckedAt: Date | null = null,
): Promise<void> {
  await db.update(projects).set({ status: 'pending', stage, submittedAt, techCheckedAt }).where(eq(projects.id, id))
}

/** Rejects all pending projects, so that the profiles of their companies can be edited as a whole. */
export async function rejectPending(db: Db): Promise<void> {
  const rejected = { status: 'rejected', stage: null, requestedChanges: null, requestedFields: null } as const
  await db
    .update(projects)
    .set(rejected)
    .where(inArray(projects.status, ['pending', 'rejected']))
}

export function problemsOf(answer: {
  json(): { data: { problems: { field: string; rule: string; message: string }[] } }
}) {
  return answer.json().data.problems
}
