import { normaliseEmail } from '#server/identity/email.ts'
import { atLeast } from '#server/identity/even-time.ts'
import { countForAccount } from '#server/identity/limits.ts'
import { openCode } from '#server/identity/open-code.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { letters } from '#server/mail/letters.ts'
import type { Context, Operation } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'

/** Longer than hashing a password takes. */
const evenMs = 150

/** A known address gets the same answer after the same time: only its owner's mail tells the difference. */
export const signUp: Operation<'signUp'> = async (context) => {
  await atLeast(evenMs, () => register(context))
  return null
}

async function register({ body, db, config, mail, now }: Context<'signUp'>): Promise<void> {
  const email = normaliseEmail(body.email)
  const moment = now()
  await countForAccount(db, 'sign-up', email, moment)
  const passwordHash = await hashPassword(body.password)
  await db.transaction(async (tx) => {
    const created = await accounts.insertPartner(tx, { email, passwordHash, createdAt: moment, updatedAt: moment })
    const account = created ?? (await accounts.findByEmail(tx, email))
    // Whoever signs up last before the address is confirmed chose the password: nobody can reserve another's address.
    if (account && !created && !account.confirmedAt) await accounts.setPassword(tx, account.id, passwordHash, moment)
    const opened = await openCode(tx, { subject: email, purpose: 'signup' }, config.sessionSecret, moment)
    // Sent a moment ago: that code is still good.
    if (!('sent' in opened)) return
    const letter = account?.confirmedAt ? letters.accountExists(config.publicUrl) : letters.confirmSignUp(opened.sent)
    await mail.post(tx, email, letter, moment)
  })
}
