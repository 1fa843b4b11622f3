import { oneTimeCodeLimits } from '#domain/limits.ts'
import { refuseCommonPassword } from '#server/identity/common-passwords.ts'
import { normaliseEmail } from '#server/identity/email.ts'
import { atLeast, countForAccount } from '#server/identity/limits.ts'
import { createCode } from '#server/identity/one-time-codes.ts'
import { hashPassword, mayUsePassword } from '#server/identity/passwords.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import type { Context, Operation } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'

/** Longer than hashing a password takes. */
const minimumMs = 150

const tooSoon = `A code was sent to this address a moment ago. To use another password, sign up again in ${oneTimeCodeLimits.resendSeconds} seconds.`

/** A known address gets the same answer after the same time, and so do its next sign-ins: they do not reveal it. */
export const signUp: Operation<'signUp', 'email' | 'password'> = async (context) => {
  refuseCommonPassword(context.body.password, context.fail)
  await atLeast(minimumMs, () => register(context))
  return null
}

async function register({ body, db, config, mail, request, now, fail }: Context<'signUp'>): Promise<void> {
  const email = normaliseEmail(body.email)
  const moment = now()
  await countForAccount(db, 'sign-up', { email, ip: request.ip }, moment, fail)
  const passwordHash = await hashPassword(body.password)
  const created = await db.transaction(async (tx) => {
    // The code before the account: it locks out a confirmation with the code that it replaces.
    const created = await createCode(
      tx,
      { subject: email, purpose: 'signup', caller: request },
      config.sessionSecret,
      moment,
    )
    // The last code confirms the password of its own sign-up, so a new password has to wait for a new code.
    if (!('code' in created)) return created
    // Until the address is confirmed, a sign-up replaces the one before: no one can block another person's address. The
    // update comes first, because it waits for a running deletion of the earlier sign-up.
    const isOpen =
      (await accounts.replaceUnconfirmedPassword(tx, email, passwordHash, moment)) ||
      (await accounts.insertPartner(tx, { email, passwordHash, createdAt: moment, updatedAt: moment }))
    const owner = isOpen ? undefined : await accounts.saveSignUp(tx, email, passwordHash, moment)
    if (isOpen) await mail.queue(tx, email, mailTexts.confirmSignUp(config.publicUrl, created.code), moment)
    else if (owner && !owner.disabledAt && mayUsePassword(owner, config))
      await mail.queue(tx, email, mailTexts.accountExists(config.publicUrl), moment)
    return created
  })
  if ('waitSeconds' in created)
    fail('LimitExceededException', { message: tooSoon, retryAfterSeconds: created.waitSeconds })
}
