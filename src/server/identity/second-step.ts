import { can } from '#domain/capabilities.ts'
import type { Fail } from '#domain/problems.ts'
import { addMinutes } from '#domain/time.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { Db } from '#server/db/database.ts'
import { signMfaToken } from '#server/identity/tokens.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import type { Context, Member, Refusals } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as authenticatorApps from '#server/repositories/authenticator-apps.ts'
import * as passkeys from '#server/repositories/passkeys.ts'
import * as recoveryCodes from '#server/repositories/recovery-codes.ts'
import * as securityEvents from '#server/repositories/security-events.ts'
import * as sessions from '#server/repositories/sessions.ts'

type Way = OperationIO['getSignInWays']['data']['ways'][number]

const confirmedMinutes = 10

/** The ways to sign in that the account has beside its password. */
export async function findSecondStep(db: Db, account: accounts.Account) {
  const app = await authenticatorApps.find(db, account.id)
  const keys = await passkeys.list(db, account.id)
  const codesLeft = await recoveryCodes.countLeft(db, account.id)
  const emailCode = account.emailCodeOffAt === null
  const has: Record<Way, boolean> = {
    PASSKEY: keys.length > 0,
    TOTP: app !== undefined,
    EMAIL_CODE: emailCode,
    RECOVERY_CODE: Boolean(codesLeft),
  }
  return { app, keys, codesLeft, emailCode, ways: inOrder(has, account.preferredWay) }
}

/** The chosen way comes first. */
function inOrder(has: Record<Way, boolean>, preferred: Way | null): Way[] {
  const ways = (['PASSKEY', 'TOTP', 'EMAIL_CODE', 'RECOVERY_CODE'] as const).filter((way) => has[way])
  return ways.toSorted((one, other) => Number(other === preferred) - Number(one === preferred))
}

export async function findAccount(
  db: Db,
  { accountId }: Member,
  fail: Fail<'not-signed-in'>,
): Promise<accounts.Account> {
  return (await accounts.find(db, accountId)) ?? fail('not-signed-in')
}

type Verified = Pick<Context<'verifyOtp'>, 'db' | 'config'> & { member: Member; fail: Fail<'not-signed-in'> }

/** The answer to a right second step. */
export async function proveSession({ db, config, member, fail }: Verified, moment: Date) {
  const account = await findAccount(db, member, fail)
  return {
    mfaToken: await signMfaToken(member, config.sessionSecret, moment),
    passwordChangeRequired: account.passwordExpiresAt !== null,
  }
}

type Changing = Pick<Context<'verifyOtp'>, 'db' | 'config' | 'mail' | 'now'> & Verified
type Confirming = Changing & Refusals<'role-not-allowed' | 'confirmation-required'>

export async function requireConfirmation({ db, member, now, fail, permit }: Confirming): Promise<void> {
  permit(can.changeSecondStep(member))
  const open = await sessions.findOpen(db, member.sessionId, now())
  const confirmedAt = open?.session.confirmedAt
  if (!confirmedAt || addMinutes(confirmedAt, confirmedMinutes) <= now()) fail('confirmation-required')
}

/**
 * Changes the second step under the account's lock. The sentence that `work` returns goes to the owner and into the
 * security events.
 */
export async function changeSecondStep(
  context: Changing,
  work: (tx: Db, account: accounts.Account) => Promise<string>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const account = (await accounts.lock(tx, context.member.accountId)) ?? context.fail('not-signed-in')
    await recordChange(tx, context, await work(tx, account))
  })
}

/** Email codes are on again when nothing else is left. Call it last: the security events lock every other writer. */
export async function recordChange(
  tx: Db,
  { config, mail, member, now, fail }: Changing,
  change: string,
): Promise<void> {
  const { accountId, email } = member
  const moment = now()
  const { app, keys, emailCode } = await findSecondStep(tx, await findAccount(tx, member, fail))
  const isBack = !emailCode && !app && keys.length === 0
  if (isBack) await accounts.saveSignIn(tx, accountId, { emailCodeOffAt: null })
  const detail = isBack ? `${change} Email codes are on again.` : change
  await mail.queue(tx, email, mailTexts.secondStepChanged(config.publicUrl, detail), moment)
  const event = { subjectId: accountId, detail, createdAt: moment }
  await securityEvents.appendOf(tx, member, { action: 'second-step-changed', ...event })
}
