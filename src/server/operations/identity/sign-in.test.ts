import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'

const app = testApp()
const signIn = (email: unknown, password: unknown) => app.post('/portal/user/login', { email, password })

test('an unknown address and a wrong password answer alike', async () => {
  const unknown = await signIn('nobody@lumen.example', 'Sandbox#2026')
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

test('what is missing is named with the words of the screen', async () => {
  const answer = await app.post('/portal/user/login', {})
  expect(answer.statusCode).toBe(400)
  expect(answer.json().data.problems).toEqual([
    { field: '/email', rule: 'required', message: 'Please input your account email address.' },
    { field: '/password', rule: 'required', message: 'Please input your password' },
  ])
})

test('right credentials give the two tokens', async () => {
  const answer = await signIn('Dana@Lumen.Example', 'Sandbox#2026')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({
    statusCode: 200,
    message: '',
    data: { token: { AccessToken: expect.stringMatching(/^ey/), RefreshToken: expect.any(String) } },
  })
})

test('the eleventh wrong password in a quarter of an hour waits, for known and unknown addresses', async () => {
  for (const email of ['theo@portal.example', 'nobody-else@portal.example']) {
    for (let tries = 0; tries < 10; tries++) expect((await signIn(email, 'Wrong#2026')).statusCode).toBe(401)
    const answer = await signIn(email, 'Sandbox#2026')
    expect(answer.statusCode).toBe(429)
    expect(answer.json().code).toBe('LimitExceededException')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  app.advance(901)
  expect((await signIn('theo@portal.example', 'Sandbox#2026')).statusCode).toBe(200)
})
