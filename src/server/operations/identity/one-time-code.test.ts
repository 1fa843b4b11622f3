import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'

const app = testApp()

/** Signs in with the password only. */
async function halfSignedIn(email = 'dana@lumen.example') {
  const { accessToken } = await app.tokensFor(email, 'Sandbox#2026')
  const headers = { authorization: `Bearer ${accessToken}` }
  return {
    headers,
    request: () => app.inject({ url: '/portal/auth/otp?type=MFA', headers }),
    verify: (otp: string) =>
      app.inject({ method: 'POST', url: '/portal/auth/otp', headers, payload: { otp, type: 'MFA' } }),
  }
}

test('rejects callers without a session', async () => {
  expect((await app.visitor.get('/portal/auth/otp?type=MFA')).json()).toMatchObject({ code: 'not-signed-in' })
})

test('requires the type MFA', async () => {
  const { headers } = await halfSignedIn()
  const answer = await app.inject({ url: '/portal/auth/otp', headers })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().data.problems[0]).toMatchObject({ field: '/query/type', rule: 'required' })
  expect((await app.inject({ url: '/portal/auth/otp?type=SMS', headers })).statusCode).toBe(400)
})

test('verifies a session with the email code, once', async () => {
  const dana = await halfSignedIn()
  expect((await app.inject({ url: '/portal/user', headers: dana.headers })).json()).toMatchObject({
    code: 'mfa-required',
  })
  expect((await dana.request()).json()).toEqual({
    status: true,
    message: '',
    data: { validSeconds: 300, resendSeconds: 30 },
  })
  const code = await app.codeFor('dana@lumen.example')
  const { mfaToken } = (await dana.verify(code)).json().data
  const headers = { ...dana.headers, 'x-mfa-token': mfaToken }
  expect((await app.inject({ url: '/portal/user', headers })).statusCode).toBe(200)
  expect((await dana.verify(code)).json()).toMatchObject({ status: false, code: 'code-expired' })
})

test('sends another code after thirty seconds and replaces the previous one', async () => {
  const dana = await halfSignedIn()
  await dana.request()
  const first = await app.codeFor('dana@lumen.example')
  const soon = await dana.request()
  expect(soon.statusCode).toBe(429)
  expect(soon.json().code).toBe('resend-too-soon')
  expect(soon.headers['retry-after']).toBe('30')
  app.advance(30)
  expect((await dana.request()).statusCode).toBe(200)
  const second = await app.codeFor('dana@lumen.example')
  if (first !== second) expect((await dana.verify(first)).json().code).toBe('code-mismatch')
  expect((await dana.verify(second)).statusCode).toBe(200)
})

test('locks the code after five wrong attempts', async () => {
  const dana = await halfSignedIn()
  await dana.request()
  const code = await app.codeFor('dana@lumen.example')
  const wrong = code === '123456' ? '654321' : '123456'
  for (let tries = 0; tries < 4; tries++) expect((await dana.verify(wrong)).json().code).toBe('code-mismatch')
  expect((await dana.verify(wrong)).json().code).toBe('code-locked')
  expect((await dana.verify(code)).json().code).toBe('code-locked')
})

test('rejects the code of another session', async () => {
  const one = await halfSignedIn()
  const two = await halfSignedIn()
  await one.request()
  const code = await app.codeFor('dana@lumen.example')
  expect((await two.verify(code)).json().code).toBe('code-expired')
  expect((await one.verify(code)).statusCode).toBe(200)
})

test('limits wrong codes across sessions', async () => {
  app.advance(3600)
  const refusals: string[] = []
  for (let session = 0; session < 6; session++) {
    const attacker = await halfSignedIn('ines@portal.example')
    await attacker.request()
    for (let tries = 0; tries < 5; tries++) refusals.push((await attacker.verify('000000')).json().code)
  }
  expect(refusals.filter((code) => code === 'too-many-requests')).toHaveLength(10)
})

test('accepts 50 codes of an account in an hour from all addresses, and then warns its owner once', async () => {
  const { email } = await app.newPartner()
  const { headers } = await halfSignedIn(email)
  const enter = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/portal/auth/otp',
      remoteAddress,
      headers,
      payload: { otp: '000000', type: 'MFA' },
    })
  const answers = []
  for (let tries = 1; tries <= 52; tries++) answers.push((await enter(`203.0.113.${tries}`)).json().code)
  expect(answers.indexOf('too-many-requests')).toBe(50)
  const warnings = (await app.mailsTo(email)).filter(({ subject }) => subject === 'Many wrong codes for your account')
  expect(warnings).toHaveLength(1)
  app.advance(3599)
  const later = await halfSignedIn(email)
  expect((await later.verify('000000')).json().code).toBe('too-many-requests')
})

test('sends one mail for many simultaneous requests', async () => {
  const theo = await halfSignedIn('theo@portal.example')
  const answers = await Promise.all(Array.from({ length: 6 }, () => theo.request()))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429, 429, 429, 429])
  expect(await app.mailsTo('theo@portal.example')).toHaveLength(1)
})
