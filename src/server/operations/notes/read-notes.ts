import { partOf } from '#domain/application-pointers.ts'
import { hiddenPartsFrom } from '#domain/capabilities.ts'
import type { Fail } from '#domain/problems.ts'
import type { Db } from '#server/db/database.ts'
import { announceChange } from '#server/notifications/announce-change.ts'
import type { Context } from '#server/operation.ts'
import { type PresentedNote, presentNote } from '#server/presenters/review-notes.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as submissions from '#server/repositories/submissions.ts'
import { recordRead } from '#server/review/record-read.ts'

/** The member who reads: staff who see bank details are recorded. */
type Reading = Pick<Context<'listReviewNotes'>, 'db' | 'member' | 'now'>

type Project = { id: string; organisationId: string }

const answersShown = 20

interface NotesQuery {
  resolved?: boolean | undefined
  limit: number
  pageNo: number
  /** Id of a note whose page is read instead of `pageNo`. */
  with?: string | undefined
}

/** One page of notes with their answers, and with the values that they are about. */
export async function readNotes(
  reading: Reading,
  project: Project,
  { resolved, limit, with: noteId, ...asked }: NotesQuery,
) {
  const { db, member } = reading
  const projectId = project.id
  const filter = { sentOnly: member.role === 'EXTERNAL_ADMIN', resolved }
  const place = noteId && (await reviewNotes.placeOf(db, projectId, filter, noteId))
  const pageNo = typeof place === 'number' ? Math.floor(place / limit) : asked.pageNo
  const notes = await reviewNotes.listOfProject(db, projectId, filter, { limit, offset: pageNo * limit })
  const total = await reviewNotes.countOfProject(db, projectId, filter)
  return { items: await presentAll(reading, project, notes), pageNo, total }
}

/** Answers with a note after a change, which open pages read again; with `desks`, those of the partner do not. */
export async function answerChangedNote(
  tx: Db,
  { member, now, fail }: Omit<Reading, 'db'> & { fail: Fail<'not-found'> },
  project: Project,
  id: string,
  to: 'all' | 'desks' = 'all',
) {
  await announceChange(tx, project, to)
  const note = (await reviewNotes.find(tx, project.id, id)) ?? fail('not-found')
  const [presented] = await presentAll({ db: tx, member, now }, project, [note])
  return presented ?? fail('not-found')
}

async function presentAll(reading: Reading, project: Project, notes: reviewNotes.NoteWithAuthor[]) {
  const { db, member } = reading
  const projectId = project.id
  const ids = notes.map(({ id }) => id)
  const answers = Map.groupBy(await reviewNotes.listAnswers(db, ids, answersShown), ({ noteId }) => noteId)
  const totals = await reviewNotes.countAnswers(db, ids)
  const numbers = [...new Set(notes.map(({ submission }) => submission))]
  const contents = await submissions.readContents(db, projectId, numbers)
  const current = (await submissions.latest(db, projectId))?.content
  const presented = notes.map((note) => {
    const [given, answersTotal] = [answers.get(note.id) ?? [], totals.get(note.id) ?? 0]
    const parts = { note, answers: given, answersTotal, before: contents.get(note.submission), current }
    return presentNote(parts, member)
  })
  await recordBankRead(reading, project, presented)
  return presented
}

async function recordBankRead(reading: Reading, project: Project, notes: PresentedNote[]): Promise<void> {
  const { member } = reading
  if (member.role === 'EXTERNAL_ADMIN' || hiddenPartsFrom(member).includes('bank')) return
  const shown = notes.filter(({ valueThen, valueNow }) => valueThen !== null || valueNow !== null)
  if (!shown.some(({ pointer }) => partOf(pointer) === 'bank')) return
  await recordRead(reading, 'bank-details-read', project.organisationId)
}
