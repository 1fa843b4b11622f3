import { normaliseEmail } from '#server/identity/email.ts'
import { countForAccount, takeAtLeast } from '#server/identity/limits.ts'
import { createCode } from '#server/identity/one-time-codes.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import type { Context, Operation } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'

/** Longer than hashing a password takes. */
const minimumMs = 150

/** A known address gets the same answer after the same time, so that the answer does not reveal it. */
export const signUp: Operation<'signUp'> = async (context) => {
  await takeAtLeast(minimumMs, () => register(context))
  return null
}

async function register({ body, db, config, mail, now }: Context<'signUp'>): Promise<void> {
  const email = normaliseEmail(body.email)
  const moment = now()
  await countForAccount(db, 'sign-up', email, moment)
  const passwordHash = await hashPassword(body.password)
  await db.transaction(async (tx) => {
    const inserted = await accounts.insertPartner(tx, { email, passwordHash, createdAt: moment, updatedAt: moment })
    const account = inserted ?? (await accounts.findByEmail(tx, email))
    // Until the address is confirmed, the last sign-up sets the password: no one can block another person's address.
    if (account && !inserted && !account.confirmedAt) await accounts.setPassword(tx, account.id, passwordHash, moment)
    const created = await createCode(tx, { subject: email, purpose: 'signup' }, config.sessionSecret, moment)
    // A code was sent less than 30 seconds ago and is still valid.
    if (!('code' in created)) return
    const content = account?.confirmedAt
      ? mailTexts.accountExists(config.publicUrl)
      : mailTexts.confirmSignUp(created.code)
    await mail.queue(tx, email, content, moment)
  })
}
