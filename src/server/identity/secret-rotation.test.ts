import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { issueChallenge, readAnswer } from '#server/identity/captcha.ts'
import { anotherProcess } from '#tests/support/another-process.ts'
import { testApp } from '#tests/support/app.ts'
import { newPayer, pays } from '#tests/support/payment.ts'

// The steps of docs/operating.md: every process verifies the next secret, then signs with it, then forgets the former one.

const app = testApp()
const next = 'the secret that replaces the one of the tests'
const otherSecrets = (SESSION_SECRET: string) => {
  const { subscriberSecret } = app.config
  const { sessionSecret, formerSessionSecrets } = readConfig({ SESSION_SECRET, SUBSCRIBER_SECRET: subscriberSecret })
  return { ...app.config, sessionSecret, formerSessionSecrets }
}
const processWith = (config: typeof app.config) => anotherProcess({ config, database: app.database, now: app.now })
let prepared: Awaited<ReturnType<typeof anotherProcess>>
let rotated: Awaited<ReturnType<typeof anotherProcess>>
let finished: Awaited<ReturnType<typeof anotherProcess>>

beforeAll(async () => {
  const former = app.config.sessionSecret
  prepared = await processWith(otherSecrets(`${former},${next}`))
  rotated = await processWith(otherSecrets(`${next}\n${former}`))
  finished = await processWith(otherSecrets(next))
})
afterAll(async () => {
  for (const each of [prepared, rotated, finished]) await each.close()
})

const profile = (caller: { accessToken: string; mfaToken: string }) => ({
  url: '/portal/user',
  headers: { authorization: `Bearer ${caller.accessToken}`, 'x-mfa-token': caller.mfaToken },
})

test('a session goes on in every process while the secret is replaced', async () => {
  const dana = await app.signedIn('dana')
  for (const each of [prepared, rotated]) expect((await each.inject(profile(dana))).statusCode).toBe(200)
  expect((await finished.inject(profile(dana))).json().code).toBe('not-signed-in')

  const payload = { refreshToken: dana.refreshToken }
  const refreshed = await rotated.inject({ method: 'POST', url: '/portal/user/refresh', payload })
  const renewed = { ...dana, accessToken: refreshed.json().data.token.AccessToken }
  for (const each of [prepared, rotated]) expect((await each.inject(profile(renewed))).statusCode).toBe(200)
  expect((await app.inject(profile(renewed))).json().code, 'a process without the next secret').toBe('not-signed-in')
  expect((await finished.inject(profile(renewed))).json().code, 'only the code is asked for').toBe('mfa-required')
})

test('accepts a one-time code sent before the rotation', async () => {
  const { accessToken } = await app.tokensFor('ines@portal.example', 'Sandbox#2026')
  const headers = { authorization: `Bearer ${accessToken}` }
  await app.inject({ url: '/portal/auth/otp?type=MFA', headers })
  const payload = { otp: await app.codeFor('ines@portal.example'), type: 'MFA' }
  const answer = await rotated.inject({ method: 'POST', url: '/portal/auth/otp', headers, payload })
  expect(answer.statusCode).toBe(200)
})

test('a captcha that was given out before can be solved', async () => {
  const now = new Date()
  const challenge = await issueChallenge(app.config, now)
  const solution = await solveChallenge({ challenge, deriveKey })
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const isRight = async (secrets: string) =>
    (await readAnswer(token, otherSecrets(secrets), now, async () => {})) !== undefined
  expect(await isRight(`${next},${app.config.sessionSecret}`)).toBe(true)
  expect(await isRight(next)).toBe(false)
})

test('a customer keeps the same hash', async () => {
  const payer = await newPayer(await app.newPartner())
  const message = {
    userIdentityType: 'MSISDN',
    userIdentifier: '6581234567',
    paymentServiceProvider: 'STM',
    transactionType: 'ASSOCIATION',
    messageContent: '#PASSWORD#',
  }
  for (const [at, each] of [app, rotated, finished].entries())
    await pays(each.inject, payer).post('/v1/identities/otp', { ...message, correlationId: `rotation-${at}` })
  const customers = (await app.db.select().from(calls)).map(({ customer }) => customer)
  expect(customers).toHaveLength(3)
  expect(customers[0]).toMatch(/^[\da-f]{32}$/)
  expect(new Set(customers).size).toBe(1)
})
