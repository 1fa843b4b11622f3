import { fail } from '#server/operation.ts'
import { revisionOf } from '#server/presenters/profile.ts'

/** Under the lock of the record. Who names the revision they have read is refused another one. */
export function checkRevision(read: number | undefined, stored: { updatedAt: Date }): void {
  if (read !== undefined && read !== revisionOf(stored)) fail('profile-changed')
}
