import { toServerRoleName } from '#domain/roles.ts'
import { hashForLog } from '#server/identity/email.ts'
import { identify } from '#server/identity/identity-provider.ts'
import { startProvenSession } from '#server/identity/sessions.ts'
import { accountOf } from '#server/identity/staff-account.ts'
import { hashToken } from '#server/identity/tokens.ts'
import type { Operation } from '#server/operation.ts'
import * as singleSignOns from '#server/repositories/single-sign-ons.ts'

/** Used up before the provider is asked, so that of two simultaneous calls one fails. */
export const finishSingleSignOn: Operation<'finishSingleSignOn', 'handle' | 'answer'> = async (context) => {
  const { body, db, config, request, log, now, fail } = context
  const settings = config.singleSignOn ?? fail('sso-missing')
  if (!(await singleSignOns.use(db, hashToken(body.handle), now()))) fail('sso-expired')
  const identity = await identify(settings, config, body.handle, body.answer, fail)
  const account = await accountOf({ db, config, isInternal: request.isInternal, now: now() }, identity, settings)
  if ('refusal' in account) {
    const person = hashForLog(identity.subject, config.sessionSecret)
    log.info({ person, reason: account.refusal }, 'single sign-on refused')
    return fail(account.refusal)
  }
  const device = { address: request.ip, userAgent: request.userAgent }
  const tokens = await startProvenSession(db, account, device, config, now())
  return { ...tokens, email: account.email, role: toServerRoleName(account.role) }
}
