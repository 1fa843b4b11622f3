import { fail } from '#server/operation.ts'
import { revisionOf } from '#server/presenters/profile.ts'

/** Throws when the caller's revision is outdated. Call it under the record's lock. */
export function checkRevision(read: number | undefined, stored: { updatedAt: Date }): void {
  if (read !== undefined && read !== revisionOf(stored)) fail('profile-changed')
}
