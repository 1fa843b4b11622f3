import type { Db } from '#server/db/database.ts'
import * as documents from '#server/repositories/documents.ts'
import type { Project } from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as submissions from '#server/repositories/submissions.ts'

/** Whether the review asked for another registration document, and the file is still the one that was submitted last. */
export async function isDocumentDue(db: Db, project: Project): Promise<boolean> {
  if (!(await isDocumentRequested(db, project))) return false
  // A project without a kept submission has nothing to compare with.
  const submitted = (await submissions.latest(db, project.id))?.content.document
  if (!submitted) return false
  return (await documents.hashOfNext(db, project.id, project.organisationId)) === submitted.sha256
}

async function isDocumentRequested(db: Db, { id, status, stage, requestedChanges }: Project): Promise<boolean> {
  if (status === 'rejected') return requestedChanges?.includes('document') ?? false
  if (stage !== 'changes') return false
  const notes = await reviewNotes.listOpen(db, id)
  return notes.some(({ pointer, blocking }) => blocking && pointer === '/document')
}
