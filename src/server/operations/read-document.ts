import type { Fail } from '#domain/problems.ts'
import type { Db } from '#server/db/database.ts'
import * as documents from '#server/repositories/documents.ts'

export const problemsOfPartner = { pending: 'document-not-scanned', rejected: 'document-rejected' } as const
export const problemsOfStaff = { pending: 'document-scan-pending', rejected: 'document-scan-failed' } as const
type Unreadable = (typeof problemsOfPartner | typeof problemsOfStaff)['pending' | 'rejected']

/** The content of an accepted document; otherwise throws the given problem. */
export async function readAcceptedDocument<Code extends Unreadable>(
  db: Db,
  { id, name, status }: documents.StoredDocument,
  problems: { pending: Code; rejected: Code },
  fail: Fail<NoInfer<Code> | 'not-found'>,
) {
  if (status === 'PENDING') fail(problems.pending)
  if (status === 'REJECTED') fail(problems.rejected)
  const content = (await documents.readContent(db, id)) ?? fail('not-found')
  return { fileName: name, contentType: 'application/octet-stream', content }
}
