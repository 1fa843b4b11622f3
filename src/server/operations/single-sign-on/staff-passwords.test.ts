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
  expect([unknown.statusCode, unknown.hashes]).toEqual([401, 1])
  expect(await signIn('bea@portal.example', demoPassword)).toEqual(unknown)
  expect(await signIn('bea@portal.example', 'another')).toEqual(unknown)
})

test('without staff passwords, a forgotten one of staff takes the answer and the work of an unknown account', async () => {
  const forget = (email: string) => workOf('/portal/user/auth', { action: 'forgotPassword', email })
  const unknown = await forget('unknown@portal.example')
  expect(unknown.statusCode).toBe(200)
  expect(await forget('bea@portal.example')).toEqual(unknown)
})

test('without staff passwords, a sign-up with the address of staff sends no mail', async () => {
  const email = 'bea@portal.example'
  expect((await app.post('/portal/user/signup', { email, password: 'Harbour#2027' })).statusCode).toBe(200)
  expect(await app.mailsTo(email)).toEqual([])
})
