import { can } from '#domain/capabilities.ts'
import { findAccount, findSecondStep } from '#server/identity/second-step.ts'
import type { Operation } from '#server/operation.ts'
import { presentPasskey } from '#server/presenters/profile.ts'

export const getSecondStep: Operation<'getSecondStep'> = async ({ member, db, fail, permit }) => {
  permit(can.changeSecondStep(member))
  const { app, keys, codesLeft, emailCode, ways } = await findSecondStep(db, await findAccount(db, member, fail))
  return {
    emailCode,
    preferred: ways[0] ?? fail('server-error'),
    authenticatorApp: app ? { addedOn: app.createdAt.toISOString() } : null,
    passkeys: keys.map(presentPasskey),
    recoveryCodesLeft: codesLeft,
  }
}
