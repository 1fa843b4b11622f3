import { can } from '#domain/capabilities.ts'
import { changeSecondStep, findSecondStep, requireConfirmation } from '#server/identity/second-step.ts'
import type { Operation } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'

const names = { EMAIL_CODE: 'an email code', TOTP: 'the authenticator app', PASSKEY: 'a passkey' } as const

export const saveSecondStep: Operation<'saveSecondStep', 'emailCode' | 'preferred'> = async (context) => {
  const { body, now, fail, permit } = context
  await requireConfirmation(context)
  await changeSecondStep(context, async (tx, account) => {
    const { app, keys, codesLeft } = await findSecondStep(tx, account)
    const otherWays = keys.length + (app ? 1 : 0)
    const turnsOff = !body.emailCode && account.emailCodeOffAt === null
    if (turnsOff) permit(can.turnOffEmailCode({ otherWays, recoveryCodesLeft: codesLeft }))
    const has = { EMAIL_CODE: body.emailCode, TOTP: app !== undefined, PASSKEY: keys.length > 0 }
    if (!has[body.preferred]) fail('way-not-available')
    const emailCodeOffAt = body.emailCode ? null : (account.emailCodeOffAt ?? now())
    await accounts.saveSignIn(tx, account.id, { emailCodeOffAt, preferredWay: body.preferred })
    return `Email codes are ${body.emailCode ? 'on' : 'off'}. A sign-in asks for ${names[body.preferred]} first.`
  })
  return null
}
