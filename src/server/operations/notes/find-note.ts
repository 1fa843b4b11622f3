import { isPointerInto } from '#domain/application-pointers.ts'
import type { Fail } from '#domain/problems.ts'
import type { Db } from '#server/db/database.ts'
import type { ReviewNote } from '#server/repositories/review-notes.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as submissions from '#server/repositories/submissions.ts'

/** A note that was sent and is not resolved, under the project's lock. */
export async function findOpenNote(
  tx: Db,
  projectId: string,
  id: string,
  fail: Fail<'not-found' | 'note-resolved'>,
): Promise<ReviewNote> {
  const note = await reviewNotes.find(tx, projectId, id)
  if (!note?.sentAt) return fail('not-found')
  if (note.resolvedAt) fail('note-resolved')
  return note
}

/** Throws when the note is not the one that the caller read. */
export function checkRevision(note: ReviewNote, read: number, fail: Fail<'note-changed'>): void {
  if (note.revision !== read) fail('note-changed')
}

/** Checks the pointer against the last submission, and returns its number. 0 for a project without a kept submission. */
export async function checkPointer(
  tx: Db,
  projectId: string,
  pointer: string,
  fail: Fail<'pointer-unknown'>,
): Promise<number> {
  const latest = await submissions.latest(tx, projectId)
  if (!isPointerInto(latest?.content, pointer)) fail('pointer-unknown')
  return latest?.number ?? 0
}
