import { changeSecondStep, requireConfirmation } from '#server/identity/second-step.ts'
import type { Operation } from '#server/operation.ts'
import * as authenticatorApps from '#server/repositories/authenticator-apps.ts'

export const removeAuthenticatorApp: Operation<'removeAuthenticatorApp'> = async (context) => {
  await requireConfirmation(context)
  await changeSecondStep(context, async (tx, account) => {
    if (!(await authenticatorApps.remove(tx, account.id))) context.fail('way-not-available')
    return 'The authenticator app was removed.'
  })
  return null
}
