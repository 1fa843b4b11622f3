import { describe, expect, test } from 'vitest'
import { demoPassword } from '#server/demo-accounts.ts'
import { type Caller, testApp } from '#tests/support/app.ts'

const app = testApp()
const url = '/portal/user/password'
const next = 'Harbour#2027'
const change = (caller: Pick<Caller, 'put'>, password = next, currentPassword = demoPassword) =>
  caller.put(url, { currentPassword, password })

describe('PUT /portal/user/password', () => {
  test('rejects callers without a session or without its one-time code', async () => {
    expect((await change(app.visitor)).json().code).toBe('not-signed-in')
    const partner = await app.newPartner()
    const headers = { authorization: `Bearer ${partner.accessToken}` }
    const payload = { currentPassword: demoPassword, password: next }
    expect((await app.inject({ method: 'PUT', url, headers, payload })).json().code).toBe('mfa-required')
  })

  test('rejects a password outside the policy, and a common one, at the field', async () => {
    const partner = await app.newPartner()
    const weak = await change(partner, 'harbour')
    expect(weak.statusCode).toBe(400)
    expect(weak.json().data.problems).toContainEqual(expect.objectContaining({ field: '/password', rule: 'minLength' }))
    const common = await change(partner, 'Password1!')
    expect([common.statusCode, common.json().code]).toEqual([400, 'invalid-request'])
    expect(common.json().data.problems).toMatchObject([{ field: '/password', rule: 'common' }])
  })

  test('rejects a wrong current password and an unchanged one at their fields, and changes nothing', async () => {
    const partner = await app.newPartner()
    const wrong = await change(partner, next, 'Wrong#2026')
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'current-password-wrong'])
    expect(wrong.json().data.problems).toMatchObject([{ field: '/currentPassword' }])
    const same = await change(partner, demoPassword)
    expect([same.statusCode, same.json().code]).toEqual([422, 'password-unchanged'])
    expect(same.json().data.problems).toMatchObject([{ field: '/password' }])
    expect(await app.signIn(partner.email)).toMatchObject({ email: partner.email })
  })

  test.each(['partner', 'bea', 'ines', 'theo'] as const)('lets %s change the password', async (who) => {
    const caller = who === 'partner' ? await app.newPartner() : await app.signedIn(who)
    expect((await change(caller)).json()).toEqual({ status: true, message: '', data: null })
    const old = await app.post('/portal/user/login', { email: caller.email, password: demoPassword })
    expect(old.json().code).toBe('UserNotFoundException')
    app.advance(31)
    expect(await app.signIn(caller.email, next)).toMatchObject({ email: caller.email })
  })

  test('leaves the revision of the profile, which a page may hold', async () => {
    const partner = await app.newPartner()
    const { revision } = (await partner.get('/portal/user')).json().data
    await change(partner)
    expect((await partner.put('/portal/user', { fullName: 'Asa', revision })).statusCode).toBe(200)
  })

  test('ends every other session, keeps this one and mails the owner', async () => {
    const partner = await app.newPartner()
    const elsewhere = await app.signIn(partner.email)
    expect((await change(partner)).statusCode).toBe(200)
    expect((await elsewhere.get('/portal/user')).json().code).toBe('not-signed-in')
    const refreshed = await app.post('/portal/user/refresh', { refreshToken: elsewhere.refreshToken })
    expect(refreshed.statusCode).toBe(401)
    expect((await partner.get('/portal/user')).statusCode).toBe(200)
    const [mail] = await app.mailsTo(partner.email)
    expect(mail).toMatchObject({ subject: 'Your password was changed', code: null })
    expect(mail?.text).toContain('every other session')
  })

  test('answers too-many-requests after ten wrong passwords, and clears the count after a change', async () => {
    const partner = await app.newPartner()
    for (let tries = 0; tries < 9; tries++) await change(partner, next, 'Wrong#2026')
    expect((await change(partner)).statusCode).toBe(200)
    for (let tries = 0; tries < 10; tries++) await change(partner, 'Elsewhere#2028', 'Wrong#2026')
    const limited = await change(partner, 'Elsewhere#2028', next)
    expect([limited.statusCode, limited.json().code]).toEqual([429, 'too-many-requests'])
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('accepts one of two simultaneous changes', async () => {
    const partner = await app.newPartner()
    const answers = await Promise.all([change(partner), change(partner, 'Elsewhere#2028')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  })
})
