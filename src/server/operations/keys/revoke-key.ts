import { can } from '#domain/capabilities.ts'
import { fail, type Operation, permit } from '#server/operation.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'

export const revokeKey: Operation<'revokeKey'> = async ({ params, member, db, now }) => {
  permit(can.revokeKey(member))
  const key = (await apiKeys.find(db, member.organisationId, params.keyId)) ?? fail('not-found')
  // Of two callers at once exactly one revokes it; the other is told so.
  ;(await apiKeys.revoke(db, key.id, now())) ?? fail('key-already-revoked')
  return null
}
