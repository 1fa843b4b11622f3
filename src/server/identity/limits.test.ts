import { expect, test } from 'vitest'
import { addressLimits } from '#server/identity/limits.ts'
import { addressKey } from '#server/network.ts'
import * as rateLimits from '#server/repositories/rate-limits.ts'
import { testApp } from '#tests/support/app.ts'

const app = testApp({ seeded: false })
const guarded = testApp({ seeded: false, requestsPerMinute: 5 })

const signUp = (email: string, remoteAddress: string) =>
  app.inject({
    method: 'POST',
    url: '/portal/user/signup',
    remoteAddress,
    payload: { email, password: 'Harbour#2027' },
  })

test('limits sign-ups per address', async () => {
  const key = 'address:signUp:203.0.113.7'
  for (let hits = 0; hits < addressLimits.signUp.hits; hits++) await rateLimits.hit(app.db, key, 600, app.now())
  const answer = await signUp('a@lumen.example', '203.0.113.7')
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toMatchObject({ statusCode: 429, code: 'LimitExceededException' })
  expect(answer.headers['retry-after']).toBe('600')
  expect((await signUp('b@lumen.example', '203.0.113.8')).statusCode).toBe(200)
  app.advance(600)
  expect((await signUp('c@lumen.example', '203.0.113.7')).statusCode).toBe(200)
})

test('counts one IPv6 network as one caller', async () => {
  for (let hits = 0; hits < addressLimits.signUp.hits; hits++) {
    await rateLimits.hit(app.db, 'address:signUp:2001:db8:0:7::/64', 600, app.now())
  }
  expect((await signUp('d@lumen.example', '2001:db8:0:7:dead:beef::1')).statusCode).toBe(429)
  expect((await signUp('d@lumen.example', '2001:db8:0:8::1')).statusCode).toBe(200)
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('does not let others use up the codes of an account', async () => {
  const owner = await app.newPartner('owner@lumen.example')
  const act = (body: object) => app.post('/portal/user/auth', { email: owner.email, ...body })
  for (let calls = 0; calls < 61; calls++) await act({ action: 'forgotPassword' })
  for (let calls = 0; calls < 21; calls++) await act({ action: 'confirmSignUp', key: '000000' })
  expect((await act({ action: 'confirmSignUp', key: '000000' })).statusCode).toBe(429)
  const again = await app.signIn(owner.email)
  expect((await again.get('/portal/projects')).statusCode).toBe(200)
})

test('allows fifty codes from anywhere in an hour, more on a device of the owner, and one to each browser that asks', async () => {
  const owner = await app.newPartner('guessed@lumen.example')
  const guess = (remoteAddress?: string) =>
    app.inject({
      method: 'POST',
      url: '/portal/user/auth',
      ...(remoteAddress && { remoteAddress }),
      payload: { action: 'resetPassword', email: owner.email, key: '000000', password: 'Harbour#2028' },
    })
  const statuses = []
  for (let calls = 0; calls < 60; calls++) statuses.push((await guess(`203.0.113.${10 + (calls % 6)}`)).statusCode)
  expect(statuses.filter((status) => status !== 429)).toHaveLength(50)
  expect((await guess()).statusCode).not.toBe(429)
  const asked = { action: 'forgotPassword', email: owner.email }
  app.advance(31)
  await app.inject({ method: 'POST', url: '/portal/user/auth', remoteAddress: '203.0.113.99', payload: asked })
  expect((await guess('203.0.113.99')).statusCode).not.toBe(429)
  expect((await guess('203.0.113.99')).statusCode).toBe(429)
})

test('counts simultaneous hits', async () => {
  const windows = await Promise.all(Array.from({ length: 20 }, () => rateLimits.hit(app.db, 'parallel', 60, app.now())))
  expect(windows.map(({ hits }) => hits).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
})

test('limits a flood from one address, except health checks from the internal network', async () => {
  const answers = []
  for (let calls = 0; calls < 6; calls++) answers.push(await guarded.inject({ url: '/portal/configs' }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429])
  expect(answers[5]?.json()).toMatchObject({ status: false, code: 'too-many-requests', data: null })
  expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0)
  for (const url of ['/healthz', '/readyz?verbose', '/metrics'])
    expect((await guarded.inject({ url })).statusCode).toBe(200)
  const fromOutside = Array.from({ length: 6 }, () => guarded.inject({ url: '/readyz', remoteAddress: '203.0.113.8' }))
  expect((await Promise.all(fromOutside)).map(({ statusCode }) => statusCode)).toContain(429)
  expect((await guarded.inject({ url: '/portal/configs', remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
})
