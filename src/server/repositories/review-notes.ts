import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isAmong } from '#server/db/columns.ts'
import { type Db, onlyRow } from '#server/db/database.ts'
import { accounts } from '#server/db/identity-schema.ts'
import { reviewNoteAnswers, reviewNotes } from '#server/db/notes-schema.ts'
import type { Page } from '#server/repositories/projects.ts'

export type ReviewNote = typeof reviewNotes.$inferSelect
export type NewReviewNote = Pick<
  ReviewNote,
  'projectId' | 'desk' | 'pointer' | 'text' | 'blocking' | 'submission' | 'createdBy' | 'createdAt'
>
export type ReviewNoteAnswer = typeof reviewNoteAnswers.$inferSelect
export type NoteWithAuthor = ReviewNote & { email: string }
export type AnswerWithAuthor = ReviewNoteAnswer & { email: string }
export type NoteChange = Partial<Pick<ReviewNote, 'related' | 'doneAt' | 'resolvedAt'>>

export interface NoteFilter {
  /** Only notes that were sent to the partner. */
  sentOnly: boolean
  resolved?: boolean | undefined
}

/** In the order in which they were written. */
export function listOfProject(db: Db, projectId: string, filter: NoteFilter, page: Page): Promise<NoteWithAuthor[]> {
  return db
    .select({ ...getTableColumns(reviewNotes), email: accounts.email })
    .from(reviewNotes)
    .innerJoin(accounts, eq(accounts.id, reviewNotes.createdBy))
    .where(isMeant(projectId, filter))
    .orderBy(asc(reviewNotes.createdAt), asc(reviewNotes.id))
    .limit(page.limit)
    .offset(page.offset)
}

export function countOfProject(db: Db, projectId: string, filter: NoteFilter): Promise<number> {
  return db.$count(reviewNotes, isMeant(projectId, filter))
}

/** How many notes of the list come before this one; undefined when the list does not have it. */
export async function placeOf(
  db: Db,
  projectId: string,
  filter: NoteFilter,
  noteId: string,
): Promise<number | undefined> {
  const place = sql<number>`(row_number() over (order by ${reviewNotes.createdAt}, ${reviewNotes.id}) - 1)::int`
  const list = db
    .select({ id: reviewNotes.id, place: place.as('place') })
    .from(reviewNotes)
    .where(isMeant(projectId, filter))
    .as('list')
  const [found] = await db.select({ place: list.place }).from(list).where(eq(list.id, noteId))
  return found?.place
}

function isMeant(projectId: string, { sentOnly, resolved }: NoteFilter): SQL | undefined {
  const { sentAt, resolvedAt } = reviewNotes
  return and(
    eq(reviewNotes.projectId, projectId),
    sentOnly ? isNotNull(sentAt) : undefined,
    resolved === undefined ? undefined : resolved ? isNotNull(resolvedAt) : isNull(resolvedAt),
  )
}

/** Undefined when the project has no such note. */
export async function find(db: Db, projectId: string, id: string): Promise<NoteWithAuthor | undefined> {
  const [note] = await db
    .select({ ...getTableColumns(reviewNotes), email: accounts.email })
    .from(reviewNotes)
    .innerJoin(accounts, eq(accounts.id, reviewNotes.createdBy))
    .where(and(eq(reviewNotes.projectId, projectId), eq(reviewNotes.id, id)))
  return note
}

export async function add(db: Db, note: NewReviewNote): Promise<ReviewNote> {
  return onlyRow(await db.insert(reviewNotes).values(note).returning())
}

/** Changes the note under the project's lock, and increases its revision. */
export async function change(tx: Db, id: string, values: NoteChange): Promise<void> {
  await tx
    .update(reviewNotes)
    .set({ ...values, revision: sql`${reviewNotes.revision} + 1` })
    .where(eq(reviewNotes.id, id))
}

/**
 * Sends every open note of a project to its partner; notes that were sent before have to be done again. Further fields are
 * open in one round only, also those of a note that is reopened later.
 */
export async function sendOpen(tx: Db, projectId: string, sentAt: Date): Promise<void> {
  await tx
    .update(reviewNotes)
    .set({
      sentAt: sql`coalesce(${reviewNotes.sentAt}, ${sentAt.toISOString()}::timestamptz)`,
      doneAt: null,
      revision: sql`${reviewNotes.revision} + 1`,
    })
    .where(and(eq(reviewNotes.projectId, projectId), isNull(reviewNotes.resolvedAt)))
  await tx.update(reviewNotes).set({ related: [] }).where(eq(reviewNotes.projectId, projectId))
}

/** The notes that are not resolved, of which the partner's fields follow. */
export function listOpen(db: Db, projectId: string): Promise<ReviewNote[]> {
  return db
    .select()
    .from(reviewNotes)
    .where(and(eq(reviewNotes.projectId, projectId), isNull(reviewNotes.resolvedAt)))
    .orderBy(asc(reviewNotes.createdAt), asc(reviewNotes.id))
}

export interface NoteCounts {
  open: number
  /** Blocking notes that were sent and not marked as done. */
  toDo: number
}

export async function countOpen(db: Db, projectId: string): Promise<NoteCounts> {
  const { blocking, sentAt, doneAt, resolvedAt } = reviewNotes
  const [counts] = await db
    .select({
      open: sql<number>`count(*)::int`,
      toDo: sql<number>`(count(*) filter (where ${blocking} and ${sentAt} is not null and ${doneAt} is null))::int`,
    })
    .from(reviewNotes)
    .where(and(eq(reviewNotes.projectId, projectId), isNull(resolvedAt)))
  return counts ?? { open: 0, toDo: 0 }
}

export async function addAnswer(
  tx: Db,
  answer: Pick<ReviewNoteAnswer, 'noteId' | 'text' | 'createdBy' | 'createdAt'>,
): Promise<void> {
  await tx.insert(reviewNoteAnswers).values(answer)
}

/** The newest answers of these notes, oldest first, at most `limit` of each note. */
export async function listAnswers(db: Db, noteIds: string[], limit: number): Promise<AnswerWithAuthor[]> {
  if (noteIds.length === 0) return []
  const { noteId, createdAt, id } = reviewNoteAnswers
  const place = sql<number>`row_number() over (partition by ${noteId} order by ${desc(createdAt)}, ${desc(id)})`
  const ranked = db
    .select({
      ...getTableColumns(reviewNoteAnswers),
      email: sql<string>`${accounts.email}`.as('email'),
      place: place.as('place'),
    })
    .from(reviewNoteAnswers)
    .innerJoin(accounts, eq(accounts.id, reviewNoteAnswers.createdBy))
    .where(isAmong(noteId, noteIds))
    .as('ranked')
  return await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${limit}`)
    .orderBy(asc(ranked.createdAt), asc(ranked.id))
}

/** The number of answers of each note that has some. */
export async function countAnswers(db: Db, noteIds: string[]): Promise<Map<string, number>> {
  if (noteIds.length === 0) return new Map()
  const { noteId } = reviewNoteAnswers
  const rows = await db
    .select({ noteId, total: sql<number>`count(*)::int` })
    .from(reviewNoteAnswers)
    .where(isAmong(noteId, noteIds))
    .groupBy(noteId)
  return new Map(rows.map(({ noteId, total }) => [noteId, total]))
}
