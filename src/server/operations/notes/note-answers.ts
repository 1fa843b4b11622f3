import type { Db } from '#server/db/database.ts'
import { fail } from '#server/operation.ts'
import { presentNote } from '#server/presenters/review-notes.ts'
import type { Page } from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as submissions from '#server/repositories/submissions.ts'

type Reader = 'partner' | 'staff'

const answersShown = 20

/** One page of notes with their answers, and with the values that they are about. */
export async function answerNotes(
  db: Db,
  { projectId, reader, resolved }: { projectId: string; reader: Reader; resolved: boolean | undefined },
  page: Page,
) {
  const filter = { sentOnly: reader === 'partner', resolved }
  const notes = await reviewNotes.listOfProject(db, projectId, filter, page)
  const total = await reviewNotes.countOfProject(db, projectId, filter)
  return { items: await presentAll(db, projectId, notes, reader), total }
}

/** A note after a change. */
export async function answerNote(db: Db, projectId: string, id: string, reader: Reader) {
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
