import { and, asc, desc, eq, isNotNull, isNull, lt, lte, ne, type SQL } from 'drizzle-orm'
import { type Db, onlyRow } from '#server/db/database.ts'
import { productTestSteps, productTests } from '#server/db/review-schema.ts'

export type ProductTest = typeof productTests.$inferSelect
export type ProductTestStep = typeof productTestSteps.$inferSelect

const isFinished = isNotNull(productTests.finishedAt)

/** The latest run whose result counts, finished or not. */
export function latest(db: Db, projectId: string): Promise<ProductTest | undefined> {
  return latestWhere(db, projectId, eq(productTests.superseded, false))
}

/** The last finished run whose result counts. */
export function latestFinished(db: Db, projectId: string): Promise<ProductTest | undefined> {
  return latestWhere(db, projectId, eq(productTests.superseded, false), isFinished)
}

/** The finished run before this one, even if it is superseded. */
export function findPrevious(db: Db, { id, projectId, startedAt }: ProductTest): Promise<ProductTest | undefined> {
  return latestWhere(db, projectId, ne(productTests.id, id), lte(productTests.startedAt, startedAt), isFinished)
}

async function latestWhere(db: Db, projectId: string, ...conditions: SQL[]): Promise<ProductTest | undefined> {
  const [test] = await db
    .select()
    .from(productTests)
    .where(and(eq(productTests.projectId, projectId), ...conditions))
    .orderBy(desc(productTests.startedAt))
    .limit(1)
  return test
}

export async function find(db: Db, id: string): Promise<ProductTest | undefined> {
  const [test] = await db.select().from(productTests).where(eq(productTests.id, id))
  return test
}

/** Starts a run of every product code, or of one alone. */
export async function start(
  db: Db,
  projectId: string,
  startedBy: string,
  startedAt: Date,
  codeId: string | null = null,
): Promise<ProductTest> {
  return onlyRow(await db.insert(productTests).values({ projectId, startedBy, startedAt, codeId }).returning())
}

/** False when the run has ended already: of two simultaneous workers exactly one ends it. */
export async function finish(db: Db, id: string, passed: boolean, finishedAt: Date): Promise<boolean> {
  const finished = await db
    .update(productTests)
    .set({ passed, finishedAt })
    .where(and(eq(productTests.id, id), isNull(productTests.finishedAt)))
    .returning({ id: productTests.id })
  return finished.length > 0
}

/** Replaces the steps of an earlier attempt at this run. */
export async function replaceSteps(db: Db, testId: string, steps: Omit<ProductTestStep, 'testId'>[]): Promise<void> {
  await db.delete(productTestSteps).where(eq(productTestSteps.testId, testId))
  if (steps.length > 0) await db.insert(productTestSteps).values(steps.map((step) => ({ ...step, testId })))
}

export function listSteps(db: Db, testId: string): Promise<ProductTestStep[]> {
  return db
    .select()
    .from(productTestSteps)
    .where(eq(productTestSteps.testId, testId))
    .orderBy(asc(productTestSteps.position))
}

/** Ends the validity of every result of the project. Keeps finished runs to compare with, and deletes an unfinished one. */
export async function supersedeOfProject(db: Db, projectId: string): Promise<void> {
  await db.delete(productTests).where(and(eq(productTests.projectId, projectId), isNull(productTests.finishedAt)))
  await db
    .update(productTests)
    .set({ superseded: true })
    .where(and(eq(productTests.projectId, projectId), eq(productTests.superseded, false)))
}

/** Runs whose job was lost with its process. */
export async function listRunningSince(db: Db, moment: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: productTests.id })
    .from(productTests)
    .where(and(isNull(productTests.finishedAt), lt(productTests.startedAt, moment)))
    .orderBy(asc(productTests.startedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}
