import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fromAdminStage, fromAdminStatus, type ReviewDesk, toAdminStage } from '#domain/project-states.ts'
import type { Move } from '#domain/review-clock.ts'
import type { Role } from '#domain/roles.ts'
import { placeOf } from '#domain/workflow.ts'
import { isAmong } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { auditEvents, isMove } from '#server/db/review-schema.ts'
import { projectProviders } from '#server/db/schema.ts'
import type { ProviderCode } from '#server/operators.ts'

// The dated moves of projects, read from the audit trail.

/** In order, by project. */
export async function listOfProjects(db: Db, projectIds: string[]): Promise<Map<string, Move[]>> {
  const { projectId, number, toStatus, toStage, createdAt } = auditEvents
  const rows = await db
    .select({ projectId, toStatus, toStage, createdAt })
    .from(auditEvents)
    .where(and(isAmong(projectId, projectIds), isMove(auditEvents)))
    .orderBy(asc(projectId), asc(number))
  const moves = new Map<string, Move[]>()
  for (const row of rows) {
    const stage = row.toStage && fromAdminStage(row.toStage)
    const move = { at: row.createdAt, to: placeOf({ state: fromAdminStatus(row.toStatus), stage }) }
    moves.set(row.projectId, [...(moves.get(row.projectId) ?? []), move])
  }
  return moves
}

/** When a person of this role moved the project last. */
export async function findLastBy(db: Db, projectId: string, role: Role): Promise<Date | undefined> {
  const [last] = await db
    .select({ at: auditEvents.createdAt })
    .from(auditEvents)
    .where(and(eq(auditEvents.projectId, projectId), eq(auditEvents.actorRole, role), isMove(auditEvents)))
    .orderBy(desc(auditEvents.number))
    .limit(1)
  return last?.at
}

/** The time of a project at a desk that it has left. */
export interface Stay {
  entered: Date
  left: Date
  providers: ProviderCode[]
}

/** How many stays a median is of, and of how many days. */
const recent = { stays: 200, days: 90 }

/** The stays at this desk that ended last. */
export async function listRecentStays(db: Db, desk: ReviewDesk, now: Date): Promise<Stay[]> {
  const since = new Date(now.getTime() - recent.days * 24 * 60 * 60 * 1000)
  const entrances = alias(auditEvents, 'entrances')
  const entered = db
    .select({ at: entrances.createdAt })
    .from(entrances)
    .where(
      and(
        eq(entrances.projectId, auditEvents.projectId),
        lt(entrances.number, auditEvents.number),
        eq(entrances.toStage, toAdminStage(desk)),
        isMove(entrances),
      ),
    )
    .orderBy(desc(entrances.number))
    .limit(1)
    .as('entered')
  const providers = sql<ProviderCode[]>`array(
    select ${projectProviders.provider} from ${projectProviders} where ${projectProviders.projectId} = ${auditEvents.projectId})`
  return await db
    .select({ entered: entered.at, left: auditEvents.createdAt, providers })
    .from(auditEvents)
    .innerJoinLateral(entered, sql`true`)
    .where(and(eq(auditEvents.fromStage, toAdminStage(desk)), gt(auditEvents.createdAt, since), isMove(auditEvents)))
    .orderBy(desc(auditEvents.createdAt))
    .limit(recent.stays)
}
