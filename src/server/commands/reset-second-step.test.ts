import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resetSecondStep } from '#server/commands/reset-second-step.ts'
import { securityEvents } from '#server/db/security-schema.ts'
import { testApp } from '#tests/support/app.ts'
import { secondSteps, settings } from '#tests/support/second-steps.ts'

const app = testApp()
const { newPartner, addApp, addPasskey, makeCodes, save, halfSignIn, dataOf } = secondSteps(app)
const call = () => ({ db: app.db, config: app.config, operator: 'alice at desk', now: app.now() })

test('puts a partner back to the email code, ends the sessions, and informs the partner and the security events', async () => {
  const partner = await newPartner()
  await addApp(partner)
  await addPasskey(partner)
  await makeCodes(partner)
  await dataOf(save(partner, false, 'PASSKEY'))
  expect(await resetSecondStep(call(), partner.email.toUpperCase())).toContain(partner.email)

  expect((await partner.get('/portal/user')).statusCode).toBe(401)
  const half = await halfSignIn(partner.email)
  expect(await half.ways()).toEqual(['EMAIL_CODE'])
  app.advance(31)
  const again = await app.signIn(partner.email)
  expect(await dataOf(again.get(settings))).toEqual({
    emailCode: true,
    preferred: 'EMAIL_CODE',
    authenticatorApp: null,
    passkeys: [],
    recoveryCodesLeft: null,
  })
  const mails = await app.mailsTo(partner.email)
  expect(mails.some(({ text }) => text.includes('You sign in with your password and an email code again.'))).toBe(true)
  const [event] = await app.db.select().from(securityEvents).orderBy(desc(securityEvents.number)).limit(1)
  expect(event).toMatchObject({ action: 'second-step-reset', actor: 'alice at desk', actorId: null })
})

test('refuses an unknown address and the account of staff', async () => {
  await expect(resetSecondStep(call(), 'unknown@example.com')).rejects.toThrow('has no account')
  await expect(resetSecondStep(call(), 'ines@portal.example')).rejects.toThrow('is the account of staff')
})
