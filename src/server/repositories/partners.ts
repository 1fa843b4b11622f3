import {
  and,
  asc,
  count,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { ProjectState } from '#domain/project-states.ts'
import type { Db } from '#server/db/database.ts'
import { accounts, organisations } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'
import { countUpToLimit, type Page } from './projects.ts'
import { contains } from './text-search.ts'

// A partner for staff: an organisation with its first confirmed account. An unconfirmed sign-up is not a partner.

export type Partner = Awaited<ReturnType<typeof list>>[number]
export type CountsByState = Partial<Record<ProjectState, number>>

/**
 * Partners whose name contains every word, by name; those without a name last, newest first. The subquery pages over ids, so
 * that representatives are looked up for this page only.
 */
export function list(db: Db, terms: string[], { limit, offset }: Page) {
  const { name, createdAt, id } = organisations
  const order = [asc(sql`lower(${name})`), sql`${createdAt} desc nulls last`, id]
  const ids = db
    .select({ id })
    .from(organisations)
    .where(matchesName(db, terms))
    .orderBy(...order)
  return withRepresentative(db)
    .where(inArray(id, ids.limit(limit).offset(offset)))
    .orderBy(...order)
}

export function countFound(db: Db, terms: string[]): Promise<number> {
  return countUpToLimit(db, organisations, matchesName(db, terms))
}

/** The name for staff: the email address until the organisation has a name. */
function matchesName(db: Db, terms: string[]): SQL | undefined {
  const { name } = organisations
  const named = terms.map((word) =>
    or(contains(name, word), and(isNull(name), hasConfirmed(db, contains(accounts.email, word)))),
  )
  return and(hasConfirmed(db), ...named)
}

function hasConfirmed(db: Db, condition?: SQL): SQL {
  const confirmed = db
    .select({ one: sql`1` })
    .from(accounts)
    .where(and(eq(accounts.organisationId, organisations.id), isNotNull(accounts.confirmedAt), condition))
  return exists(confirmed)
}

export async function find(db: Db, organisationId: string): Promise<Partner | undefined> {
  const [partner] = await withRepresentative(db).where(eq(organisations.id, organisationId))
  return partner
}

/** Number of projects per partner and state, in one statement. */
export async function countProjects(db: Db, organisationIds: string[]): Promise<Map<string, CountsByState>> {
  const counts = new Map<string, CountsByState>()
  if (organisationIds.length === 0) return counts
  const { organisationId, status } = projects
  const rows = await db
    .select({ organisationId, status, projects: count() })
    .from(projects)
    .where(inArray(organisationId, organisationIds))
    .groupBy(organisationId, status)
  for (const row of rows) {
    counts.set(row.organisationId, { ...counts.get(row.organisationId), [row.status]: row.projects })
  }
  return counts
}

function withRepresentative(db: Db) {
  const first = db
    .select()
    .from(accounts)
    .where(and(eq(accounts.organisationId, organisations.id), isNotNull(accounts.confirmedAt)))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(1)
    .as('representative')
  const { id, email, salutation, fullName, jobTitle, mobileNumber } = first
  return db
    .select({
      organisation: getTableColumns(organisations),
      representative: { id, email, salutation, fullName, jobTitle, mobileNumber },
    })
    .from(organisations)
    .innerJoinLateral(first, sql`true`)
    .$dynamic()
}
