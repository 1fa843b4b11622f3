import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rateLimits, sessions as sessionTable } from '#server/db/identity-schema.ts'
import { hashPassword, setHashCost } from '#server/identity/passwords.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as sessions from '#server/repositories/sessions.ts'
import { testApp } from '#tests/support/app.ts'
import { testHashCost } from '#tests/support/database.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const app = testApp()
const signIn = (email: unknown, password: unknown) => app.post('/portal/user/login', { email, password })

test('answers an unknown address and a wrong password alike', async () => {
  const unknown = await signIn('unknown@lumen.example', 'Sandbox#2026')
  const wrong = await signIn('dana@lumen.example', 'Sandbox#2027')
  expect(unknown.statusCode).toBe(401)
  expect(unknown.json()).toEqual({
    statusCode: 401,
    message: 'Incorrect username or password.',
    code: 'UserNotFoundException',
    data: null,
  })
  expect(wrong.statusCode).toBe(401)
  expect(wrong.body).toBe(unknown.body)
})

test('names missing fields with the messages of the screen', async () => {
  const answer = await app.post('/portal/user/login', {})
  expect(answer.statusCode).toBe(400)
  expect(answer.json().data.problems).toEqual([
    { field: '/email', rule: 'required', message: 'Please input your account email address.' },
    { field: '/password', rule: 'required', message: 'Please input your password' },
  ])
})

test('returns both tokens for correct credentials', async () => {
  const answer = await signIn('Dana@Lumen.Example', 'Sandbox#2026')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({
    statusCode: 200,
    message: '',
    data: { token: { AccessToken: expect.stringMatching(/^ey/), RefreshToken: expect.any(String) } },
  })
})

test('limits wrong passwords to ten in a quarter of an hour, for known and unknown addresses', async () => {
  for (const email of ['theo@portal.example', 'unknown@portal.example']) {
    for (let tries = 0; tries < 10; tries++) expect((await signIn(email, 'Wrong#2026')).statusCode).toBe(401)
    const answer = await signIn(email, 'Sandbox#2026')
    expect(answer.statusCode).toBe(429)
    expect(answer.json().code).toBe('LimitExceededException')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  app.advance(901)
  expect((await signIn('theo@portal.example', 'Sandbox#2026')).statusCode).toBe(200)
})

describe('while the password is being verified', () => {
  /** An account whose password takes long to verify. */
  async function slowPartner() {
    const { email } = await app.newPartner()
    const { id } = (await accounts.findByEmail(app.db, email)) ?? expect.fail('no account')
    setHashCost({ memory: 19_456, passes: 20 })
    const slowHash = await hashPassword('Sandbox#2026').finally(() => setHashCost(testHashCost))
    await accounts.setPassword(app.db, id, slowHash)
    return { id, email, newHash: await hashPassword('Elsewhere#2028') }
  }
  type SlowPartner = Awaited<ReturnType<typeof slowPartner>>
  type Change = (tx: typeof app.db, account: SlowPartner) => Promise<void>

  const reset: Change = (tx, { id, newHash }) => accounts.setPassword(tx, id, newHash)
  const disable: Change = (tx, { id }) => accounts.changeStaff(tx, id, { disabledAt: app.now() }, app.now())

  test.each([
    ['a reset of the password', reset],
    ['disabling the account', disable],
  ])('%s leaves no open session', async (_, change) => {
    const account = await slowPartner()
    const counted = await app.db.$count(rateLimits)
    const pending = signIn(account.email, 'Sandbox#2026')
    await waitFor(async () => expect(await app.db.$count(rateLimits)).toBeGreaterThan(counted))
    await app.db.transaction(async (tx) => {
      await change(tx, account)
      await sessions.endAllOf(tx, account.id, 'password-reset', app.now())
    })
    const wrong = await signIn('unknown@lumen.example', 'Sandbox#2026')
    const answer = await pending
    expect([answer.statusCode, answer.body]).toEqual([401, wrong.body])
    const isOpen = and(eq(sessionTable.accountId, account.id), isNull(sessionTable.endedAt))
    expect(await app.db.$count(sessionTable, isOpen)).toBe(0)
  })
})

describe('a caller who tries passwords', () => {
  const from = (remoteAddress: string, body: object) =>
    app.inject({ method: 'POST', url: '/portal/user/login', remoteAddress, payload: body })
  const guess = (email: string, remoteAddress: string) => from(remoteAddress, { email, password: 'Wrong#2026' })

  const useUpGuesses = async (email: string) => {
    for (let tries = 0; tries < 50; tries++) {
      expect((await guess(email, `203.0.113.${tries + 1}`)).statusCode).toBe(401)
    }
    expect((await guess(email, '203.0.113.51')).statusCode).toBe(429)
  }

  test('at one address does not lock out the owner at another', async () => {
    const { email } = await app.newPartner()
    for (let tries = 0; tries < 10; tries++) await guess(email, '203.0.113.7')
    expect((await guess(email, '203.0.113.7')).statusCode).toBe(429)
    expect((await from('203.0.113.8', { email, password: 'Sandbox#2026' })).statusCode).toBe(200)
  })

  test('at many addresses locks new devices out, and neither a known device nor the owner of the mailbox', async () => {
    const { email } = await app.newPartner()
    const right = { email, password: 'Sandbox#2026' }
    await useUpGuesses(email)
    expect((await from('198.51.100.1', right)).statusCode).toBe(429)
    expect((await from('198.51.100.1', { ...right, email: 'unknown@lumen.example' })).statusCode).toBe(401)
    expect((await signIn(email, right.password)).statusCode).toBe(200)
    expect((await from('198.51.100.1', right)).statusCode).toBe(200)
  })

  test('has at most 100 attempts in any hour, and each used-up limit is mailed to the owner once', async () => {
    const { email } = await app.newPartner()
    const subjects = async () => (await app.mailsTo(email)).map(({ subject }) => subject)
    const warning = 'Many wrong passwords for your account'
    await useUpGuesses(email)
    await guess(email, '203.0.113.52')
    expect((await subjects()).filter((subject) => subject === warning)).toHaveLength(1)
    app.advance(3599)
    expect((await guess(email, '203.0.113.53')).statusCode).toBe(429)
    app.advance(1)
    await useUpGuesses(email)
    expect((await subjects()).filter((subject) => subject === warning)).toHaveLength(2)
  })

  test('of an address that is not confirmed sends no warning', async () => {
    const email = 'unconfirmed@lumen.example'
    await app.post('/portal/user/signup', { email, password: 'Harbour#2027' })
    await useUpGuesses(email)
    expect(await app.mailsTo(email)).toHaveLength(1)
  })

  test('is stopped at a known device as well', async () => {
    const { email } = await app.newPartner()
    for (let tries = 0; tries < 10; tries++) expect((await signIn(email, 'Wrong#2026')).statusCode).toBe(401)
    expect((await signIn(email, 'Sandbox#2026')).statusCode).toBe(429)
  })

  test('is no longer limited after a password reset by mail', async () => {
    const { email } = await app.newPartner()
    const act = (body: object, remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/portal/user/auth', remoteAddress, payload: { email, ...body } })
    await useUpGuesses(email)
    for (let tries = 0; tries < 21; tries++)
      await act({ action: 'resetPassword', key: '000000', password: 'Harbour#2027' }, '203.0.113.1')
    app.advance(31)
    expect((await act({ action: 'forgotPassword' }, '198.51.100.1')).statusCode).toBe(200)
    const reset = { action: 'resetPassword', key: await app.codeFor(email), password: 'Harbour#2027' }
    expect((await act(reset, '203.0.113.1')).statusCode).toBe(429)
    expect((await act(reset, '198.51.100.1')).statusCode).toBe(200)
    expect((await from('198.51.100.1', { email, password: 'Harbour#2027' })).statusCode).toBe(200)
  })
})
