import type { Fail } from '#domain/problems.ts'
import { revisionOf } from '#server/presenters/profile.ts'

/** Throws when the caller's revision is outdated. Call it under the record's lock. */
export function checkRevision(
  read: number | undefined,
  stored: { updatedAt: Date },
  fail: Fail<'profile-changed'>,
): void {
  if (read !== undefined && read !== revisionOf(stored)) fail('profile-changed')
}
