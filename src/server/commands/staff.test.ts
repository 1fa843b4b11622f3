import { desc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { verifyChains } from '#server/commands/audit.ts'
import { UsageError } from '#server/commands/command.ts'
import * as staff from '#server/commands/staff.ts'
import { securityEvents } from '#server/db/security-schema.ts'
import { demoPassword } from '#server/demo-accounts.ts'
import { type Caller, testApp } from '#tests/support/app.ts'

const app = testApp()
const call = () => ({ db: app.db, config: app.config, operator: 'alice at desk', now: app.now() })
const next = 'Harbour#2027'

let added = 0
async function addStaff(role = 'BUSINESS_INTERNAL') {
  const email = `new-${++added}@portal.example`
  const answer = await staff.add(call(), email.toUpperCase(), role)
  return { email, password: / password: (\S+)/.exec(answer)?.[1] ?? '' }
}

/** A member of staff who has replaced the temporary password. */
async function settle(role?: string): Promise<Caller> {
  const { email, password } = await addStaff(role)
  const caller = await app.signIn(email, password)
  await caller.put('/portal/user/password', { currentPassword: password, password: next })
  return caller
}

const signIn = (email: string, password: string) => app.post('/portal/user/login', { email, password })

async function lastEvent() {
  const [event] = await app.db.select().from(securityEvents).orderBy(desc(securityEvents.number)).limit(1)
  return event
}

describe('a temporary password', () => {
  test('opens only the change of the password, until it is changed', async () => {
    const { email, password } = await addStaff('TECHNICAL_LIMITED')
    const caller = await app.signIn(email, password)
    for (const url of ['/portal/user', '/portal/user/sessions', '/admin/projects/status/pending']) {
      const answer = await caller.get(url)
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'password-change-required'])
    }
    expect((await caller.get('/portal/user/role')).json().data.role).toBe('technical_limited_role')
    const changed = await caller.put('/portal/user/password', { currentPassword: password, password: next })
    expect(changed.statusCode).toBe(200)
    expect((await caller.get('/portal/user')).json().data.roleName).toBe('technical_limited_role')
    expect((await signIn(email, password)).json().code).toBe('UserNotFoundException')
  })

  test('is announced by the answer to the one-time code, and a settled one is not', async () => {
    const enterCode = async (email: string, password: string) => {
      const { accessToken } = await app.tokensFor(email, password)
      const headers = { authorization: `Bearer ${accessToken}` }
      await app.inject({ url: '/portal/auth/otp?type=MFA', headers })
      const payload = { otp: await app.codeFor(email), type: 'MFA' }
      return (await app.inject({ method: 'POST', url: '/portal/auth/otp', headers, payload })).json().data
    }
    const { email, password } = await addStaff()
    expect(await enterCode(email, password)).toMatchObject({ passwordChangeRequired: true })
    expect(await enterCode('ines@portal.example', demoPassword)).toMatchObject({ passwordChangeRequired: false })
  })

  test('expires after 24 hours with the answer of a wrong password, and a reset by mail replaces it', async () => {
    const { email, password } = await addStaff()
    app.advance(staff.temporaryHours * 3600 - 1)
    expect((await signIn(email, password)).statusCode).toBe(200)
    app.advance(1)
    const expired = await signIn(email, password)
    expect(expired.json()).toEqual((await signIn(email, 'Wrong#2026')).json())
    await app.post('/portal/user/auth', { action: 'forgotPassword', email })
    const reset = { action: 'resetPassword', email, key: await app.codeFor(email), password: next }
    expect((await app.post('/portal/user/auth', reset)).statusCode).toBe(200)
    expect((await (await app.signIn(email, next)).get('/portal/user')).statusCode).toBe(200)
  })
})

describe('a disabled account', () => {
  test('loses its sessions at once and gets the answer of a wrong password', async () => {
    const caller = await settle()
    expect(await staff.disable(call(), caller.email)).toContain('Every session has ended')
    expect((await caller.get('/portal/user')).json().code).toBe('not-signed-in')
    const refreshed = await app.post('/portal/user/refresh', { refreshToken: caller.refreshToken })
    expect(refreshed.statusCode).toBe(401)
    const refused = await signIn(caller.email, next)
    expect([refused.statusCode, refused.json()]).toEqual([401, (await signIn(caller.email, 'Wrong#2026')).json()])
  })

  test('gets no mail and no new password', async () => {
    const { email } = await settle('BUSINESS_ADMIN')
    await staff.disable(call(), email)
    const before = await app.mailsTo(email)
    app.advance(31)
    expect((await app.post('/portal/user/auth', { action: 'forgotPassword', email })).statusCode).toBe(200)
    expect((await app.post('/portal/user/signup', { email, password: 'Elsewhere#2028' })).statusCode).toBe(200)
    expect(await app.mailsTo(email)).toEqual(before)
  })

  test('signs in again after it is enabled, and its earlier sessions stay ended', async () => {
    const caller = await settle()
    await staff.disable(call(), caller.email)
    await staff.enable(call(), caller.email)
    expect((await caller.get('/portal/user')).statusCode).toBe(401)
    app.advance(31)
    expect((await (await app.signIn(caller.email, next)).get('/portal/user')).statusCode).toBe(200)
  })
})

test('gives another role and ends the sessions', async () => {
  const caller = await settle()
  expect(await staff.changeRole(call(), caller.email, 'TECHNICAL_LIMITED')).toContain('is TECHNICAL_LIMITED now')
  expect((await caller.get('/portal/user')).statusCode).toBe(401)
  app.advance(31)
  const again = await app.signIn(caller.email, next)
  expect((await again.get('/portal/user/role')).json().data.role).toBe('technical_limited_role')
})

test('ends every session of an account', async () => {
  const caller = await settle()
  expect(await staff.endSessions(call(), caller.email)).toContain('Ended every session')
  expect((await caller.get('/portal/user')).statusCode).toBe(401)
})

test('lists role and state of each account, and no partner', async () => {
  const { email } = await addStaff('BUSINESS_ADMIN')
  const disabled = await addStaff()
  await staff.disable(call(), disabled.email)
  const lines = (await staff.list(call())).split('\n')
  const lineOf = (address: string) => lines.find((line) => line.startsWith(`${address} `))
  expect(lineOf(email)).toMatch(/BUSINESS_ADMIN +temporary password, valid until 20/)
  expect(lineOf(disabled.email)).toMatch(/BUSINESS_INTERNAL +disabled since 20/)
  expect(lineOf('bea@portal.example')).toMatch(/BUSINESS_ADMIN +active$/)
  expect(lineOf('dana@lumen.example')).toBeUndefined()
})

test('records actor, action and account, in an intact chain', async () => {
  const { email } = await addStaff()
  const steps = [
    ['staff-disabled', () => staff.disable(call(), email)],
    ['staff-enabled', () => staff.enable(call(), email)],
    ['staff-role-changed', () => staff.changeRole(call(), email, 'BUSINESS_ADMIN')],
    ['staff-sessions-ended', () => staff.endSessions(call(), email)],
  ] as const
  const added = await lastEvent()
  expect(added).toMatchObject({ action: 'staff-added', actor: 'alice at desk', detail: 'BUSINESS_INTERNAL' })
  for (const [action, step] of steps) {
    await step()
    const event = { action, actor: 'alice at desk', subjectId: added?.subjectId, createdAt: app.now() }
    expect(await lastEvent()).toMatchObject(event)
  }
  expect((await verifyChains(app.db)).breaks).toEqual([])
})

test('an account of staff replaces a sign-up that was never confirmed', async () => {
  const email = 'hal@portal.example'
  await app.post('/portal/user/signup', { email, password: next })
  await staff.add(call(), email, 'BUSINESS_ADMIN')
  expect((await signIn(email, next)).statusCode).toBe(401)
  await expect(staff.add(call(), 'dana@lumen.example', 'BUSINESS_ADMIN')).rejects.toThrow(/has an account already/)
})

test('rejects an impossible command, names the cure, and records nothing', async () => {
  const { email } = await addStaff()
  const before = await lastEvent()
  await expect(staff.add(call(), 'noor', 'BUSINESS_ADMIN')).rejects.toThrow(/no email address: give/)
  await expect(staff.add(call(), 'kim@portal.example', 'ADMIN')).rejects.toThrow(/no role of staff: give/)
  await expect(staff.add(call(), 'kim@portal.example', 'EXTERNAL_ADMIN')).rejects.toThrow(/no role of staff: give/)
  await expect(staff.add(call(), email, 'BUSINESS_ADMIN')).rejects.toThrow(/has an account already/)
  await expect(staff.disable(call(), 'unknown@portal.example')).rejects.toThrow(
    /has no account: the command staff list/,
  )
  await expect(staff.disable(call(), 'dana@lumen.example')).rejects.toThrow(/account of a partner/)
  await expect(staff.enable(call(), email)).rejects.toThrow(/is not disabled/)
  await expect(staff.changeRole(call(), email, 'BUSINESS_INTERNAL')).rejects.toThrow(/already/)
  expect(await lastEvent()).toEqual(before)
})

test('rejects arguments that its usage does not list', async () => {
  for (const given of [[], ['add'], ['add', 'a@b.example'], ['list', 'all'], ['delete', 'a@b.example'], ['toString']]) {
    await expect(staff.staffCommand.run(given)).rejects.toThrow(UsageError)
  }
})
