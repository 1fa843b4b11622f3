import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { demoPassword } from '#server/demo-accounts.ts'
import { deleteUnconfirmedSignUps } from '#server/jobs/cleanup.ts'
import * as accounts from '#server/repositories/accounts.ts'
import { testApp } from '#tests/support/app.ts'

const app = testApp()
const password = 'Harbour#2027'
const signUp = (email: string, secret = password) => app.post('/portal/user/signup', { email, password: secret })
const confirm = (email: string, key: string) => app.post('/portal/user/auth', { action: 'confirmSignUp', email, key })
const signIn = (email: string, secret = password) => app.post('/portal/user/login', { email, password: secret })

test('rejects a password outside the policy with its message', async () => {
  const answer = await signUp('mira@lumen.example', 'sandbox')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    statusCode: 400,
    code: 'InvalidParameterException',
    data: {
      problems: [
        {
          field: '/password',
          message:
            'Must have minimum 8 characters including atleast one each of digit, lower case, upper case and symbol.',
        },
      ],
    },
  })
})

test('rejects a common password at its field, and creates no account', async () => {
  const answer = await signUp('common@lumen.example', 'P@ssw0rd1!')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'InvalidParameterException',
    data: { problems: [{ field: '/password', rule: 'common', message: expect.stringContaining('too common') }] },
  })
  expect(await accounts.findByEmail(app.db, 'common@lumen.example')).toBeUndefined()
})

test('confirms the address with the email code, in any case, and allows sign-in', async () => {
  expect((await signUp('Mira@Lumen.example')).json()).toEqual({ statusCode: 200, message: '', data: null })
  expect((await signIn('mira@lumen.example')).json()).toEqual({ statusCode: 200, message: 'confirmsignup', data: null })
  const answer = await confirm('MIRA@lumen.example', await app.codeFor('mira@lumen.example'))
  expect(answer.json()).toEqual({ statusCode: 200, message: '', data: null })
  expect((await signIn('mira@lumen.example')).json().data.token.AccessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
})

test('answers a known address the same, mails its owner and keeps the password', async () => {
  const answer = await signUp('dana@lumen.example')
  expect(answer.json()).toEqual({ statusCode: 200, message: '', data: null })
  const [mail] = await app.mailsTo('dana@lumen.example')
  expect(mail).toMatchObject({ subject: 'You already have an account', code: null })
  expect((await signIn('dana@lumen.example')).json().data).toBeNull()
  expect((await signIn('dana@lumen.example', demoPassword)).json().data.token).toBeDefined()
})

describe('a stranger who signs up with a known address', () => {
  const other = 'Another#Word1'
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, remoteAddress: '203.0.113.7' })
  const signUp = (email: string, secret = password) => post('/portal/user/signup', { email, password: secret })
  const signIn = (email: string, secret = password) => post('/portal/user/login', { email, password: secret })
  const act = (body: object) => (email: string) => post('/portal/user/auth', { ...body, email })
  const resend = act({ action: 'resendSignUp' })
  const confirm = act({ action: 'confirmSignUp', key: '000000' })
  const forget = act({ action: 'forgotPassword' })
  const reset = (email: string, key = '000000') => act({ action: 'resetPassword', key, password: other })(email)

  /** The answer to a step, which is the same for both addresses. */
  async function sameAnswer(emails: string[], step: typeof resend) {
    const [known, unknown] = await Promise.all(
      emails.map(async (email) => {
        const { statusCode, body, headers } = await step(email)
        return { statusCode, body, headers: { ...headers, 'x-request-id': '', date: '' } }
      }),
    )
    expect(known).toEqual(unknown)
    const { code, message } = JSON.parse(known?.body ?? '')
    return [known?.statusCode, code ?? message]
  }

  async function knownAndUnknown(name: string): Promise<[known: string, unknown: string]> {
    const { email } = await app.newPartner(`${name}-known@lumen.example`)
    app.advance(31)
    return [email, `${name}-unknown@lumen.example`]
  }

  const signUpAgain = (email: string) => signUp(email, other)
  const signInAgain = (email: string) => signIn(email, other)

  test('gets the answers of an unknown one while the code is open, closed and expired, and no token', async () => {
    const emails = await knownAndUnknown('code')
    const answer = (step: typeof resend) => sameAnswer(emails, step)
    expect(await answer(signUp)).toEqual([200, ''])
    expect(await answer(signIn)).toEqual([200, 'confirmsignup'])
    expect(await answer(signUpAgain)).toEqual([429, 'LimitExceededException'])
    expect(await answer(resend)).toEqual([429, 'LimitExceededException'])
    for (let tries = 0; tries < 4; tries++) expect(await answer(confirm)).toEqual([400, 'CodeMismatchException'])
    expect(await answer(confirm)).toEqual([429, 'TooManyFailedAttemptsException'])
    expect(await answer(signIn)).toEqual([200, 'confirmsignup'])
    app.advance(31)
    expect(await answer(signIn)).toEqual([403, 'UserNotConfirmedException'])
    expect(await answer(signIn)).toEqual([200, 'confirmsignup'])
    app.advance(300)
    expect(await answer(confirm)).toEqual([400, 'ExpiredCodeException'])
    expect(await answer(signIn)).toEqual([403, 'UserNotConfirmedException'])
  })

  test('gets the answers of an unknown one after another sign-up, and no token', async () => {
    const emails = await knownAndUnknown('again')
    const answer = (step: typeof resend) => sameAnswer(emails, step)
    expect(await answer(signUp)).toEqual([200, ''])
    expect(await answer(signInAgain)).toEqual([401, 'UserNotFoundException'])
    app.advance(31)
    expect(await answer(forget)).toEqual([200, ''])
    expect(await answer(reset)).toEqual([400, 'CodeMismatchException'])
    expect(await answer(resend)).toEqual([200, ''])
    app.advance(31)
    expect(await answer(signUpAgain)).toEqual([200, ''])
    expect(await answer(signIn)).toEqual([401, 'UserNotFoundException'])
    expect(await answer(signInAgain)).toEqual([200, 'confirmsignup'])
  })

  test('mails its owner no code, and opens nothing of the account', async () => {
    const { email } = await app.newPartner()
    const before = await app.mailsTo(email)
    app.advance(31)
    await signUp(email)
    app.advance(301)
    expect((await signIn(email)).statusCode).toBe(403)
    app.advance(31)
    await resend(email)
    const mails = await app.mailsTo(email)
    expect(mails.slice(0, -before.length)).toMatchObject([{ subject: 'You already have an account', code: null }])
    expect((await signIn(email, demoPassword)).json().data.token).toBeDefined()
  })

  test('has ten tries like at an unknown one: the password of the sign-up gives no more', async () => {
    const emails = await knownAndUnknown('limit')
    await sameAnswer(emails, signUp)
    for (let tries = 0; tries < 5; tries++) {
      expect(await sameAnswer(emails, signInAgain)).toEqual([401, 'UserNotFoundException'])
      expect(await sameAnswer(emails, signIn)).toEqual([200, 'confirmsignup'])
    }
    expect(await sameAnswer(emails, signIn)).toEqual([429, 'LimitExceededException'])
    app.advance(901)
    expect(await sameAnswer(emails, signIn)).toEqual([403, 'UserNotConfirmedException'])
  })

  test('gets the same answers until the sign-up is deleted', async () => {
    const emails = await knownAndUnknown('deleted')
    const days = (count: number) => app.advance(count * 24 * 60 * 60)
    await sameAnswer(emails, signUp)
    for (const step of [resend, forget, signIn]) {
      days(29)
      await sameAnswer(emails, step)
      days(2)
      await deleteUnconfirmedSignUps(app.db, app.now())
      expect(await sameAnswer(emails, signIn)).toEqual([403, 'UserNotConfirmedException'])
    }
    days(31)
    await deleteUnconfirmedSignUps(app.db, app.now())
    expect(await sameAnswer(emails, signIn)).toEqual([401, 'UserNotFoundException'])
    expect((await signIn(emails[0], demoPassword)).json().data.token).toBeDefined()
  })

  test('is refused once a reset by mail has proven whose address it is', async () => {
    const emails = await knownAndUnknown('reset')
    await sameAnswer(emails, signUp)
    app.advance(1)
    await sameAnswer(emails, forget)
    expect(await sameAnswer(emails, async (email) => reset(email, await app.codeFor(email)))).toEqual([200, ''])
    expect(await sameAnswer(emails, signIn)).toEqual([401, 'UserNotFoundException'])
  })
})

test('replaces the password of an unconfirmed account', async () => {
  await signUp('kim@lumen.example', 'Another#Word1')
  app.advance(31)
  await signUp('kim@lumen.example')
  await confirm('kim@lumen.example', await app.codeFor('kim@lumen.example'))
  expect((await signIn('kim@lumen.example', 'Another#Word1')).statusCode).toBe(401)
  expect((await signIn('kim@lumen.example')).statusCode).toBe(200)
})

test('a code confirms the password of its own sign-up, never that of a later one', async () => {
  await signUp('noor@lumen.example')
  const first = await app.codeFor('noor@lumen.example')
  expect((await signUp('noor@lumen.example', 'Another#Word1')).statusCode).toBe(429)
  expect(await app.mailsTo('noor@lumen.example')).toHaveLength(1)
  expect((await confirm('noor@lumen.example', first)).statusCode).toBe(200)
  expect((await signIn('noor@lumen.example', 'Another#Word1')).statusCode).toBe(401)
  expect((await signIn('noor@lumen.example')).json().data.token).toBeDefined()
})

test('refuses another sign-up within 30 seconds, for a known and an unknown address alike', async () => {
  for (const email of ['dana@lumen.example', 'ravi@lumen.example']) {
    await signUp(email)
    app.advance(12)
    const refused = await signUp(email, 'Another#Word1')
    expect(refused.json()).toMatchObject({
      statusCode: 429,
      code: 'LimitExceededException',
      message: expect.stringContaining('To use another password, sign up again in 30 seconds.'),
      data: null,
    })
    expect(refused.headers['retry-after']).toBe('18')
    app.advance(18)
    expect((await signUp(email, 'Another#Word1')).statusCode).toBe(200)
  }
})

test('answers that nothing was stored when a code was sent to an address without an account', async () => {
  const resend = { action: 'resendSignUp', email: 'early@lumen.example' }
  expect((await app.post('/portal/user/auth', resend)).statusCode).toBe(200)
  expect((await signUp('early@lumen.example')).statusCode).toBe(429)
  expect(await accounts.findByEmail(app.db, 'early@lumen.example')).toBeUndefined()
})

test('a sign-up that races a confirmation never changes the password that is confirmed', async () => {
  const others = Array.from({ length: 6 }, (_, at) => `Another#Word${at}`)
  for (const name of ['race-1', 'race-2', 'race-3']) {
    const email = `${name}@lumen.example`
    await signUp(email)
    const code = await app.codeFor(email)
    app.advance(31)
    const [confirmed] = await Promise.all([confirm(email, code), ...others.map((secret) => signUp(email, secret))])
    const withFirst = (await signIn(email)).statusCode === 200
    expect(withFirst).toBe(confirmed?.statusCode === 200)
    app.advance(901)
  }
})

test('sends an unconfirmed account a new code at sign-in when its code has expired', async () => {
  await signUp('leo@lumen.example')
  app.advance(301)
  const answer = await signIn('leo@lumen.example')
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({
    code: 'UserNotConfirmedException',
    message: 'Your account is not confirmed. An OTP has been send to your email.',
  })
  expect((await confirm('leo@lumen.example', await app.codeFor('leo@lumen.example'))).statusCode).toBe(200)
})

test('creates no account when its mail cannot be stored', async () => {
  await app.db.execute(sql`alter table mail_outbox rename to mail_outbox_hidden`)
  const answer = await signUp('half@lumen.example')
  await app.db.execute(sql`alter table mail_outbox_hidden rename to mail_outbox`)
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ statusCode: 500, code: 'InternalErrorException', data: null })
  expect(await accounts.findByEmail(app.db, 'half@lumen.example')).toBeUndefined()
  expect((await signUp('half@lumen.example')).statusCode).toBe(200)
})
