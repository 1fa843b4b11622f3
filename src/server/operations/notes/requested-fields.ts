import { partsOf, requestedFieldsOf } from '#domain/requested-fields.ts'
import type { Db } from '#server/db/database.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'

/** Opens the fields that the sent notes ask for, and those related to them, and closes the others. */
export async function openRequestedFields(tx: Db, projectId: string, now: Date): Promise<void> {
  const notes = (await reviewNotes.listOpen(tx, projectId)).filter(({ sentAt }) => sentAt !== null)
  const requestedFields = requestedFieldsOf(notes)
  await projects.change(tx, projectId, { requestedFields, requestedChanges: partsOf(requestedFields), updatedAt: now })
}
