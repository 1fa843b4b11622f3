import { createHook } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { demoPassword } from '#server/demo-accounts.ts'
import { testApp } from '#tests/support/app.ts'

const statements: string[] = []
const app = testApp({ config: { staffPasswords: false }, onStatement: (text) => statements.push(text) })

/** The status and body of an answer, and the work behind it: its hashes of passwords and its statements. */
async function workOf(path: string, payload: object) {
  let hashes = 0
  const hook = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') hashes++
    },
  })
  statements.length = 0
  hook.enable()
  const { statusCode, body } = await app.post(path, payload)
  hook.disable()
  return { statusCode, body, hashes, statements: [...statements] }
}

const signIn = (email: string, password: string) => workOf('/portal/user/login', { email, password })

test('without staff passwords, a sign-in of staff takes the answer and the work of an unknown account', async () => {
  const unknown = await signIn('unknown@portal.example', demoPassword)
  expect([unknown.statusCode, unknown.hashes]).toEqual([401, 2])
  expect(await signIn('bea@portal.example', demoPassword)).toEqual(unknown)
  expect(await signIn('bea@portal.example', 'another')).toEqual(unknown)
})

test('without staff passwords, a forgotten one of staff takes the answer and the work of an unknown account', async () => {
  const forget = (email: string) => workOf('/portal/user/auth', { action: 'forgotPassword', email })
  const unknown = await forget('unknown@portal.example')
  expect(unknown.statusCode).toBe(200)
  expect(await forget('bea@portal.example')).toEqual(unknown)
})

test('without staff passwords, a sign-up with the address of staff sends no mail, and answers like an unknown one', async () => {
  const [email, unknown] = ['bea@portal.example', 'unknown@portal.example']
  const password = 'Harbour#2027'
  app.advance(31)
  for (const address of [email, unknown])
    expect((await app.post('/portal/user/signup', { email: address, password })).statusCode).toBe(200)
  expect(await app.mailsTo(email)).toEqual([])
  const open = await signIn(unknown, password)
  expect(JSON.parse(open.body).message).toBe('confirmsignup')
  expect(await signIn(email, password)).toEqual(open)
  const wrong = await signIn(unknown, 'another')
  expect(wrong).toMatchObject({ statusCode: 401, hashes: open.hashes })
  expect(await signIn(email, 'another')).toEqual(wrong)
})
