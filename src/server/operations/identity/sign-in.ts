import { isDisabledDemoAccount } from '#server/demo-accounts.ts'
import { hashForLog, normaliseEmail } from '#server/identity/email.ts'
import { atLeast, clearAccountLimit, countForAccount } from '#server/identity/limits.ts'
import { createCode, hasValidCode } from '#server/identity/one-time-codes.ts'
import { mayUsePassword, verifyPassword } from '#server/identity/passwords.ts'
import { startSession } from '#server/identity/sessions.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import { type Context, type Operation, withMessage } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as sessions from '#server/repositories/sessions.ts'

/** Longer than storing a mail takes. */
const minimumMs = 50

export const signIn: Operation<'signIn', 'email' | 'password'> = async (context) => {
  const { body, db, config, request, now, fail } = context
  const email = normaliseEmail(body.email)
  const device = { address: request.ip, userAgent: request.userAgent }
  const account = await accounts.findByEmail(db, email)
  const limit = (await sessions.isKnownDevice(db, account?.id, device, now())) ? 'known-device' : 'password'
  const warn = () => atLeast(minimumMs, () => warnOwner(context, account))
  await countForAccount(db, limit, { email, ip: request.ip }, now(), fail, warn)
  const matches = await verifyPassword(body.password, account?.passwordHash)
  if (account?.confirmedAt && matches && canSignIn(account, context)) {
    for (const each of ['password', 'known-device'] as const)
      await clearAccountLimit(db, each, { email, ip: request.ip })
    const token = await startSession(db, account, device, config, now())
    return token ? { token } : refuse(context, email, 'account-changed')
  }
  // Compared for every address, so that neither the answer nor its time reveals an account.
  const signUpHash = account?.confirmedAt ? account.signUpPasswordHash : account?.passwordHash
  if (await verifyPassword(body.password, signUpHash ?? undefined))
    return await atLeast(minimumMs, () => askToConfirm(context, email))
  return refuse(context, email, !account ? 'unknown-account' : matches ? 'password-not-allowed' : 'wrong-password')
}

async function warnOwner(context: Context<'signIn'>, account: accounts.Account | undefined): Promise<void> {
  const { db, config, mail, now } = context
  if (!account?.confirmedAt || !canSignIn(account, context)) return
  await mail.queue(db, account.email, mailTexts.wrongPasswords(config.publicUrl), now())
}

function refuse({ config, log, fail }: Context<'signIn'>, email: string, reason: string): never {
  log.info({ address: hashForLog(email, config.sessionSecret), reason }, 'sign-in refused')
  return fail('UserNotFoundException', { reason })
}

/** Asked after the password was compared, so that a disabled account answers in the same time as a wrong password. */
function canSignIn(
  { email, role, disabledAt, passwordExpiresAt }: accounts.Account,
  { config, now }: Context<'signIn'>,
): boolean {
  if (isDisabledDemoAccount(email, config) || disabledAt || !mayUsePassword({ role }, config)) return false
  return passwordExpiresAt === null || passwordExpiresAt > now()
}

/** Asks for the code that was sent before, or sends a new one and says so. A confirmed address gets no code. */
async function askToConfirm({ db, config, mail, request, now, fail }: Context<'signIn'>, email: string) {
  const owner = { subject: email, purpose: 'signup', caller: request } as const
  const moment = now()
  if (await hasValidCode(db, owner, moment)) return withMessage('confirmsignup', null)
  const sent = await db.transaction(async (tx) => {
    const created = await createCode(tx, owner, config.sessionSecret, moment)
    if (!('code' in created)) return false
    const account = await accounts.postponeDeletion(tx, email, moment)
    if (!account) return false
    if (!account.confirmedAt)
      await mail.queue(tx, email, mailTexts.confirmSignUp(config.publicUrl, created.code), moment)
    return true
  })
  return sent ? fail('UserNotConfirmedException') : withMessage('confirmsignup', null)
}
