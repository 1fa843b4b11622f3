import { addMinutes } from '#domain/time.ts'
import { encryptSecret, newSecret, presentSecret } from '#server/identity/authenticator-app.ts'
import { setUpMinutes } from '#server/identity/passkeys.ts'
import { requireConfirmation } from '#server/identity/second-step.ts'
import type { Operation } from '#server/operation.ts'
import * as authenticatorApps from '#server/repositories/authenticator-apps.ts'

export const startAuthenticatorApp: Operation<'startAuthenticatorApp'> = async (context) => {
  const { member, db, config, now, fail } = context
  await requireConfirmation(context)
  if (await authenticatorApps.find(db, member.accountId)) fail('authenticator-app-exists')
  const secret = newSecret()
  await authenticatorApps.startSetUp(db, {
    sessionId: member.sessionId,
    secret: encryptSecret(secret, member.accountId, config),
    expiresAt: addMinutes(now(), setUpMinutes),
  })
  return presentSecret(secret, member.email)
}
