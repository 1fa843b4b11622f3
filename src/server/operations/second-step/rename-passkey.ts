import { changeSecondStep, requireConfirmation } from '#server/identity/second-step.ts'
import type { Operation } from '#server/operation.ts'
import * as passkeys from '#server/repositories/passkeys.ts'

export const renamePasskey: Operation<'renamePasskey', 'name'> = async (context) => {
  const { params, body, member, db, fail } = context
  const own = await passkeys.list(db, member.accountId)
  const { id, name } = own.find((passkey) => passkey.id === params.passkeyId.toLowerCase()) ?? fail('not-found')
  await requireConfirmation(context)
  if (name === body.name) return null
  await changeSecondStep(context, async (tx, account) => {
    if (!(await passkeys.rename(tx, account.id, id, body.name))) fail('not-found')
    return `The passkey ${name} is called ${body.name} now.`
  })
  return null
}
