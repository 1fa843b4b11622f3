import { endSessionAddress } from '#server/identity/identity-provider.ts'
import { endSession } from '#server/identity/sessions.ts'
import type { Operation } from '#server/operation.ts'

export const signOut: Operation<'signOut', 'refreshToken'> = async ({ body, db, config, now }) => {
  const { singleSignOn } = await endSession(db, body.refreshToken, now())
  const address = singleSignOn && config.singleSignOn ? await endSessionAddress(config.singleSignOn, config) : undefined
  return address ? { endSessionAddress: address } : null
}
