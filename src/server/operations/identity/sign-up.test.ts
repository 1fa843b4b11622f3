import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as accounts from '#server/repositories/accounts.ts'
import { testApp } from '#tests/support/app.ts'

const app = testApp()
const password = 'Harbour#2027'
const signUp = (email: string, secret = password) => app.post('/portal/user/signup', { email, password: secret })
const confirm = (email: string, key: string) => app.post('/portal/user/auth', { action: 'confirmSignUp', email, key })
const signIn = (email: string, secret = password) => app.post('/portal/user/login', { email, password: secret })

test('a password outside the policy is refused with its words', async () => {
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

test('the address is confirmed with the mailed code, whatever its case, and can sign in then', async () => {
  expect((await signUp('Mira@Lumen.example')).json()).toEqual({ statusCode: 200, message: '', data: null })
  expect((await signIn('mira@lumen.example')).json()).toEqual({ statusCode: 200, message: 'confirmsignup', data: null })
  const answer = await confirm('MIRA@lumen.example', await app.codeFor('mira@lumen.example'))
  expect(answer.json()).toEqual({ statusCode: 200, message: '', data: null })
  expect((await signIn('mira@lumen.example')).json().data.token.AccessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
})

test('gives a known address the same answer and mails its owner', async () => {
  const answer = await signUp('dana@lumen.example')
  expect(answer.json()).toEqual({ statusCode: 200, message: '', data: null })
  const [mail] = await app.mailsTo('dana@lumen.example')
  expect(mail).toMatchObject({ subject: 'You already have an account', code: null })
  expect((await signIn('dana@lumen.example')).statusCode).toBe(401)
})

test('signing up again before confirming replaces the password', async () => {
  await signUp('kim@lumen.example', 'Somebody#Else1')
  app.advance(31)
  await signUp('kim@lumen.example')
  await confirm('kim@lumen.example', await app.codeFor('kim@lumen.example'))
  expect((await signIn('kim@lumen.example', 'Somebody#Else1')).statusCode).toBe(401)
  expect((await signIn('kim@lumen.example')).statusCode).toBe(200)
})

test('an unconfirmed account whose code has expired gets a fresh one when it signs in', async () => {
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

test('a sign-up whose mail cannot be written leaves no account behind', async () => {
  await app.db.execute(sql`alter table mail_outbox rename to mail_outbox_hidden`)
  const answer = await signUp('half@lumen.example')
  await app.db.execute(sql`alter table mail_outbox_hidden rename to mail_outbox`)
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ statusCode: 500, code: 'InternalErrorException', data: null })
  expect(await accounts.findByEmail(app.db, 'half@lumen.example')).toBeUndefined()
  expect((await signUp('half@lumen.example')).statusCode).toBe(200)
})
