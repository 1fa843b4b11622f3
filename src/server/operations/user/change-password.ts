import { can } from '#domain/capabilities.ts'
import { type Fail, problems } from '#domain/problems.ts'
import { refuseCommonPassword } from '#server/identity/common-passwords.ts'
import { clearAccountLimit, countForAccount } from '#server/identity/limits.ts'
import { hashPassword, verifyPassword } from '#server/identity/passwords.ts'
import { findAccount } from '#server/identity/second-step.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import type { Operation } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as sessions from '#server/repositories/sessions.ts'

/** This session goes on: the caller has just given the password. */
export const changePassword: Operation<'changePassword', 'currentPassword' | 'password'> = async (context) => {
  const { body, member, db, config, mail, request, now, fail, permit } = context
  permit(can.changePassword(member, config))
  refuseCommonPassword(body.password, fail)
  const { accountId, sessionId, email } = member
  const attempter = { email, ip: request.ip }
  await countForAccount(db, 'password-change', attempter, now(), fail)
  const account = await findAccount(db, member, fail)
  if (!(await verifyPassword(body.currentPassword, account.passwordHash))) {
    failAt('/currentPassword', 'current', 'current-password-wrong', fail)
  }
  if (body.password === body.currentPassword) failAt('/password', 'changed', 'password-unchanged', fail)
  const passwordHash = await hashPassword(body.password)
  await db.transaction(async (tx) => {
    const locked = await accounts.lock(tx, accountId)
    // Another change was quicker: the password that this caller gave is no longer the current one.
    if (locked?.passwordHash !== account.passwordHash)
      failAt('/currentPassword', 'current', 'current-password-wrong', fail)
    await accounts.setPassword(tx, accountId, passwordHash)
    await sessions.endOthersOf(tx, accountId, sessionId, 'password-change', now())
    for (const limit of ['password', 'known-device', 'password-change'] as const) {
      await clearAccountLimit(tx, limit, attempter)
    }
    await mail.queue(tx, email, mailTexts.passwordChanged(config.publicUrl, 'every other session'), now())
  })
  return null
}

type WrongPassword = 'current-password-wrong' | 'password-unchanged'

function failAt<Code extends WrongPassword>(field: string, rule: string, code: Code, fail: Fail<Code>): never {
  return fail(code, { problems: [{ field, rule, message: problems[code].message }] })
}
