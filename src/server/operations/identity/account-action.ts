import { sessionSecretsOf } from '#server/config.ts'
import { refuseCommonPassword } from '#server/identity/common-passwords.ts'
import { normaliseEmail } from '#server/identity/email.ts'
import { atLeast, clearAccountLimit, countForAccount } from '#server/identity/limits.ts'
import { consumeCode, createCode, enterCode, isFirstTry } from '#server/identity/one-time-codes.ts'
import { hashPassword, mayUsePassword } from '#server/identity/passwords.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import type { Context, Operation } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as sessions from '#server/repositories/sessions.ts'

type Call = Context<'accountAction'>
type Purpose = 'signup' | 'password'

/** Longer than the extra statements that a known address needs. */
const minimumMs = 50

export const accountAction: Operation<'accountAction', 'action' | 'email' | 'key' | 'password'> = async (context) => {
  const { body } = context
  const email = normaliseEmail(body.email)
  if (body.action === 'confirmSignUp') await confirmSignUp(context, email, body.key)
  else if (body.action === 'resetPassword') await resetPassword(context, email, body.key, body.password)
  else {
    const purpose = body.action === 'forgotPassword' ? 'password' : 'signup'
    await atLeast(minimumMs, () => sendCode(context, email, purpose))
  }
  return null
}

const refusals = {
  wrong: 'CodeMismatchException',
  none: 'CodeMismatchException',
  expired: 'ExpiredCodeException',
  locked: 'TooManyFailedAttemptsException',
} as const

/** Other callers use up neither the attempts of a known device nor the first one of the browser that asked for the code. */
async function countAttempt({ db, request, now, fail }: Call, email: string, purpose: Purpose): Promise<void> {
  const account = await accounts.findByEmail(db, email)
  const device = { address: request.ip, userAgent: request.userAgent }
  const isKnown = await sessions.isKnownDevice(db, account?.id, device, now())
  const isFirst = await isFirstTry(db, { subject: email, purpose, caller: request }, now())
  await countForAccount(db, isKnown || isFirst ? 'own-code' : 'code', { email, ip: request.ip }, now(), fail)
}

async function confirmSignUp(context: Call, email: string, code: string): Promise<void> {
  const { db, config, request, now, fail } = context
  const moment = now()
  await countAttempt(context, email, 'signup')
  await enterCode(db, fail, async (tx) => {
    const checks = { secrets: sessionSecretsOf(config), now: moment, refusals }
    const refusal = await consumeCode(tx, { subject: email, purpose: 'signup', caller: request }, code, checks)
    const account = await accounts.findByEmail(tx, email)
    if (!refusal && account && !account.confirmedAt) await accounts.confirm(tx, account.id, moment)
    return refusal
  })
}

/** The code proves who owns the address, so it also confirms an account that was not confirmed yet. */
async function resetPassword(context: Call, email: string, code: string, password: string): Promise<void> {
  const { db, config, mail, request, now, fail } = context
  refuseCommonPassword(password, fail)
  const moment = now()
  await countAttempt(context, email, 'password')
  // Hashes wait for each other, so the transaction that holds a connection begins after them.
  const passwordHash = await hashPassword(password)
  await enterCode(db, fail, async (tx) => {
    const checks = { secrets: sessionSecretsOf(config), now: moment, refusals }
    const refusal = await consumeCode(tx, { subject: email, purpose: 'password', caller: request }, code, checks)
    const account = await accounts.findByEmail(tx, email)
    if (refusal || !account || account.disabledAt || !mayUsePassword(account, config)) return refusal
    await accounts.setPassword(tx, account.id, passwordHash)
    if (!account.confirmedAt) await accounts.confirm(tx, account.id, moment)
    await accounts.saveSignUp(tx, email, null, moment)
    await sessions.endAllOf(tx, account.id, 'password-reset', moment)
    for (const limit of ['password', 'known-device', 'code', 'own-code'] as const)
      await clearAccountLimit(tx, limit, { email, ip: request.ip })
    await mail.queue(tx, email, mailTexts.passwordChanged(config.publicUrl, 'every session'), moment)
    return undefined
  })
}

/** An address without an account gets a code too, which is never mailed, so that later answers are the same. */
async function sendCode(
  { db, config, mail, request, now, fail }: Call,
  email: string,
  purpose: Purpose,
): Promise<void> {
  const moment = now()
  await countForAccount(db, 'code-mail', { email, ip: request.ip }, moment, fail)
  const sent = await db.transaction(async (tx) => {
    const created = await createCode(tx, { subject: email, purpose, caller: request }, config.sessionSecret, moment)
    if (!('code' in created)) return created
    const account = await accounts.postponeDeletion(tx, email, moment)
    if (!account || account.disabledAt || !mayUsePassword(account, config)) return created
    if (purpose === 'password')
      await mail.queue(tx, email, mailTexts.newPassword(config.publicUrl, created.code), moment)
    else if (!account.confirmedAt)
      await mail.queue(tx, email, mailTexts.confirmSignUp(config.publicUrl, created.code), moment)
    return created
  })
  if ('waitSeconds' in sent) fail('LimitExceededException', { retryAfterSeconds: sent.waitSeconds })
}
