import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { logOptions } from '#server/plugins/log.ts'
import { testApp } from '#tests/support/app.ts'

const quiet = testApp()
const password = 'Sandbox#2026'

test('logs a line per operation with its request id and without secrets', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { config, database, now } = quiet
  const app = await buildApp({ config, database, now, deliver: undefined, logger: { ...Object(logOptions), stream } })
  const headers = { 'x-request-id': 'trace-of-sign-in' }
  const payload = { email: 'dana@lumen.example', password }
  const signIn = await app.inject({ method: 'POST', url: '/portal/user/login', headers, payload })
  const { AccessToken, RefreshToken } = signIn.json().data.token
  await app.inject({ url: '/portal/auth/otp?type=MFA', headers: { authorization: `Bearer ${AccessToken}` } })
  const code = await quiet.codeFor('dana@lumen.example')
  await app.inject({ url: '/portal/resources/search?keyword=something%20private' })
  const refused = (email: string) =>
    app.inject({ method: 'POST', url: '/portal/user/login', payload: { email, password: 'Wrong#2026' } })
  for (const email of ['dana@lumen.example', 'DANA@lumen.example', 'stranger@unknown.example']) await refused(email)
  const transaction = database.db.transaction
  Object.assign(database.db, {
    transaction: () => Promise.reject(new Error(`Failed query: insert\nparams: ${password}`)),
  })
  await app.inject({ method: 'POST', url: '/portal/user/signup', payload })
  Object.assign(database.db, { transaction })
  await app.close()

  const log = lines.join('')
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ path: 'signIn', status: 200, reqId: 'trace-of-sign-in', msg: 'answered' }),
  )
  const refusals = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'sign-in refused')
  const [dana, danaAgain, stranger] = refusals.map(({ address }) => address)
  expect(dana).toMatch(/^[\da-f]{16}$/)
  expect([danaAgain, stranger === dana]).toEqual([dana, false])
  expect(log).toContain('Failed query: insert')
  for (const secret of [
    password,
    AccessToken,
    RefreshToken,
    code,
    'private',
    config.sessionSecret,
    'dana@',
    'stranger@',
  ]) {
    expect(log).not.toContain(secret)
  }
})
