import { describe, expect, test } from 'vitest'
import { rateLimits } from '#server/db/identity-schema.ts'
import { setHashCost } from '#server/identity/passwords.ts'
import { testApp } from '#tests/support/app.ts'
import { testHashCost } from '#tests/support/database.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const app = testApp()
const act = (body: object) => app.post('/portal/user/auth', body)
const done = { statusCode: 200, message: '', data: null }

async function signUp(email: string): Promise<void> {
  await app.post('/portal/user/signup', { email, password: 'Harbour#2027' })
}

function other(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

test('rejects an unknown action and a missing code', async () => {
  expect((await act({ action: 'becomeAdmin', email: 'dana@lumen.example' })).statusCode).toBe(400)
  const answer = await act({ action: 'confirmSignUp', email: 'dana@lumen.example' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().data.problems).toEqual([
    { field: '/key', rule: 'required', message: 'Please input the code you received.' },
  ])
})

test('closes the code at the fifth wrong attempt, and allows another after the wait', async () => {
  const email = 'locked@lumen.example'
  await signUp(email)
  const code = await app.codeFor(email)
  const confirm = (key: string) => act({ action: 'confirmSignUp', email, key })
  for (let tries = 0; tries < 4; tries++) expect((await confirm(other(code))).json().code).toBe('CodeMismatchException')
  expect((await confirm(other(code))).json().code).toBe('TooManyFailedAttemptsException')
  expect((await confirm(code)).json().code).toBe('TooManyFailedAttemptsException')
  app.advance(31)
  expect((await act({ action: 'resendSignUp', email })).json()).toEqual(done)
  expect((await confirm(await app.codeFor(email))).json()).toEqual(done)
})

describe('a caller who enters wrong codes', () => {
  const from = (remoteAddress: string, body: object) =>
    app.inject({ method: 'POST', url: '/portal/user/auth', remoteAddress, payload: body })

  test('does not close the code for the browser that asked for it', async () => {
    const { email } = await app.newPartner()
    app.advance(31)
    await act({ action: 'forgotPassword', email })
    const key = await app.codeFor(email)
    const reset = { action: 'resetPassword', email, password: 'Harbour#2027' }
    const answers = []
    for (let tries = 0; tries < 7; tries++) {
      const address = `203.0.113.${tries}`
      answers.push((await from(address, { ...reset, key: other(key) })).json().code)
    }
    expect(answers.slice(3)).toEqual(['CodeMismatchException', ...Array(3).fill('TooManyFailedAttemptsException')])
    expect((await from('203.0.113.9', { ...reset, key })).json().code).toBe('TooManyFailedAttemptsException')
    expect((await act({ ...reset, key })).json()).toEqual(done)
  })

  test('leaves the sign-up code of the owner valid', async () => {
    const email = 'besieged@lumen.example'
    await signUp(email)
    const key = await app.codeFor(email)
    for (let tries = 0; tries < 5; tries++) {
      await from('203.0.113.9', { action: 'confirmSignUp', email, key: other(key) })
    }
    const again = await app.post('/portal/user/login', { email, password: 'Harbour#2027' })
    expect(again.json().message).toBe('confirmsignup')
    expect((await act({ action: 'confirmSignUp', email, key })).json()).toEqual(done)
  })

  test('gets the same answers for an unknown address', async () => {
    app.advance(3600)
    const answersFor = async (email: string) => {
      await act({ action: 'forgotPassword', email })
      const answers = []
      for (let tries = 0; tries < 6; tries++) {
        const body = { action: 'resetPassword', email, key: '000000', password: 'Harbour#2027' }
        answers.push((await from('203.0.113.9', body)).json().code)
      }
      return answers
    }
    expect(await answersFor('no-one@unknown.example')).toEqual(await answersFor('ines@portal.example'))
  })
})

test('allows no extra attempts in simultaneous requests', async () => {
  const email = 'parallel@lumen.example'
  await signUp(email)
  const code = await app.codeFor(email)
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => act({ action: 'confirmSignUp', email, key: other(code) })),
  )
  expect(answers.filter((answer) => answer.json().code === 'CodeMismatchException')).toHaveLength(4)
})

test('accepts a code once, within five minutes', async () => {
  const email = 'late@lumen.example'
  await signUp(email)
  const first = await app.codeFor(email)
  app.advance(300)
  expect((await act({ action: 'confirmSignUp', email, key: first })).json().code).toBe('ExpiredCodeException')
  await act({ action: 'resendSignUp', email })
  const second = await app.codeFor(email)
  expect((await act({ action: 'confirmSignUp', email, key: second })).json()).toEqual(done)
  expect((await act({ action: 'confirmSignUp', email, key: second })).json().code).toBe('CodeMismatchException')
})

test('answers code requests for known and unknown addresses alike, also in time', async () => {
  app.advance(3600)
  for (const action of ['forgotPassword', 'resendSignUp']) {
    for (const email of ['bea@portal.example', `${action}@unknown.example`]) {
      expect((await act({ action, email })).json()).toEqual(done)
      const again = await act({ action, email })
      expect(again.statusCode).toBe(429)
      expect(again.json().code).toBe('LimitExceededException')
      expect(again.headers['retry-after']).toBe('30')
    }
  }
  expect(await app.mailsTo('forgotPassword@unknown.example')).toEqual([])
})

test('answers wrong codes for known and unknown addresses alike', async () => {
  app.advance(3600)
  const codes = async (email: string) => {
    await act({ action: 'forgotPassword', email })
    const answers = []
    for (let tries = 0; tries < 6; tries++) {
      const answer = await act({ action: 'resetPassword', email, key: '000000', password: 'Harbour#2027' })
      answers.push(answer.json().code)
    }
    return answers
  }
  expect(await codes('stranger@unknown.example')).toEqual(await codes('theo@portal.example'))
})

test('ends every session, confirms the address and mails the owner after a reset', async () => {
  const member = await app.newPartner()
  app.advance(31)
  await act({ action: 'forgotPassword', email: member.email })
  const key = await app.codeFor(member.email)
  const weak = await act({ action: 'resetPassword', email: member.email, key, password: 'sandbox' })
  expect(weak.statusCode).toBe(400)
  const common = await act({ action: 'resetPassword', email: member.email, key, password: 'Password1!' })
  expect(common.json().data.problems).toMatchObject([{ field: '/password', rule: 'common' }])
  const answer = await act({ action: 'resetPassword', email: member.email, key, password: 'Elsewhere#2028' })
  expect(answer.json()).toEqual(done)
  expect((await member.get('/portal/projects')).statusCode).toBe(401)
  const refreshed = await app.post('/portal/user/refresh', { refreshToken: member.refreshToken })
  expect(refreshed.statusCode).toBe(401)
  expect((await app.mailsTo(member.email))[0]?.subject).toBe('Your password was changed')
  expect(await app.signIn(member.email, 'Elsewhere#2028')).toMatchObject({ email: member.email })
})

test('hashes a new password without holding the database', async () => {
  setHashCost({ memory: 19_456, passes: 40 })
  try {
    let isReset = false
    const counted = await app.db.$count(rateLimits)
    const reset = act({
      action: 'resetPassword',
      email: 'slow@unknown.example',
      key: '000000',
      password: 'Harbour#2027',
    })
    const ended = reset.then(() => {
      isReset = true
    })
    await waitFor(async () => expect(await app.db.$count(rateLimits)).toBeGreaterThan(counted))
    for (let read = 0; read < 20; read++) await app.db.$count(rateLimits)
    expect(isReset).toBe(false)
    await ended
  } finally {
    setHashCost(testHashCost)
  }
})
