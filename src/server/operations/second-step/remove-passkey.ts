import { changeSecondStep, requireConfirmation } from '#server/identity/second-step.ts'
import type { Operation } from '#server/operation.ts'
import * as passkeys from '#server/repositories/passkeys.ts'

export const removePasskey: Operation<'removePasskey'> = async (context) => {
  const { params, member, db, fail } = context
  const own = await passkeys.list(db, member.accountId)
  const passkeyId = params.passkeyId.toLowerCase()
  if (!own.some(({ id }) => id === passkeyId)) fail('not-found')
  await requireConfirmation(context)
  await changeSecondStep(context, async (tx, account) => {
    const removed = (await passkeys.remove(tx, account.id, passkeyId)) ?? fail('not-found')
    return `The passkey ${removed.name} was removed.`
  })
  return null
}
