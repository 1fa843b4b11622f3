import { isDisabledDemoAccount } from '#server/demo-accounts.ts'
import { normaliseEmail } from '#server/identity/email.ts'
import { clearAccountLimit, countForAccount } from '#server/identity/limits.ts'
import { createCode, hasValidCode } from '#server/identity/one-time-codes.ts'
import { verifyPassword } from '#server/identity/passwords.ts'
import { startSession } from '#server/identity/sessions.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import { type Context, fail, type Operation, said } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'

export const signIn: Operation<'signIn'> = async (context) => {
  const { body, db, config, request, now } = context
  const email = normaliseEmail(body.email)
  await countForAccount(db, 'password', email, now())
  const account = await accounts.findByEmail(db, email)
  const matches = await verifyPassword(body.password, account?.passwordHash)
  if (!account || !matches || isDisabledDemoAccount(email, config)) fail('UserNotFoundException')
  await clearAccountLimit(db, 'password', email)
  if (!account.confirmedAt) return await askToConfirm(context, email)
  const caller = { address: request.ip, userAgent: request.userAgent }
  return { token: await startSession(db, account, caller, config, now()) }
}

/** Asks for the code that was sent before, or sends a new one and says so. */
async function askToConfirm({ db, config, mail, now }: Context<'signIn'>, email: string) {
  const owner = { subject: email, purpose: 'signup' } as const
  const moment = now()
  if (await hasValidCode(db, owner, moment)) return said('confirmsignup', null)
  const sent = await db.transaction(async (tx) => {
    const created = await createCode(tx, owner, config.sessionSecret, moment)
    if (!('code' in created)) return false
    await mail.queue(tx, email, mailTexts.confirmSignUp(created.code), moment)
    return true
  })
  return sent ? fail('UserNotConfirmedException') : said('confirmsignup', null)
}
