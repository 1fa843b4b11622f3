import { fail, type ProblemCode } from '#domain/problems.ts'
import { normaliseEmail } from '#server/identity/email.ts'
import { atLeast } from '#server/identity/even-time.ts'
import { countForAccount } from '#server/identity/limits.ts'
import { openCode, useCode, type Verdict } from '#server/identity/open-code.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { letters } from '#server/mail/letters.ts'
import type { Context, Operation } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as sessions from '#server/repositories/sessions.ts'

type Call = Context<'accountAction'>

/** Longer than the few statements take that a known address costs more than an unknown one. */
const evenMs = 50

export const accountAction: Operation<'accountAction'> = async (context) => {
  const { body } = context
  const email = normaliseEmail(body.email)
  if (body.action === 'confirmSignUp') await confirmSignUp(context, email, body.key)
  else if (body.action === 'resetPassword') await resetPassword(context, email, body.key, body.password)
  else {
    const purpose = body.action === 'forgotPassword' ? 'password' : 'signup'
    await atLeast(evenMs, () => sendCode(context, email, purpose))
  }
  return null
}

async function confirmSignUp({ db, config, now }: Call, email: string, key: string): Promise<void> {
  const moment = now()
  await countForAccount(db, 'code', email, moment)
  const verdict = await db.transaction(async (tx) => {
    const verdict = await useCode(tx, { subject: email, purpose: 'signup' }, key, config.sessionSecret, moment)
    const account = await accounts.findByEmail(tx, email)
    if (verdict === 'right' && account && !account.confirmedAt) await accounts.confirm(tx, account.id, moment)
    return verdict
  })
  refuseUnlessRight(verdict)
}

/** The code proves the address, so it confirms an account that never was. */
async function resetPassword(
  { db, config, mail, now }: Call,
  email: string,
  key: string,
  password: string,
): Promise<void> {
  const moment = now()
  await countForAccount(db, 'code', email, moment)
  const passwordHash = await hashPassword(password)
  const verdict = await db.transaction(async (tx) => {
    const verdict = await useCode(tx, { subject: email, purpose: 'password' }, key, config.sessionSecret, moment)
    const account = await accounts.findByEmail(tx, email)
    if (verdict !== 'right' || !account) return verdict
    await accounts.setPassword(tx, account.id, passwordHash, moment)
    if (!account.confirmedAt) await accounts.confirm(tx, account.id, moment)
    await sessions.endAllOf(tx, account.id, 'password-reset', moment)
    await mail.post(tx, email, letters.passwordChanged(config.publicUrl), moment)
    return verdict
  })
  refuseUnlessRight(verdict)
}

/** An address without an account gets a code that nobody is told, and the same answers from then on. */
async function sendCode({ db, config, mail, now }: Call, email: string, purpose: 'signup' | 'password'): Promise<void> {
  const moment = now()
  await countForAccount(db, 'code-mail', email, moment)
  const opened = await db.transaction(async (tx) => {
    const opened = await openCode(tx, { subject: email, purpose }, config.sessionSecret, moment)
    const account = await accounts.findByEmail(tx, email)
    if (!('sent' in opened) || !account) return opened
    if (purpose === 'password') await mail.post(tx, email, letters.newPassword(opened.sent), moment)
    else if (!account.confirmedAt) await mail.post(tx, email, letters.confirmSignUp(opened.sent), moment)
    return opened
  })
  if ('waitSeconds' in opened) fail('LimitExceededException', { retryAfterSeconds: opened.waitSeconds })
}

const refusals: Record<Exclude<Verdict, 'right'>, ProblemCode> = {
  wrong: 'CodeMismatchException',
  none: 'CodeMismatchException',
  expired: 'ExpiredCodeException',
  locked: 'TooManyFailedAttemptsException',
}

/** After the transaction: a wrong try has to stay counted. */
function refuseUnlessRight(verdict: Verdict): void {
  if (verdict !== 'right') fail(refusals[verdict])
}
