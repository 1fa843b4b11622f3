import type { Db } from '#server/db/database.ts'
import { fail } from '#server/operation.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'

/** The draft as it stands, under the project's lock. Who names the revision they have read is refused another one. */
export async function findDraft(tx: Db, projectId: string, read: number | undefined) {
  const stored = await goLiveDrafts.find(tx, projectId)
  const revision = stored?.revision ?? 0
  if (read !== undefined && read !== revision) fail('draft-changed')
  return { stored, revision }
}

/** Milliseconds, so that the next draft of the project has none of those that went with the last one. */
export const revisionAfter = (revision: number, now: Date): number => Math.max(revision + 1, now.getTime())
