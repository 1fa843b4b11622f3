import type { Fail } from '#domain/problems.ts'
import type { Db } from '#server/db/database.ts'
import { presentNote } from '#server/presenters/review-notes.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as submissions from '#server/repositories/submissions.ts'

type Reader = 'partner' | 'staff'

const answersShown = 20

interface NotesQuery {
  projectId: string
  reader: Reader
  resolved?: boolean | undefined
  limit: number
  pageNo: number
  /** Id of a note whose page is read instead of `pageNo`. */
  with?: string | undefined
}

/** One page of notes with their answers, and with the values that they are about. */
export async function answerNotes(db: Db, { projectId, reader, resolved, limit, with: noteId, ...asked }: NotesQuery) {
  const filter = { sentOnly: reader === 'partner', resolved }
  const place = noteId && (await reviewNotes.placeOf(db, projectId, filter, noteId))
  const pageNo = typeof place === 'number' ? Math.floor(place / limit) : asked.pageNo
  const notes = await reviewNotes.listOfProject(db, projectId, filter, { limit, offset: pageNo * limit })
  const total = await reviewNotes.countOfProject(db, projectId, filter)
  return { items: await presentAll(db, projectId, notes, reader), pageNo, total }
}

/** A note after a change. */
export async function answerNote(db: Db, projectId: string, id: string, reader: Reader, fail: Fail<'not-found'>) {
  const note = (await reviewNotes.find(db, projectId, id)) ?? fail('not-found')
  const [presented] = await presentAll(db, projectId, [note], reader)
  return presented ?? fail('not-found')
}

async function presentAll(db: Db, projectId: string, notes: reviewNotes.NoteWithAuthor[], reader: Reader) {
  const ids = notes.map(({ id }) => id)
  const answers = Map.groupBy(await reviewNotes.listAnswers(db, ids, answersShown), ({ noteId }) => noteId)
  const totals = await reviewNotes.countAnswers(db, ids)
  const numbers = [...new Set(notes.map(({ submission }) => submission))]
  const contents = await submissions.readContents(db, projectId, numbers)
  const now = (await submissions.latest(db, projectId))?.content
  return notes.map((note) => {
    const [given, answersTotal] = [answers.get(note.id) ?? [], totals.get(note.id) ?? 0]
    return presentNote({ note, answers: given, answersTotal, before: contents.get(note.submission), now }, reader)
  })
}
