import { desc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { authenticatorApps } from '#server/db/second-step-schema.ts'
import { securityEvents } from '#server/db/security-schema.ts'
import { testApp } from '#tests/support/app.ts'
import { appCode } from '#tests/support/authenticator.ts'
import { secondSteps, settings } from '#tests/support/second-steps.ts'

const app = testApp()
const { confirm, newPartner, addApp, addPasskey, makeCodes, save, halfSignIn, dataOf } = secondSteps(app)

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const appPath = `${settings}/authenticator-app`

describe('a change of the second step', () => {
  const changes = [
    ['PUT', settings, { emailCode: true, preferred: 'EMAIL_CODE' }],
    ['POST', appPath, undefined],
    ['PUT', appPath, { code: '123456' }],
    ['DELETE', appPath, undefined],
    ['POST', `${settings}/passkeys/options`, undefined],
    [
      'POST',
      `${settings}/passkeys`,
      { name: 'Phone', id: 'a', clientDataJSON: 'a', attestationObject: 'a', transports: [] },
    ],
    ['POST', `${settings}/recovery-codes`, undefined],
  ] as const

  test.each(changes)('by %s %s needs a session, the role and a confirmed password', async (method, url, payload) => {
    const send = (headers = {}) => app.inject({ method, url, headers, ...(payload && { payload }) })
    expect((await send()).statusCode).toBe(401)
    const headersOf = ({ accessToken, mfaToken }: { accessToken: string; mfaToken: string }) => ({
      authorization: `Bearer ${accessToken}`,
      'x-mfa-token': mfaToken,
    })
    expect(codeOf(await send(headersOf(await app.signedIn('ines'))))).toEqual([403, 'role-not-allowed'])
    app.advance(31)
    const partner = await app.newPartner()
    expect(codeOf(await send(headersOf(partner)))).toEqual([403, 'confirmation-required'])
    await confirm(partner)
    app.advance(600)
    expect(codeOf(await send(headersOf(partner)))).toEqual([403, 'confirmation-required'])
  })

  test('is open to the session that confirmed the password, and to no other', async () => {
    const partner = await newPartner()
    app.advance(31)
    const elsewhere = await app.signIn(partner.email)
    expect(codeOf(await elsewhere.post(`${settings}/recovery-codes`))).toEqual([403, 'confirmation-required'])
    expect((await partner.post(`${settings}/recovery-codes`)).statusCode).toBe(200)
  })

  test('goes to the owner by mail and into the security events, and ends no session', async () => {
    const partner = await newPartner()
    app.advance(31)
    const elsewhere = await app.signIn(partner.email)
    await addPasskey(partner, 'Phone')
    const [mail] = await app.mailsTo(partner.email)
    expect(mail).toMatchObject({ subject: 'The way you sign in was changed', code: null })
    expect(mail?.text).toContain('The passkey Phone was added.')
    const [event] = await app.db.select().from(securityEvents).orderBy(desc(securityEvents.number)).limit(1)
    expect(event).toMatchObject({
      action: 'second-step-changed',
      actor: partner.email,
      actorId: event?.subjectId,
      detail: 'The passkey Phone was added.',
    })
    expect((await elsewhere.get('/portal/user')).statusCode).toBe(200)
  })
})

describe('POST /portal/user/confirmation', () => {
  test('answers 401 without a session, 403 to staff and 422 to a wrong password', async () => {
    const body = { currentPassword: 'Wrong#2026' }
    expect((await app.visitor.post('/portal/user/confirmation', body)).statusCode).toBe(401)
    app.advance(31)
    const ines = await app.signedIn('ines')
    expect((await ines.post('/portal/user/confirmation', body)).statusCode).toBe(403)
    const partner = await app.newPartner()
    const answer = await partner.post('/portal/user/confirmation', body)
    expect(codeOf(answer)).toEqual([422, 'current-password-wrong'])
    expect(answer.json().data.problems).toMatchObject([{ field: '/currentPassword' }])
  })

  test('counts wrong passwords together with those of a password change', async () => {
    const partner = await app.newPartner()
    const wrong = { currentPassword: 'Wrong#2026' }
    for (let tries = 0; tries < 5; tries++) {
      await partner.post('/portal/user/confirmation', wrong)
      await partner.put('/portal/user/password', { ...wrong, password: 'Harbour#2027' })
    }
    expect(codeOf(await partner.post('/portal/user/confirmation', wrong))).toEqual([429, 'too-many-requests'])
  })
})

describe('GET /portal/user/second-step', () => {
  test('answers 401 without a session, 403 to staff, and only the email code to a new partner', async () => {
    expect((await app.visitor.get(settings)).statusCode).toBe(401)
    app.advance(31)
    expect((await (await app.signedIn('ines')).get(settings)).statusCode).toBe(403)
    expect(await dataOf((await app.newPartner()).get(settings))).toEqual({
      emailCode: true,
      preferred: 'EMAIL_CODE',
      authenticatorApp: null,
      passkeys: [],
      recoveryCodesLeft: null,
    })
  })

  test('lists app, passkeys and the recovery codes that are left', async () => {
    const partner = await newPartner()
    const addedOn = app.now().toISOString()
    await addApp(partner)
    const { passkeyId } = await addPasskey(partner)
    await makeCodes(partner)
    expect(await dataOf(partner.get(settings))).toEqual({
      emailCode: true,
      preferred: 'PASSKEY',
      authenticatorApp: { addedOn },
      passkeys: [{ id: passkeyId, name: 'Work laptop', addedOn: app.now().toISOString(), lastUsedOn: null }],
      recoveryCodesLeft: 10,
    })
  })
})

describe('the email code', () => {
  test('stays on without an app or a passkey, and without recovery codes', async () => {
    const partner = await newPartner()
    await makeCodes(partner)
    expect(codeOf(await save(partner, false, 'TOTP'))).toEqual([409, 'mailed-code-needed'])
    const other = await newPartner()
    await addApp(other)
    expect(codeOf(await save(other, false, 'TOTP'))).toEqual([409, 'mailed-code-needed'])
    await makeCodes(other)
    expect((await save(other, false, 'TOTP')).statusCode).toBe(200)
  })

  test('is asked for first when the partner chooses it, and only while it is on', async () => {
    const partner = await newPartner()
    await addApp(partner)
    await makeCodes(partner)
    expect(codeOf(await save(partner, true, 'PASSKEY'))).toEqual([409, 'way-not-available'])
    expect(codeOf(await save(partner, false, 'EMAIL_CODE'))).toEqual([409, 'way-not-available'])
    await dataOf(save(partner, true, 'EMAIL_CODE'))
    expect(await dataOf(partner.get(settings))).toMatchObject({ emailCode: true, preferred: 'EMAIL_CODE' })
  })

  test('that is off lets the partner choose the first way without recovery codes', async () => {
    const partner = await newPartner()
    await addApp(partner)
    await addPasskey(partner)
    const codes = await makeCodes(partner)
    await dataOf(save(partner, false, 'TOTP'))
    const signIn = await halfSignIn(partner.email)
    for (const code of codes) await dataOf(signIn.verify({ way: 'RECOVERY_CODE', code }))
    await dataOf(save(partner, false, 'PASSKEY'))
    expect(await dataOf(partner.get(settings))).toMatchObject({ preferred: 'PASSKEY', recoveryCodesLeft: 0 })
  })

  test('is on again when the last other way is removed, and not before', async () => {
    const partner = await newPartner()
    await addApp(partner)
    const { passkeyId } = await addPasskey(partner)
    await makeCodes(partner)
    await dataOf(save(partner, false, 'TOTP'))
    await dataOf(partner.delete(appPath))
    expect(await dataOf(partner.get(settings))).toMatchObject({ emailCode: false, preferred: 'PASSKEY' })
    await dataOf(partner.delete(`${settings}/passkeys/${passkeyId}`))
    expect(await dataOf(partner.get(settings))).toMatchObject({ emailCode: true, preferred: 'EMAIL_CODE' })
    const [mail] = await app.mailsTo(partner.email)
    expect(mail?.text).toContain('The passkey Work laptop was removed. Email codes are on again.')
  })

  test('stays on when it is switched off while the last other way is removed', async () => {
    const partner = await newPartner()
    await addApp(partner)
    await makeCodes(partner)
    await Promise.all([save(partner, false, 'TOTP'), partner.delete(appPath)])
    expect(await dataOf(partner.get(settings))).toMatchObject({ emailCode: true, authenticatorApp: null })
  })
})

describe('an authenticator app', () => {
  test('is added by its first code, which is stored encrypted', async () => {
    const partner = await newPartner()
    const secret = await addApp(partner)
    const stored = await app.db.select().from(authenticatorApps)
    expect(stored.some((row) => JSON.stringify(row).includes(secret))).toBe(false)
    expect(codeOf(await partner.post(appPath))).toEqual([409, 'authenticator-app-exists'])
  })

  test('is not added by a wrong code, after ten minutes, or twice', async () => {
    const partner = await newPartner()
    expect(codeOf(await partner.put(appPath, { code: '123456' }))).toEqual([409, 'set-up-expired'])
    const { secret } = await dataOf(partner.post(appPath))
    const wrong = appCode(secret, app.now(), 9)
    expect(codeOf(await partner.put(appPath, { code: wrong }))).toEqual([422, 'code-mismatch'])
    app.advance(600)
    await confirm(partner)
    expect(codeOf(await partner.put(appPath, { code: appCode(secret, app.now()) }))).toEqual([409, 'set-up-expired'])
  })

  test('of one of two sessions is added', async () => {
    const partner = await newPartner()
    app.advance(31)
    const elsewhere = await app.signIn(partner.email)
    await confirm(elsewhere)
    const both = [partner, elsewhere]
    const secrets = await Promise.all(both.map(async (each) => (await dataOf(each.post(appPath))).secret))
    const answers = await Promise.all(
      both.map((each, at) => each.put(appPath, { code: appCode(secrets[at], app.now()) })),
    )
    expect(answers.map(codeOf).toSorted()).toEqual([
      [200, undefined],
      [409, 'authenticator-app-exists'],
    ])
  })

  test('is removed once', async () => {
    const partner = await newPartner()
    await addApp(partner)
    expect((await partner.delete(appPath)).statusCode).toBe(200)
    expect(codeOf(await partner.delete(appPath))).toEqual([409, 'way-not-available'])
  })
})

test('new recovery codes replace all earlier ones', async () => {
  const partner = await newPartner()
  const first = await makeCodes(partner)
  const second = await makeCodes(partner)
  expect(new Set([...first, ...second]).size).toBe(20)
  for (const code of second) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect((await dataOf(partner.get(settings))).recoveryCodesLeft).toBe(10)
})
