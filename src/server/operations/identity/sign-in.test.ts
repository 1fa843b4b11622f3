import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'

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

describe('a caller who tries passwords', () => {
  const from = (remoteAddress: string, body: object) =>
    app.inject({ method: 'POST', url: '/portal/user/login', remoteAddress, payload: body })
  const guess = (email: string, remoteAddress: string) => from(remoteAddress, { email, password: 'Wrong#2026' })

  test('at one address does not lock out the owner at another', async () => {
    const { email } = await app.newPartner()
    for (let tries = 0; tries < 10; tries++) await guess(email, '203.0.113.7')
    expect((await guess(email, '203.0.113.7')).statusCode).toBe(429)
    expect((await from('203.0.113.8', { email, password: 'Sandbox#2026' })).statusCode).toBe(200)
  })

  test('at many addresses locks new devices out, and neither a known device nor the owner of the mailbox', async () => {
    const { email } = await app.newPartner()
    const right = { email, password: 'Sandbox#2026' }
    for (let tries = 0; tries < 101; tries++) await guess(email, `203.0.113.${tries + 1}`)
    expect((await from('198.51.100.1', right)).statusCode).toBe(429)
    expect((await from('198.51.100.1', { ...right, email: 'unknown@lumen.example' })).statusCode).toBe(401)
    expect((await signIn(email, right.password)).statusCode).toBe(200)
    expect((await from('198.51.100.1', right)).statusCode).toBe(200)
  })

  test('is stopped at a known device as well', async () => {
    const { email } = await app.newPartner()
    for (let tries = 0; tries < 10; tries++) expect((await signIn(email, 'Wrong#2026')).statusCode).toBe(401)
    expect((await signIn(email, 'Sandbox#2026')).statusCode).toBe(429)
  })

  test('does not keep a reset by mail from lifting the limit', async () => {
    const { email } = await app.newPartner()
    const act = (body: object, remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/portal/user/auth', remoteAddress, payload: { email, ...body } })
    for (let tries = 0; tries < 101; tries++) await guess(email, `203.0.113.${tries + 1}`)
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
