import { and, desc, eq, gt, isNull, max, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { apiKeys, projects } from '#server/db/schema.ts'
import { statement } from '#server/db/statement.ts'

// The rows of a partner's own list of projects: what a row shows, by one statement.

export type ProjectRow = Awaited<ReturnType<typeof listOfOrganisation>>[number]

// As a subquery, the id tells the planner nothing about the partner's number of projects. Knowing it, PostgreSQL finds a plan
// for one partner a little cheaper than a plan for all, and plans anew for each request, which takes longer than the list.
const organisation = sql`(select ${sql.placeholder('organisationId')}::uuid)`

const rows = statement((db) => {
  const isAccepted = and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, sql.placeholder('now')))
  const sandbox = db
    .select({
      /** Whether a sandbox key is active. */
      hasKey: sql<boolean>`coalesce(bool_or(${isAccepted}), false)`.as('has_key'),
      lastUsedAt: max(apiKeys.lastUsedAt).as('last_used_at'),
    })
    .from(apiKeys)
    .where(and(eq(apiKeys.projectId, projects.id), eq(apiKeys.environment, 'sandbox'), eq(apiKeys.forTests, false)))
    .as('sandbox')
  return db
    .select({
      id: projects.id,
      name: projects.name,
      status: projects.status,
      createdAt: projects.createdAt,
      techCheckedAt: projects.techCheckedAt,
      submittedAt: projects.submittedAt,
      liveAt: projects.liveAt,
      rejectedAt: projects.rejectedAt,
      stage: projects.stage,
      changesRequestedAt: projects.changesRequestedAt,
      hasSandboxKey: sandbox.hasKey,
      lastSandboxUseAt: sandbox.lastUsedAt,
    })
    .from(projects)
    .innerJoinLateral(sandbox, sql`true`)
    .where(eq(projects.organisationId, organisation))
    .orderBy(desc(projects.createdAt), projects.id)
    .limit(sql.placeholder('limit'))
    .prepare('list-project-rows')
})

/** Newest first, by an index of the organisation, independent of other partners. */
export function listOfOrganisation(db: Db, organisationId: string, limit: number, now: Date) {
  return rows(db).execute({ organisationId, limit, now: now.toISOString() })
}
