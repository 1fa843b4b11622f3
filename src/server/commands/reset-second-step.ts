import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { normaliseEmail } from '#server/identity/email.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as authenticatorApps from '#server/repositories/authenticator-apps.ts'
import * as passkeys from '#server/repositories/passkeys.ts'
import * as recoveryCodes from '#server/repositories/recovery-codes.ts'
import * as securityEvents from '#server/repositories/security-events.ts'
import * as sessions from '#server/repositories/sessions.ts'

interface Call {
  db: Db
  config: Pick<Config, 'demo' | 'publicUrl' | 'smtpUrl'>
  operator: string
  now: Date
}

/** For a partner who lost every other way to sign in. The password and the mailbox are still needed. */
export async function resetSecondStep({ db, config, operator, now }: Call, email = ''): Promise<string> {
  const address = normaliseEmail(email)
  return await db.transaction(async (tx) => {
    const found = await accounts.findByEmail(tx, address)
    const account = found && (await accounts.lock(tx, found.id))
    if (!account) throw new Error(`${address} has no account: give the address that the partner signs in with`)
    if (account.role !== 'EXTERNAL_ADMIN') throw new Error(`${address} is the account of staff, not of a partner`)
    await authenticatorApps.remove(tx, account.id)
    await passkeys.removeAll(tx, account.id)
    await recoveryCodes.removeAll(tx, account.id)
    await accounts.saveSignIn(tx, account.id, { emailCodeOffAt: null, preferredWay: null })
    await sessions.endAllOf(tx, account.id, 'ended-by-operator', now)
    const change =
      'You sign in with your password and an email code again. We removed every other method and ended every session.'
    // A process of the server delivers it.
    const mail = createMailQueue(config.smtpUrl ? () => {} : undefined, config)
    await mail.queue(tx, address, mailTexts.secondStepChanged(config.publicUrl, change), now)
    const detail = 'Signs in with email codes again.'
    const event = { actor: operator, actorId: null, subjectId: account.id, detail, createdAt: now }
    await securityEvents.append(tx, [{ action: 'second-step-reset', ...event }])
    return `${address} signs in with the password and an email code again. Every session has ended.`
  })
}
