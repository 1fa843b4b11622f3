import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'
import type { RequestedChanges } from '#domain/application-parts.ts'
import { limits } from '#domain/limits.ts'
import { type ProjectState, type ReviewStage, reviewStages } from '#domain/project-states.ts'
import { isAmong } from '#server/db/columns.ts'
import { type Db, onlyRow } from '#server/db/database.ts'
import { accounts, organisations } from '#server/db/identity-schema.ts'
import { reviewViews } from '#server/db/review-schema.ts'
import { projectProviders, projects, statusMoment } from '#server/db/schema.ts'
import type { ProviderCode } from '#server/operators.ts'
import { contains } from './text-search.ts'

export type Project = typeof projects.$inferSelect

export function requestedChangesOf({ status, stage, requestedChanges, requestedFields }: Project): RequestedChanges {
  return { state: status, stage, requestedChanges, requestedFields }
}

/** Newest first, by an index of the organisation, independent of other partners. */
export function listOfOrganisation(db: Db, organisationId: string, limit: number): Promise<Project[]> {
  return db
    .select()
    .from(projects)
    .where(eq(projects.organisationId, organisationId))
    .orderBy(desc(projects.createdAt), projects.id)
    .limit(limit)
}

/** Undefined for a project of another organisation. */
export async function find(db: Db, organisationId: string, id: string): Promise<Project | undefined> {
  const [project] = await db.select().from(projects).where(ownedBy(organisationId, id))
  return project
}

/** Like `find`, and locks the project with its parts until the transaction ends. */
export async function lock(tx: Db, organisationId: string, id: string): Promise<Project | undefined> {
  const [project] = await tx.select().from(projects).where(ownedBy(organisationId, id)).for('no key update')
  return project
}

/** For staff: any partner's project. Locks the company first, in the same order as the partner's steps. */
export async function lockForReview(tx: Db, id: string): Promise<Project | undefined> {
  const [found] = await tx.select({ organisationId: projects.organisationId }).from(projects).where(eq(projects.id, id))
  if (!found) return undefined
  await lockOrganisation(tx, found.organisationId)
  return await lock(tx, found.organisationId, id)
}

/** With its partner, for staff. */
export async function findReviewed(db: Db, id: string): Promise<ReviewedProject | undefined> {
  const [found] = await withPartners(db).where(eq(projects.id, id))
  return found
}

/** Whether another project of the same partner is under review. */
export async function areOthersPending(db: Db, { id, organisationId }: Project): Promise<boolean> {
  const ofPartner = and(eq(projects.organisationId, organisationId), eq(projects.status, 'pending'))
  return (await db.$count(projects, and(ofPartner, ne(projects.id, id)))) > 0
}

export type ProjectChange = Partial<Omit<Project, 'id' | 'organisationId' | 'createdBy' | 'createdAt'>>

export async function change(db: Db, id: string, values: ProjectChange & { updatedAt: Date }): Promise<Project> {
  const [changed] = await db.update(projects).set(values).where(eq(projects.id, id)).returning()
  if (!changed) throw new Error(`there is no project ${id}`)
  return changed
}

function ownedBy(organisationId: string, id: string) {
  return and(eq(projects.id, id), eq(projects.organisationId, organisationId))
}

export async function insert(db: Db, project: typeof projects.$inferInsert): Promise<Project> {
  return onlyRow(await db.insert(projects).values(project).returning())
}

/** Updates `updatedAt` after a change of a part. */
export async function touch(db: Db, id: string, now: Date): Promise<void> {
  await db.update(projects).set({ updatedAt: now }).where(eq(projects.id, id))
}

/** Locks the company's row. Creating a project and every review step take it first. */
export async function lockOrganisation(tx: Db, organisationId: string): Promise<void> {
  await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for('no key update')
}

/** Ignores case: 'Lumen Music' and 'lumen music' look alike. */
export async function hasName(db: Db, organisationId: string, name: string): Promise<boolean> {
  const sameName = eq(sql`lower(${projects.name})`, name.toLowerCase())
  const found = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.organisationId, organisationId), sameName))
    .limit(1)
  return found.length > 0
}

export function countOfOrganisation(db: Db, organisationId: string): Promise<number> {
  return db.$count(projects, eq(projects.organisationId, organisationId))
}

/** A project with its partner, for staff lists. */
export type ReviewedProject = Awaited<ReturnType<typeof listPending>>[number]

/** Only these have a clock. */
export function pendingOf(found: readonly ReviewedProject[]): Project[] {
  return found.flatMap(({ project }) => (project.status === 'pending' ? [project] : []))
}

/** Tech-checked first, then the longest waiting. */
const pendingOrder = [sql`${projects.techCheckedAt} is null`, projects.submittedAt, projects.id]

export function listPending(db: Db, stages: ReviewStage[], limit: number) {
  return withPartners(db)
    .where(isPendingAt(stages))
    .orderBy(...pendingOrder)
    .limit(limit)
}

/** In the same order, without their partners. */
export function listPendingAlone(db: Db, stages: ReviewStage[], limit: number): Promise<Project[]> {
  return db
    .select()
    .from(projects)
    .where(isPendingAt(stages))
    .orderBy(...pendingOrder)
    .limit(limit)
}

export function countPending(db: Db, stages: ReviewStage[]): Promise<number> {
  return countUpToLimit(db, projects, isPendingAt(stages))
}

function isPendingAt(stages: ReviewStage[]) {
  // A literal instead of a parameter, so that the partial index of pending projects is used.
  const isPending = sql`${projects.status} = 'pending'`
  const [first, ...others] = stages
  if (first && others.length === 0) return and(isPending, eq(projects.stage, first))
  return and(isPending, stages.length < Object.keys(reviewStages).length ? inArray(projects.stage, stages) : undefined)
}

interface StatusFilter {
  status: ProjectState
  /** Only projects that requested this operator. */
  provider: ProviderCode | undefined
}

export interface Page {
  limit: number
  offset: number
}

/** A page, latest status change first, with the total. Rows before the page are not read completely. */
export async function pageByStatus(
  db: Db,
  filter: StatusFilter,
  { limit, offset }: Page,
): Promise<{ found: ReviewedProject[]; total: number }> {
  const isMeant = and(eq(projects.status, filter.status), await isOfOperator(db, filter.provider))
  const order = [sql`(${statusMoment(projects)}) desc`, projects.id]
  const ids = db
    .select({ id: projects.id })
    .from(projects)
    .where(isMeant)
    .orderBy(...order)
  const page = withPartners(db)
    .where(inArray(projects.id, ids.limit(limit).offset(offset)))
    .orderBy(...order)
  const [found, total] = await Promise.all([page, countUpToLimit(db, projects, isMeant)])
  return { found, total }
}

/** Up to this many projects of an operator are sorted directly. */
const few = 500

/** Scanning a status is slow when few projects name the operator, so their number is determined first. */
async function isOfOperator(db: Db, provider: ProviderCode | undefined): Promise<SQL | undefined> {
  if (!provider) return undefined
  const { projectId } = projectProviders
  const isNamed = eq(projectProviders.provider, provider)
  const some = await db
    .select({ projectId })
    .from(projectProviders)
    .where(isNamed)
    .limit(few + 1)
  if (some.length > few) {
    return sql`exists (select from ${projectProviders} where ${projectId} = ${projects.id} and ${isNamed})`
  }
  return isAmong(
    projects.id,
    some.map((each) => each.projectId),
  )
}

/** One partner's projects in every state, newest first. */
export function listOfPartner(db: Db, organisationId: string, limit: number): Promise<ReviewedProject[]> {
  return withPartners(db)
    .where(eq(projects.organisationId, organisationId))
    .orderBy(desc(projects.createdAt), projects.id)
    .limit(limit)
}

const viewers = alias(accounts, 'viewers')

function withPartners(db: Db) {
  return db
    .select({
      project: projects,
      organisation: organisations,
      // The creator's email address until the organisation has a name.
      partnerEmail: accounts.email,
      // Who opened the review last.
      viewedAt: reviewViews.viewedAt,
      viewerEmail: viewers.email,
    })
    .from(projects)
    .innerJoin(organisations, eq(organisations.id, projects.organisationId))
    .innerJoin(accounts, eq(accounts.id, projects.createdBy))
    .leftJoin(reviewViews, eq(reviewViews.projectId, projects.id))
    .leftJoin(viewers, eq(viewers.id, reviewViews.accountId))
    .$dynamic()
}

/** Projects whose name or partner name contains every word, by name. */
export function search(db: Db, terms: string[], { drafts }: { drafts: boolean }): Promise<ReviewedProject[]> {
  const named = terms.map((word) => or(contains(projects.name, word), ...ofPartnerNamed(db, word)))
  const order = [sql`lower(${projects.name})`, projects.id]
  const ids = db
    .select({ id: projects.id })
    .from(projects)
    .where(and(...named, drafts ? undefined : isNotNull(projects.submittedAt)))
    .orderBy(...order)
    .limit(limits.projectsFound)
  return withPartners(db)
    .where(inArray(projects.id, ids))
    .orderBy(...order)
}

/** Searches partner names once instead of per project. */
function ofPartnerNamed(db: Db, word: string): SQL[] {
  const named = db.select({ id: organisations.id }).from(organisations).where(contains(organisations.name, word))
  const nameless = db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(organisations, eq(organisations.id, accounts.organisationId))
    .where(and(isNull(organisations.name), contains(accounts.email, word)))
  return [inArray(projects.organisationId, named), inArray(projects.createdBy, nameless)]
}

/** At most one more than `limits.rowsCounted`. */
export function countUpToLimit(db: Db, table: PgTable, condition: SQL | undefined): Promise<number> {
  const counted = db
    .select({ one: sql`1` })
    .from(table)
    .where(condition)
    .limit(limits.rowsCounted + 1)
  return db.$count(counted.as('counted'))
}
