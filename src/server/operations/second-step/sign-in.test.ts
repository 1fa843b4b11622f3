import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { authenticatorApps, recoveryCodes } from '#server/db/second-step-schema.ts'
import { demoPassword } from '#server/demo-accounts.ts'
import { findByEmail } from '#server/repositories/accounts.ts'
import { testApp } from '#tests/support/app.ts'
import { appCode, newAuthenticator } from '#tests/support/authenticator.ts'
import { secondSteps, settings } from '#tests/support/second-steps.ts'

const app = testApp()
const { newPartner, addApp, addPasskey, makeCodes, save, halfSignIn, dataOf } = secondSteps(app)

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const otp = { url: '/portal/auth/otp?type=MFA' }

describe('GET /portal/auth/second-step', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get('/portal/auth/second-step')).statusCode).toBe(401)
  })

  test('lists the email code only for a new partner and for staff', async () => {
    const partner = await app.newPartner()
    expect(await (await halfSignIn(partner.email)).ways()).toEqual(['EMAIL_CODE'])
    expect(await (await halfSignIn('ines@portal.example')).ways()).toEqual(['EMAIL_CODE'])
  })

  test('lists the ways of the account, the chosen one first, without the email code when it is off', async () => {
    const partner = await newPartner()
    await addApp(partner)
    await addPasskey(partner)
    await makeCodes(partner)
    const half = await halfSignIn(partner.email)
    expect(await half.ways()).toEqual(['PASSKEY', 'TOTP', 'EMAIL_CODE', 'RECOVERY_CODE'])
    await dataOf(save(partner, false, 'TOTP'))
    expect(await half.ways()).toEqual(['TOTP', 'PASSKEY', 'RECOVERY_CODE'])
  })
})

describe('a sign-in with the authenticator app', () => {
  test('accepts the code of the app once, in one of two sessions', async () => {
    const partner = await newPartner()
    const secret = await addApp(partner)
    const [one, other] = [await halfSignIn(partner.email), await halfSignIn(partner.email)]
    const proof = { way: 'TOTP', code: appCode(secret, app.now()) }
    const answers = await Promise.all([one.verify(proof), other.verify(proof)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect(codeOf(await other.verify(proof))).toEqual([422, 'code-used'])
    const { mfaToken, passwordChangeRequired } = await dataOf(
      Promise.resolve(answers.find(({ statusCode }) => statusCode === 200) ?? expect.fail()),
    )
    expect([typeof mfaToken, passwordChangeRequired]).toEqual(['string', false])
  })

  test('refuses the code before the accepted one, and takes the next one', async () => {
    const partner = await newPartner()
    const secret = await addApp(partner)
    app.advance(60)
    const half = await halfSignIn(partner.email)
    const verify = (steps: number) => half.verify({ way: 'TOTP', code: appCode(secret, app.now(), steps) })
    expect((await verify(0)).statusCode).toBe(200)
    expect(codeOf(await verify(-1))).toEqual([422, 'code-used'])
    expect((await verify(1)).statusCode).toBe(200)
  })

  test('opens the session with its MFA token', async () => {
    const partner = await newPartner()
    const secret = await addApp(partner)
    const { accessToken } = await app.tokensFor(partner.email, demoPassword)
    const headers = { authorization: `Bearer ${accessToken}` }
    const payload = { way: 'TOTP', code: appCode(secret, app.now()) }
    const answer = await app.inject({ method: 'POST', url: '/portal/auth/second-step', headers, payload })
    const { mfaToken } = answer.json().data
    const user = await app.inject({ url: '/portal/user', headers: { ...headers, 'x-mfa-token': mfaToken } })
    expect(user.json().data.emailId).toBe(partner.email)
  })

  test('answers 409 without an app, and 422 for a wrong code', async () => {
    const partner = await newPartner()
    const half = await halfSignIn(partner.email)
    expect(codeOf(await half.verify({ way: 'TOTP', code: '000000' }))).toEqual([409, 'way-not-available'])
    const secret = await addApp(partner)
    const wrong = appCode(secret, app.now(), 5)
    expect(codeOf(await half.verify({ way: 'TOTP', code: wrong }))).toEqual([422, 'code-mismatch'])
  })

  test('refuses every code when the stored secret cannot be read', async () => {
    const partner = await newPartner()
    const secret = await addApp(partner)
    await app.db.update(authenticatorApps).set({ secret: 'encrypted with another key' })
    const half = await halfSignIn(partner.email)
    const answer = await half.verify({ way: 'TOTP', code: appCode(secret, app.now()) })
    expect(codeOf(answer)).toEqual([422, 'code-mismatch'])
  })

  test('counts wrong tries of every way together, the email code too', async () => {
    const partner = await newPartner()
    const secret = await addApp(partner)
    await makeCodes(partner)
    const half = await halfSignIn(partner.email)
    await half.get(otp.url)
    for (let tries = 0; tries < 4; tries++) {
      await half.verify({ way: 'TOTP', code: appCode(secret, app.now(), 9) })
      await half.verify({ way: 'RECOVERY_CODE', code: 'wrong' })
      await half.verify({ way: 'PASSKEY', id: 'a', clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' })
      await half.post('/portal/auth/otp', { otp: '000000', type: 'MFA' })
    }
    for (let tries = 0; tries < 4; tries++) await half.verify({ way: 'RECOVERY_CODE', code: 'wrong' })
    const right = { way: 'TOTP', code: appCode(secret, app.now()) }
    expect(codeOf(await half.verify(right))).toEqual([429, 'too-many-requests'])
    app.advance(900)
    const later = await halfSignIn(partner.email)
    expect((await later.verify({ way: 'TOTP', code: appCode(secret, app.now()) })).statusCode).toBe(200)
  })
})

describe('a sign-in with a passkey', () => {
  test('accepts the signature of its challenge once, and records the use', async () => {
    const partner = await newPartner()
    const key = await addPasskey(partner)
    const half = await halfSignIn(partner.email)
    const options = await half.challenge()
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: key.id, transports: ['internal'] }] })
    const proof = key.sign(options, 1)
    expect((await half.verify(proof)).statusCode).toBe(200)
    expect(codeOf(await half.verify(proof))).toEqual([409, 'set-up-expired'])
    const [{ lastUsedOn }] = (await dataOf(partner.get(settings))).passkeys
    expect(lastUsedOn).toBe(app.now().toISOString())
  })

  test('refuses a copy, whose sign count falls behind', async () => {
    const partner = await newPartner()
    const key = await addPasskey(partner)
    const half = await halfSignIn(partner.email)
    const signIn = async (count: number) => await half.verify(key.sign(await half.challenge(), count))
    expect((await signIn(5)).statusCode).toBe(200)
    expect(codeOf(await signIn(5))).toEqual([422, 'passkey-refused'])
    expect(codeOf(await signIn(4))).toEqual([422, 'passkey-refused'])
    expect((await signIn(6)).statusCode).toBe(200)
  })

  test('accepts an authenticator that does not count', async () => {
    const partner = await newPartner()
    const key = await addPasskey(partner)
    const half = await halfSignIn(partner.email)
    for (let uses = 0; uses < 2; uses++) {
      expect((await half.verify(key.sign(await half.challenge(), 0))).statusCode).toBe(200)
    }
  })

  test('refuses an expired challenge, and the one of another session', async () => {
    const partner = await newPartner()
    const key = await addPasskey(partner)
    const [half, other] = [await halfSignIn(partner.email), await halfSignIn(partner.email)]
    const proof = key.sign(await half.challenge(), 1)
    expect(codeOf(await other.verify(proof))).toEqual([409, 'set-up-expired'])
    await other.challenge()
    expect(codeOf(await other.verify(proof))).toEqual([422, 'passkey-refused'])
    app.advance(601)
    expect(codeOf(await half.verify(proof))).toEqual([409, 'set-up-expired'])
  })

  test("refuses another origin, another key, and another partner's passkey", async () => {
    const partner = await newPartner()
    const key = await addPasskey(partner)
    const otherPasskey = await addPasskey(await newPartner())
    const half = await halfSignIn(partner.email)
    const unknown = newAuthenticator('http://localhost:8080', 'localhost')
    const { challenge } = half
    expect((await half.verify(key.sign(await challenge(), 1))).statusCode).toBe(200)
    const proofs = [
      async () => key.sign(await challenge(), 2, 'https://portal.example.evil'),
      async () => ({ ...unknown.sign(await challenge(), 2), id: key.id }),
      async () => otherPasskey.sign(await challenge(), 2),
    ]
    for (const proof of proofs) expect(codeOf(await half.verify(await proof()))).toEqual([422, 'passkey-refused'])
  })

  test('answers 409 without a passkey', async () => {
    const partner = await app.newPartner()
    const half = await halfSignIn(partner.email)
    expect(codeOf(await half.post('/portal/auth/second-step/passkey'))).toEqual([409, 'way-not-available'])
  })
})

describe('a sign-in with a recovery code', () => {
  test('accepts each code once, typed in any form, in one of two sessions', async () => {
    const partner = await newPartner()
    const [code = '', next = ''] = await makeCodes(partner)
    const [one, other] = [await halfSignIn(partner.email), await halfSignIn(partner.email)]
    const typed = code.toLowerCase().replaceAll('-', ' ')
    const answers = await Promise.all([
      one.verify({ way: 'RECOVERY_CODE', code: typed }),
      other.verify({ way: 'RECOVERY_CODE', code }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect((await dataOf(partner.get(settings))).recoveryCodesLeft).toBe(9)
    expect((await other.verify({ way: 'RECOVERY_CODE', code: next })).statusCode).toBe(200)
    const [mail] = await app.mailsTo(partner.email)
    expect(mail?.text).toContain('A recovery code signed in. 8 of the recovery codes are left.')
  })

  test('is stored as a hash, and answers 409 before codes were made', async () => {
    const partner = await newPartner()
    const half = await halfSignIn(partner.email)
    const early = await half.verify({ way: 'RECOVERY_CODE', code: 'anything' })
    expect(codeOf(early)).toEqual([409, 'way-not-available'])
    const codes = await makeCodes(partner)
    const account = await findByEmail(app.db, partner.email)
    const stored = await app.db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.accountId, account?.id ?? ''))
    expect(stored).toHaveLength(10)
    expect(stored.filter(({ codeHash }) => codes.includes(codeHash))).toEqual([])
  })
})

describe('an account without the email code', () => {
  async function withoutMail() {
    const partner = await newPartner()
    const secret = await addApp(partner)
    await makeCodes(partner)
    const early = await halfSignIn(partner.email)
    app.advance(31)
    await early.get(otp.url)
    const mailed = await app.codeFor(partner.email)
    await dataOf(save(partner, false, 'TOTP'))
    return { partner, secret, early, mailed }
  }

  test('gets none, and a code that was mailed before signs in no more', async () => {
    const { partner, early, mailed } = await withoutMail()
    const half = await halfSignIn(partner.email)
    expect(codeOf(await half.get(otp.url))).toEqual([409, 'way-not-available'])
    const answer = await early.post('/portal/auth/otp', { otp: mailed, type: 'MFA' })
    expect(codeOf(answer)).toEqual([409, 'way-not-available'])
  })

  test('still needs its second step after a reset of the password by mail', async () => {
    const { partner, secret } = await withoutMail()
    app.advance(31)
    const { email } = partner
    const password = 'Elsewhere#2026'
    await app.post('/portal/user/auth', { action: 'forgotPassword', email })
    const reset = { action: 'resetPassword', email, key: await app.codeFor(email), password }
    expect((await app.post('/portal/user/auth', reset)).statusCode).toBe(200)
    const half = await halfSignIn(email, password)
    expect(await half.ways()).toEqual(['TOTP', 'RECOVERY_CODE'])
    expect((await half.get('/portal/user')).json().code).toBe('mfa-required')
    expect((await half.get(otp.url)).statusCode).toBe(409)
    expect((await half.verify({ way: 'TOTP', code: appCode(secret, app.now()) })).statusCode).toBe(200)
  })
})
