import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as projects from '#server/repositories/projects.ts'

export const revokeKey: Operation<'revokeKey'> = async ({ params, member, db, now, fail, permit }) => {
  permit(can.revokeKey(member))
  const key = (await apiKeys.find(db, member.organisationId, params.keyId)) ?? fail('not-found')
  await db.transaction(async (tx) => {
    // One of two simultaneous callers revokes the key; the other gets 409.
    const revoked = await apiKeys.revoke(tx, key.id, now())
    if (!revoked) fail('key-already-revoked')
    await projects.touch(tx, key.projectId, now())
  })
  return null
}
