import { hashRecoveryCode, newRecoveryCodes } from '#server/identity/recovery-codes.ts'
import { changeSecondStep, requireConfirmation } from '#server/identity/second-step.ts'
import type { Operation } from '#server/operation.ts'
import * as recoveryCodes from '#server/repositories/recovery-codes.ts'

export const createRecoveryCodes: Operation<'createRecoveryCodes'> = async (context) => {
  await requireConfirmation(context)
  const codes = newRecoveryCodes()
  await changeSecondStep(context, async (tx, account) => {
    const hashes = codes.map((code) => hashRecoveryCode(code, account.id))
    await recoveryCodes.replaceAll(tx, account.id, hashes)
    return 'New recovery codes were created. Earlier ones no longer work.'
  })
  return { codes }
}
