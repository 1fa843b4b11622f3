import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'

const app = testApp()
const act = (body: object) => app.post('/portal/user/auth', body)
const done = { statusCode: 200, message: '', data: null }

async function signUp(email: string): Promise<void> {
  await app.post('/portal/user/signup', { email, password: 'Harbour#2027' })
}

function other(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

test('an unknown action and a missing code are named', async () => {
  expect((await act({ action: 'becomeAdmin', email: 'dana@lumen.example' })).statusCode).toBe(400)
  const answer = await act({ action: 'confirmSignUp', email: 'dana@lumen.example' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().data.problems).toEqual([
    { field: '/key', rule: 'required', message: 'Please input the code you received.' },
  ])
})

test('the fifth wrong code closes it, and another can be requested after the wait', async () => {
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

test('trying many codes at once wins no extra try', async () => {
  const email = 'parallel@lumen.example'
  await signUp(email)
  const code = await app.codeFor(email)
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => act({ action: 'confirmSignUp', email, key: other(code) })),
  )
  expect(answers.filter((answer) => answer.json().code === 'CodeMismatchException')).toHaveLength(4)
})

test('a code is expired after five minutes and used once', async () => {
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

test('known and unknown addresses answer alike when a code is requested, waiting time included', async () => {
  app.advance(3600)
  for (const action of ['forgotPassword', 'resendSignUp']) {
    for (const email of ['bea@portal.example', `${action}@nobody.example`]) {
      expect((await act({ action, email })).json()).toEqual(done)
      const again = await act({ action, email })
      expect(again.statusCode).toBe(429)
      expect(again.json().code).toBe('LimitExceededException')
      expect(again.headers['retry-after']).toBe('30')
    }
  }
  expect(await app.mailsTo('forgotPassword@nobody.example')).toEqual([])
})

test('known and unknown addresses answer alike when codes are tried', async () => {
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
  expect(await codes('stranger@nobody.example')).toEqual(await codes('theo@portal.example'))
})

test('a new password ends every session, confirms the address and is told to its owner', async () => {
  const member = await app.newPartner()
  app.advance(31)
  await act({ action: 'forgotPassword', email: member.email })
  const key = await app.codeFor(member.email)
  const weak = await act({ action: 'resetPassword', email: member.email, key, password: 'sandbox' })
  expect(weak.statusCode).toBe(400)
  const answer = await act({ action: 'resetPassword', email: member.email, key, password: 'Another#2028' })
  expect(answer.json()).toEqual(done)
  expect((await member.get('/portal/projects')).statusCode).toBe(401)
  const refreshed = await app.post('/portal/user/refresh', { refreshToken: member.refreshToken })
  expect(refreshed.statusCode).toBe(401)
  expect((await app.mailsTo(member.email))[0]?.subject).toBe('Your password was changed')
  expect(await app.signIn(member.email, 'Another#2028')).toMatchObject({ email: member.email })
})
