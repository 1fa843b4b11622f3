import { decryptSecret, stepOf } from '#server/identity/authenticator-app.ts'
import { clearAccountLimit } from '#server/identity/limits.ts'
import { CodeRefusal, countSessionAttempt, enterCode } from '#server/identity/one-time-codes.ts'
import { recordChange, requireConfirmation } from '#server/identity/second-step.ts'
import type { Operation } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as authenticatorApps from '#server/repositories/authenticator-apps.ts'

/** The code that was entered here signs in no more. */
export const confirmAuthenticatorApp: Operation<'confirmAuthenticatorApp', 'code'> = async (context) => {
  const { body, db, member, config, request, now, fail } = context
  const { accountId, sessionId, email } = member
  await requireConfirmation(context)
  const moment = now()
  await countSessionAttempt(context)
  await enterCode(db, fail, async (tx) => {
    await accounts.lock(tx, accountId)
    const setUp = await authenticatorApps.findSetUp(tx, sessionId)
    if (!setUp || setUp.expiresAt <= moment) return fail('set-up-expired')
    const step = stepOf(body.code, decryptSecret(setUp.secret, accountId, config), moment)
    if (step === undefined) return new CodeRefusal('code-mismatch')
    const app = { accountId, secret: setUp.secret, lastStep: step, createdAt: moment }
    if (!(await authenticatorApps.insert(tx, app))) fail('authenticator-app-exists')
    await authenticatorApps.removeSetUp(tx, sessionId)
    await clearAccountLimit(tx, 'session-code', { email, ip: request.ip })
    await recordChange(tx, context, 'An authenticator app was added.')
    return undefined
  })
  return null
}
