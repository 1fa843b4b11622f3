import { isDisabledDemoAccount } from '#server/demo-accounts.ts'
import { normaliseEmail } from '#server/identity/email.ts'
import { countForAccount, forgiveAccount } from '#server/identity/limits.ts'
import { hasOpenCode, openCode } from '#server/identity/open-code.ts'
import { verifyPassword } from '#server/identity/passwords.ts'
import { startSession } from '#server/identity/sessions.ts'
import { letters } from '#server/mail/letters.ts'
import { type Context, fail, type Operation, said } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'

export const signIn: Operation<'signIn'> = async (context) => {
  const { body, db, config, request, now } = context
  const email = normaliseEmail(body.email)
  await countForAccount(db, 'password', email, now())
  const account = await accounts.findByEmail(db, email)
  const matches = await verifyPassword(body.password, account?.passwordHash)
  if (!account || !matches || isDisabledDemoAccount(email, config)) fail('UserNotFoundException')
  await forgiveAccount(db, 'password', email)
  if (!account.confirmedAt) return await askToConfirm(context, email)
  const caller = { address: request.ip, userAgent: request.userAgent }
  return { token: await startSession(db, account, caller, config, now()) }
}

/** Either the code sent earlier is still good, or a fresh one is on its way and the answer says so. */
async function askToConfirm({ db, config, mail, now }: Context<'signIn'>, email: string) {
  const owner = { subject: email, purpose: 'signup' } as const
  const moment = now()
  if (await hasOpenCode(db, owner, moment)) return said('confirmsignup', null)
  const sent = await db.transaction(async (tx) => {
    const opened = await openCode(tx, owner, config.sessionSecret, moment)
    if (!('sent' in opened)) return false
    await mail.post(tx, email, letters.confirmSignUp(opened.sent), moment)
    return true
  })
  return sent ? fail('UserNotConfirmedException') : said('confirmsignup', null)
}
