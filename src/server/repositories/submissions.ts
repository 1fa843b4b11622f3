import { hash } from 'node:crypto'
import { and, asc, desc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm'
import type { Application } from '#domain/application-pointers.ts'
import { canonicalJson } from '#domain/canonical-json.ts'
import type { Db } from '#server/db/database.ts'
import { accounts } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'
import { submissions } from '#server/db/submissions-schema.ts'
import type { Page } from '#server/repositories/projects.ts'

export type Submission = typeof submissions.$inferSelect
/** Lists do not read the content. */
export type SubmissionRow = Omit<Submission, 'content'> & { email: string }
export type SubmissionWithAuthor = SubmissionRow & { content: Application }

const { content: _, ...facts } = getTableColumns(submissions)
const row = { ...facts, email: accounts.email }

/** Adds the next submission of a project, under the project's lock. */
export async function add(
  tx: Db,
  submission: Pick<Submission, 'projectId' | 'submittedAt' | 'submittedBy' | 'content'>,
): Promise<Submission> {
  const number = (await countOfProject(tx, submission.projectId)) + 1
  const added = { ...submission, number, sha256: hashOf(submission.content) }
  await tx.insert(submissions).values(added)
  return added
}

export async function find(db: Db, projectId: string, number: number): Promise<SubmissionWithAuthor | undefined> {
  const [found] = await db
    .select({ ...row, content: submissions.content })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.submittedBy))
    .where(and(eq(submissions.projectId, projectId), eq(submissions.number, number)))
  return found
}

/** The last one until the moment, or of all. */
export async function latest(db: Db, projectId: string, until?: Date): Promise<Submission | undefined> {
  const [found] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.projectId, projectId), until && lte(submissions.submittedAt, until)))
    .orderBy(desc(submissions.number))
    .limit(1)
  return found
}

/** The submission that the last approval of a project of this company accepted. An approval compares it with the profile. */
export async function latestApproved(db: Db, organisationId: string): Promise<Application | undefined> {
  const [found] = await db
    .select({ content: submissions.content })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(and(eq(projects.organisationId, organisationId), lte(submissions.submittedAt, projects.liveAt)))
    .orderBy(desc(projects.liveAt), desc(submissions.number))
    .limit(1)
  return found?.content
}

/** Newest first. */
export function list(db: Db, projectId: string, { limit, offset }: Page): Promise<SubmissionRow[]> {
  return db
    .select(row)
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.submittedBy))
    .where(eq(submissions.projectId, projectId))
    .orderBy(desc(submissions.number))
    .limit(limit)
    .offset(offset)
}

export function countOfProject(db: Db, projectId: string): Promise<number> {
  return db.$count(submissions, eq(submissions.projectId, projectId))
}

/** Submissions of a project after this number, in order. */
export function listAfter(db: Db, projectId: string, number: number, limit: number): Promise<Submission[]> {
  return db
    .select()
    .from(submissions)
    .where(and(eq(submissions.projectId, projectId), gt(submissions.number, number)))
    .orderBy(asc(submissions.number))
    .limit(limit)
}

export function countAll(db: Db): Promise<number> {
  return db.$count(submissions)
}

/** The contents of these submissions by number. */
export async function readContents(db: Db, projectId: string, numbers: number[]): Promise<Map<number, Application>> {
  if (numbers.length === 0) return new Map()
  const { number, content } = submissions
  const rows = await db
    .select({ number, content })
    .from(submissions)
    .where(and(eq(submissions.projectId, projectId), sql`${number} = any(${sql.param(numbers)}::int[])`))
  return new Map(rows.map((each) => [each.number, each.content]))
}

/** SHA-256 of the content as canonical JSON. */
export function hashOf(content: Application): string {
  return hash('sha256', canonicalJson(content))
}
