import type { Db } from '#server/db/database.ts'
import { decryptSecret, stepOf } from '#server/identity/authenticator-app.ts'
import { clearAccountLimit } from '#server/identity/limits.ts'
import { CodeRefusal, countSessionAttempt, enterCode } from '#server/identity/one-time-codes.ts'
import { readAssertion } from '#server/identity/passkeys.ts'
import { hashRecoveryCode } from '#server/identity/recovery-codes.ts'
import { proveSession, recordChange } from '#server/identity/second-step.ts'
import type { Context, Operation } from '#server/operation.ts'
import * as authenticatorApps from '#server/repositories/authenticator-apps.ts'
import * as passkeys from '#server/repositories/passkeys.ts'
import * as recoveryCodes from '#server/repositories/recovery-codes.ts'
import * as sessions from '#server/repositories/sessions.ts'

type Call = Context<'verifySecondStep'>
type Proof<Way> = Extract<Call['body'], { way: Way }>

/** Counted together with the email code, so that the ways cannot be tried in turn. */
export const verifySecondStep: Operation<
  'verifySecondStep',
  'way' | 'code' | 'id' | 'clientDataJSON' | 'authenticatorData' | 'signature'
> = async (context) => {
  const { body, db, member, request, now, fail } = context
  const moment = now()
  await countSessionAttempt(context)
  await enterCode(db, fail, async (tx) => {
    const refusal = await check(tx, context, moment)
    if (refusal) return refusal
    await clearAccountLimit(tx, 'session-code', { email: member.email, ip: request.ip })
    await sessions.markVerified(tx, member.sessionId, moment)
    if (body.way === 'RECOVERY_CODE') await recordRecovery(tx, context)
    return undefined
  })
  return await proveSession(context, moment)
}

function check(tx: Db, context: Call, moment: Date) {
  const { body } = context
  if (body.way === 'TOTP') return checkCode(tx, context, body, moment)
  if (body.way === 'PASSKEY') return checkPasskey(tx, context, body, moment)
  return checkRecoveryCode(tx, context, body, moment)
}

async function checkCode(tx: Db, { member, config, log, fail }: Call, { code }: Proof<'TOTP'>, moment: Date) {
  const app = (await authenticatorApps.find(tx, member.accountId)) ?? fail('way-not-available')
  const secret = decryptSecret(app.secret, member.accountId, config)
  if (secret === undefined)
    log.error('the secret of an authenticator app cannot be read: SUBSCRIBER_SECRET was replaced')
  const step = stepOf(code, secret, moment)
  if (step === undefined) return new CodeRefusal('code-mismatch')
  const isNew = await authenticatorApps.useStep(tx, member.accountId, step)
  return isNew ? undefined : new CodeRefusal('code-used')
}

async function checkPasskey(tx: Db, { member, config, log, fail }: Call, proof: Proof<'PASSKEY'>, moment: Date) {
  const { accountId, sessionId } = member
  const challenge = (await passkeys.takeChallenge(tx, sessionId, 'sign-in', moment)) ?? fail('set-up-expired')
  const passkey = await passkeys.findByCredential(tx, accountId, proof.id)
  if (!passkey) return new CodeRefusal('passkey-refused')
  const signCount = await readAssertion(proof, passkey, challenge, config)
  if (signCount !== undefined && (await passkeys.recordUse(tx, passkey.id, signCount, moment))) return undefined
  log.warn({ passkey: passkey.id, lastSignCount: passkey.signCount }, 'passkey refused')
  return new CodeRefusal('passkey-refused')
}

async function checkRecoveryCode(tx: Db, { member, fail }: Call, { code }: Proof<'RECOVERY_CODE'>, moment: Date) {
  const left = await recoveryCodes.countLeft(tx, member.accountId)
  if (left === null) fail('way-not-available')
  const isUsed = await recoveryCodes.use(tx, member.accountId, hashRecoveryCode(code, member.accountId), moment)
  return isUsed ? undefined : new CodeRefusal('code-mismatch')
}

async function recordRecovery(tx: Db, context: Call): Promise<void> {
  const left = (await recoveryCodes.countLeft(tx, context.member.accountId)) ?? 0
  await recordChange(tx, context, `A recovery code signed in. ${left} of the recovery codes are left.`)
}
