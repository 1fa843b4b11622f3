import { and, asc, count, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { daysFrom } from '#domain/dates.ts'
import { fromAdminStage, fromAdminStatus, type ReviewDesk, toAdminStage } from '#domain/project-states.ts'
import type { Move } from '#domain/review-clock.ts'
import type { Role } from '#domain/roles.ts'
import { placeOf } from '#domain/workflow.ts'
import { isAmong } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { auditEvents, isMove } from '#server/db/review-schema.ts'
import { projectProviders } from '#server/db/schema.ts'
import { countedCalendars } from '#server/operators.ts'

// The dated moves of projects, read from the audit trail.

/** In order, by project. */
export async function listOfProjects(db: Db, projectIds: string[]): Promise<Map<string, Move[]>> {
  const { projectId, number, toStatus, toStage, createdAt } = auditEvents
  const rows = await db
    .select({ projectId, toStatus, toStage, createdAt })
    .from(auditEvents)
    .where(and(isAmong(projectId, projectIds), isMove(auditEvents)))
    .orderBy(asc(projectId), asc(number))
  const moveOf = ({ toStatus, toStage, createdAt }: (typeof rows)[number]): Move => {
    const stage = toStage && fromAdminStage(toStage)
    return { at: createdAt, to: placeOf({ state: fromAdminStatus(toStatus), stage }) }
  }
  const byProject = Map.groupBy(rows, (row) => row.projectId)
  return new Map([...byProject].map(([id, ofProject]) => [id, ofProject.map(moveOf)]))
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

/** How many days back a median looks. */
const recentDays = 90

/**
 * The median of the business days that projects were at this desk, of all that left it in the last 90 days. The first calendar
 * with an operator of the project counts.
 */
export async function medianStay(
  db: Db,
  desk: ReviewDesk,
  now: Date,
): Promise<{ medianDays: number | null; finished: number }> {
  const since = daysFrom(now, -recentDays)
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
  const rows = countedCalendars.map(({ providers, timeZone, holidays }, position) => ({
    position,
    providers,
    timeZone,
    holidays: holidays.map(({ date }) => date),
  }))
  const calendar = sql`lateral (
    select c."timeZone" as zone, c.holidays from json_to_recordset(${JSON.stringify(rows)}::json)
        as c(position int, providers text[], "timeZone" text, holidays date[])
      where cardinality(c.providers) = 0 or exists (
        select from ${projectProviders}
        where ${projectProviders.projectId} = ${auditEvents.projectId} and ${projectProviders.provider} = any(c.providers))
      order by c.position limit 1)`
  const days = sql<number>`(
    select count(*) from generate_series(
        (${entered.at} at time zone calendar.zone)::date + 1, (${auditEvents.createdAt} at time zone calendar.zone)::date,
        interval '1 day') day
      where extract(isodow from day) < 6 and not day::date = any(calendar.holidays))`
  const [median] = await db
    .select({
      medianDays: sql<number | null>`percentile_cont(0.5) within group (order by ${days})`,
      finished: count(),
    })
    .from(auditEvents)
    .innerJoinLateral(entered, sql`true`)
    .innerJoin(sql`${calendar} as calendar`, sql`true`)
    .where(and(eq(auditEvents.fromStage, toAdminStage(desk)), gt(auditEvents.createdAt, since), isMove(auditEvents)))
  return median ?? { medianDays: null, finished: 0 }
}
