import type { Application } from '#domain/application-pointers.ts'
import type { Db } from '#server/db/database.ts'
import * as documents from '#server/repositories/documents.ts'
import type { Project } from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as submissions from '#server/repositories/submissions.ts'

/** Whether the review asked for another registration document, and the next submission would have the same file again. */
export async function isDocumentDue(db: Db, project: Project): Promise<boolean> {
  const hashes = (await listRefused(db, project)).map(({ document }) => document?.sha256)
  if (hashes.length === 0) return false
  const next = await documents.hashOfNext(db, project.id, project.organisationId)
  return next !== null && hashes.includes(next)
}

/** The submissions whose document the review wants replaced. A project without a kept submission has none. */
async function listRefused(db: Db, { id, status, stage, requestedChanges }: Project): Promise<Application[]> {
  if (status === 'rejected') {
    const latest = requestedChanges?.includes('document') && (await submissions.latest(db, id))
    return latest ? [latest.content] : []
  }
  if (stage !== 'changes') return []
  const notes = await reviewNotes.listOpen(db, id)
  // A note stays open until staff resolve it, also after the partner has submitted another document.
  const numbers = notes.flatMap(({ pointer, blocking, sentAt, submission }) =>
    blocking && sentAt && pointer === '/document' ? [submission] : [],
  )
  return [...(await submissions.readContents(db, id, numbers)).values()]
}
