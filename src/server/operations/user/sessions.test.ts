import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions } from '#server/db/identity-schema.ts'
import { demoPassword } from '#server/demo-accounts.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { unknownId } from '#tests/support/projects.ts'

const app = testApp()

const list = async (caller: Caller) => (await caller.get('/portal/user/sessions')).json().data.items

/** Signs in with the password only. */
async function signInWithPasswordOnly(email: string) {
  const { accessToken } = await app.tokensFor(email, demoPassword)
  const headers = { authorization: `Bearer ${accessToken}` }
  const half = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) })
  const enterCode = async () => {
    await half('GET', '/portal/auth/otp?type=MFA')
    return await half('POST', '/portal/auth/otp', { otp: await app.codeFor(email), type: 'MFA' })
  }
  return { half, enterCode }
}

describe('GET /portal/user/sessions', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get('/portal/user/sessions')).statusCode).toBe(401)
  })

  test('lists the sessions of this account, the current one first', async () => {
    const partner = await app.newPartner()
    await app.newPartner()
    app.advance(60)
    const elsewhere = await app.signIn(partner.email)
    app.advance(60)
    const items = await list(partner)
    expect(items).toEqual([
      expect.objectContaining({ current: true, lastSeenOn: app.now().toISOString(), ipAddress: '127.0.0.1' }),
      expect.objectContaining({ current: false, userAgent: 'lightMyRequest' }),
    ])
    const [here] = await list(elsewhere)
    expect(here.id).toBe(items[1].id)
  })

  test('leaves out sessions without a verified code', async () => {
    const partner = await app.newPartner()
    app.advance(60)
    const { half, enterCode } = await signInWithPasswordOnly(partner.email)
    expect(await list(partner)).toEqual([expect.objectContaining({ current: true })])
    expect((await half('GET', '/portal/user/sessions')).json().code).toBe('mfa-required')
    expect((await enterCode()).statusCode).toBe(200)
    expect(await list(partner)).toHaveLength(2)
  })

  test('lists a session verified by another process from its next call on', async () => {
    const partner = await app.newPartner()
    const elsewhere = await app.signIn(partner.email)
    await app.db.update(sessions).set({ provenAt: null })
    expect(await list(partner)).toEqual([expect.objectContaining({ current: true })])
    expect((await elsewhere.get('/portal/user')).statusCode).toBe(200)
    expect(await list(partner)).toHaveLength(2)
  })

  test('ends unverified sessions on a password reset', async () => {
    const partner = await app.newPartner()
    const { half } = await signInWithPasswordOnly(partner.email)
    app.advance(31)
    await app.post('/portal/user/auth', { action: 'forgotPassword', email: partner.email })
    const key = await app.codeFor(partner.email)
    await app.post('/portal/user/auth', {
      action: 'resetPassword',
      email: partner.email,
      key,
      password: 'Elsewhere#2026',
    })
    expect((await half('GET', '/portal/auth/otp?type=MFA')).json().code).toBe('not-signed-in')
  })

  test('leaves out ended and expired sessions', async () => {
    const partner = await app.newPartner()
    const { refreshToken } = await app.signIn(partner.email)
    await app.post('/portal/user/logout', { refreshToken })
    expect(await list(partner)).toHaveLength(1)
    app.advance(12 * 3600)
    expect(await list(await app.signIn(partner.email))).toEqual([expect.objectContaining({ current: true })])
  })
})

describe('of a program that signs in anew for every call', () => {
  test('lists the 200 most recently used sessions and the current one', async () => {
    const partner = await app.newPartner()
    const [{ id }] = await list(partner)
    const [own] = await app.db.select().from(sessions).where(eq(sessions.id, id))
    if (!own) throw new Error('the session that asks is not there')
    app.advance(60)
    const { id: _own, ...begun } = { ...own, userAgent: 'program', lastSeenAt: app.now() }
    await app.db.insert(sessions).values(Array.from({ length: 205 }, () => begun))
    const items: { id: string; current: boolean }[] = await list(partner)
    expect(items).toHaveLength(200)
    expect(items[0]).toMatchObject({ id, current: true })
    expect(items.filter(({ current }) => current)).toHaveLength(1)
  })
})

describe('DELETE /portal/user/sessions/{sessionId}', () => {
  test('answers 401 without a session, 400 to an invalid id, 404 to an unknown one', async () => {
    expect((await app.visitor.delete(`/portal/user/sessions/${unknownId}`)).statusCode).toBe(401)
    const dana = await app.signedIn('dana')
    expect((await dana.delete('/portal/user/sessions/7')).statusCode).toBe(400)
    expect((await dana.delete(`/portal/user/sessions/${unknownId}`)).statusCode).toBe(404)
  })

  test('rejects an unverified session, and ends none', async () => {
    const partner = await app.newPartner()
    const [{ id }] = await list(partner)
    const { half } = await signInWithPasswordOnly(partner.email)
    const answer = await half('DELETE', `/portal/user/sessions/${id}`)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'mfa-required'])
    expect(await list(partner)).toEqual([expect.objectContaining({ id, current: true })])
  })

  test("returns 404 for another account's session, which continues", async () => {
    const [partner, other] = [await app.newPartner(), await app.newPartner()]
    const [{ id }] = await list(other)
    expect((await partner.delete(`/portal/user/sessions/${id}`)).statusCode).toBe(404)
    expect((await other.get('/portal/user')).statusCode).toBe(200)
  })

  test('ends another session at once, its refresh token too, and keeps the current one', async () => {
    const partner = await app.newPartner()
    const elsewhere = await app.signIn(partner.email)
    const [, { id }] = await list(partner)
    expect((await partner.delete(`/portal/user/sessions/${id}`)).json()).toEqual({
      status: true,
      message: '',
      data: null,
    })
    expect((await elsewhere.get('/portal/user')).json().code).toBe('not-signed-in')
    const refreshed = await app.post('/portal/user/refresh', { refreshToken: elsewhere.refreshToken })
    expect(refreshed.statusCode).toBe(401)
    expect(await list(partner)).toHaveLength(1)
    expect((await partner.delete(`/portal/user/sessions/${id}`)).statusCode).toBe(404)
  })

  test('signs out when it ends the current session', async () => {
    const partner = await app.newPartner()
    const [{ id }] = await list(partner)
    expect((await partner.delete(`/portal/user/sessions/${id}`)).statusCode).toBe(200)
    expect((await partner.get('/portal/user')).statusCode).toBe(401)
  })
})
