import { creationOptions, maxPasskeys, storeChallenge } from '#server/identity/passkeys.ts'
import { requireConfirmation } from '#server/identity/second-step.ts'
import type { Operation } from '#server/operation.ts'
import * as passkeys from '#server/repositories/passkeys.ts'

export const startPasskey: Operation<'startPasskey'> = async (context) => {
  const { member, db, config, now, fail } = context
  await requireConfirmation(context)
  const existing = await passkeys.list(db, member.accountId)
  if (existing.length >= maxPasskeys) fail('passkey-limit-reached')
  const options = creationOptions(member, existing, config)
  await storeChallenge(db, member.sessionId, 'add', options.challenge, now())
  return options
}
