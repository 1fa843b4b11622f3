import { can } from '#domain/capabilities.ts'
import { problems } from '#domain/problems.ts'
import { clearAccountLimit, countForAccount } from '#server/identity/limits.ts'
import { verifyPassword } from '#server/identity/passwords.ts'
import { findAccount } from '#server/identity/second-step.ts'
import type { Operation } from '#server/operation.ts'
import * as sessions from '#server/repositories/sessions.ts'

export const confirmPassword: Operation<'confirmPassword', 'currentPassword'> = async (context) => {
  const { body, member, db, request, now, fail, permit } = context
  permit(can.changeSecondStep(member))
  const attempter = { email: member.email, ip: request.ip }
  await countForAccount(db, 'password-change', attempter, now(), fail)
  const account = await findAccount(db, member, fail)
  if (!(await verifyPassword(body.currentPassword, account.passwordHash))) {
    const { message } = problems['current-password-wrong']
    fail('current-password-wrong', { problems: [{ field: '/currentPassword', rule: 'current', message }] })
  }
  await clearAccountLimit(db, 'password-change', attempter)
  await sessions.confirm(db, member.sessionId, now())
  return null
}
