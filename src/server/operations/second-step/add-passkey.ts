import { maxPasskeys, readNewPasskey } from '#server/identity/passkeys.ts'
import { recordChange, requireConfirmation } from '#server/identity/second-step.ts'
import type { Operation } from '#server/operation.ts'
import { presentPasskey } from '#server/presenters/profile.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as passkeys from '#server/repositories/passkeys.ts'

export const addPasskey: Operation<
  'addPasskey',
  'name' | 'id' | 'clientDataJSON' | 'attestationObject' | 'transports'
> = async (context) => {
  const { body, member, db, config, now, fail } = context
  const { accountId, sessionId } = member
  await requireConfirmation(context)
  // Outside the transaction: a refused answer uses the challenge up too.
  const challenge = (await passkeys.takeChallenge(db, sessionId, 'add', now())) ?? fail('set-up-expired')
  const read = (await readNewPasskey(body, challenge, config)) ?? fail('passkey-refused')
  return await db.transaction(async (tx) => {
    await accounts.lock(tx, accountId)
    if ((await passkeys.list(tx, accountId)).length >= maxPasskeys) fail('passkey-limit-reached')
    const { name, transports } = body
    const passkey = { ...read, name, transports, accountId, createdAt: now() }
    const added = (await passkeys.insert(tx, passkey)) ?? fail('passkey-exists')
    await recordChange(tx, context, `The passkey ${name} was added.`)
    return presentPasskey(added)
  })
}
