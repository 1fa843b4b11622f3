import type { Fail } from '#domain/problems.ts'
import type { Db } from '#server/db/database.ts'
import { type ComparedSubmissions, presentSubmissionRow } from '#server/presenters/submission.ts'
import * as documents from '#server/repositories/documents.ts'
import type { Project } from '#server/repositories/projects.ts'
import * as submissions from '#server/repositories/submissions.ts'

export async function listSubmissionPage(db: Db, projectId: string, query: { limit: number; pageNo: number }) {
  const page = { limit: query.limit, offset: query.pageNo * query.limit }
  const [rows, total] = await Promise.all([
    submissions.list(db, projectId, page),
    submissions.countOfProject(db, projectId),
  ])
  return { items: rows.map(presentSubmissionRow), total }
}

export async function findSubmission(
  db: Db,
  projectId: string,
  number: number,
  fail: Fail<'not-found'>,
): Promise<submissions.SubmissionWithAuthor> {
  return (await submissions.find(db, projectId, number)) ?? fail('not-found')
}

interface ComparisonCall {
  query: { from: number }
  params: { number: number }
  fail: Fail<'not-found'>
}

/** The two submissions that a call compares, and whether their documents can still be read. */
export async function findComparedSubmissions(
  db: Db,
  project: Pick<Project, 'id' | 'organisationId'>,
  { query, params, fail }: ComparisonCall,
): Promise<ComparedSubmissions> {
  const before = await findSubmission(db, project.id, query.from, fail)
  const after = await findSubmission(db, project.id, params.number, fail)
  const isKept = async ({ content: { document } }: submissions.SubmissionWithAuthor) =>
    document !== null && (await documents.findSubmitted(db, project.organisationId, document)) !== undefined
  const [beforeKept, afterKept] = await Promise.all([isKept(before), isKept(after)])
  return { before, after, beforeKept, afterKept }
}
