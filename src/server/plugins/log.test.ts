import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { logOptions } from '#server/plugins/log.ts'
import { testApp } from '#tests/support/app.ts'
import { newPayer } from '#tests/support/payment.ts'

const quiet = testApp()
const password = 'Sandbox#2026'
const hexOf = (length: number) => expect.stringMatching(new RegExp(`^[\\da-f]{${length}}$`))

test('logs a line per operation with its route, request and trace, and without secrets, ids or addresses', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { config, database, now } = quiet
  const app = await buildApp({ config, database, now, deliver: undefined, logger: { ...logOptions, stream } })
  const headers = { 'x-request-id': 'trace-of-sign-in', cookie: 'session=planted-cookie' }
  const payload = { email: 'dana@lumen.example', password }
  const signIn = await app.inject({ method: 'POST', url: '/portal/user/login', headers, payload })
  const { AccessToken, RefreshToken } = signIn.json().data.token
  await app.inject({ url: '/portal/auth/otp?type=MFA', headers: { authorization: `Bearer ${AccessToken}` } })
  const code = await quiet.codeFor('dana@lumen.example')
  const authorization = `Bearer ${AccessToken}`
  const verified = await app.inject({
    method: 'POST',
    url: '/portal/auth/otp',
    headers: { authorization },
    payload: { otp: code, type: 'MFA' },
  })
  const { mfaToken } = verified.json().data
  const payer = await newPayer(await quiet.newPartner())
  const key = payer.credentials['x-api-key']
  await app.inject({ url: '/sandbox/v1/charges/order-of-a-partner', headers: payer.credentials })
  await app.inject({ url: '/sandbox/v1/charges/order-2', headers: { ...payer.credentials, 'x-project-id': 'other' } })
  await app.inject({ url: '/portal/projects/project-of-dana', headers: { authorization, 'x-mfa-token': mfaToken } })
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
  const read = lines.map((line) => JSON.parse(line))
  const signInLine = { operation: 'signIn', route: '/portal/user/login', status: 200, reqId: 'trace-of-sign-in' }
  expect(read).toContainEqual(expect.objectContaining({ ...signInLine, msg: 'answered' }))
  expect(read).toContainEqual(
    expect.objectContaining({ operation: 'getProject', route: '/portal/projects/:projectId' }),
  )
  expect(read).toContainEqual(
    expect.objectContaining({ operation: 'getCharge', route: '/sandbox/v1/charges/:correlationId', msg: 'call' }),
  )
  const accounts = new Set(read.flatMap(({ account }) => account ?? []))
  expect([...accounts]).toEqual([expect.stringMatching(/^[\da-f]{16}$/)])
  for (const line of read)
    expect(line).toMatchObject({ trace_id: hexOf(32), span_id: hexOf(16), reqId: expect.any(String) })
  const refusals = read.filter(({ msg }) => msg === 'sign-in refused')
  const [dana, danaAgain, unknown] = refusals.map(({ address }) => address)
  expect(dana).toMatch(/^[\da-f]{16}$/)
  expect([danaAgain, unknown === dana]).toEqual([dana, false])
  expect(log).toContain('Failed query: insert')
  for (const secret of [
    password,
    AccessToken,
    RefreshToken,
    code,
    mfaToken,
    key,
    payer.credentials.authorization,
    'planted-cookie',
    'order-of-a-partner',
    'project-of-dana',
    'private',
    config.sessionSecret,
    'dana@',
    'stranger@',
  ]) {
    expect(log).not.toContain(secret)
  }
})

test('continues the trace of a trusted proxy only', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  const lines: string[] = []
  const logger = { ...logOptions, stream: { write: (line: string) => void lines.push(line) } }
  const { config, database, now } = quiet
  for (const trustProxy of [['127.0.0.1'], ['10.0.0.1']]) {
    const app = await buildApp({ config: { ...config, trustProxy }, database, now, deliver: undefined, logger })
    await app.inject({ url: '/portal/configs', headers: { traceparent } })
    await app.close()
  }
  const [trusted, other] = lines.map((line) => JSON.parse(line).trace_id)
  expect(trusted).toBe('4bf92f3577b34da6a3ce929d0e0e4736')
  expect(other).toEqual(hexOf(32))
  expect(other).not.toBe(trusted)
})
