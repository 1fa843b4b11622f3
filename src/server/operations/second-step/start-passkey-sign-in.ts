import { requestOptions, storeChallenge } from '#server/identity/passkeys.ts'
import type { Operation } from '#server/operation.ts'
import * as passkeys from '#server/repositories/passkeys.ts'

export const startPasskeySignIn: Operation<'startPasskeySignIn'> = async ({ member, db, config, now, fail }) => {
  const existing = await passkeys.list(db, member.accountId)
  if (existing.length === 0) fail('way-not-available')
  const options = requestOptions(existing, config)
  await storeChallenge(db, member.sessionId, 'sign-in', options.challenge, now())
  return options
}
