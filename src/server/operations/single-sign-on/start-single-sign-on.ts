import { addMinutes } from '#domain/time.ts'
import { authorizationAddress } from '#server/identity/identity-provider.ts'
import { hashToken, newRefreshToken } from '#server/identity/tokens.ts'
import type { Operation } from '#server/operation.ts'
import * as singleSignOns from '#server/repositories/single-sign-ons.ts'

const openMinutes = 10

export const startSingleSignOn: Operation<'startSingleSignOn'> = async ({ db, config, now, fail }) => {
  const settings = config.singleSignOn ?? fail('sso-missing')
  const handle = newRefreshToken()
  const address = await authorizationAddress(settings, config, handle, fail)
  await singleSignOns.insert(db, { handleHash: hashToken(handle), expiresAt: addMinutes(now(), openMinutes) })
  return { address, handle }
}
