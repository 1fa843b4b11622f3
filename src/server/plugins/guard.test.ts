import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { signToken } from '#server/identity/tokens.ts'
import { changeStaff, findByEmail } from '#server/repositories/accounts.ts'
import { anotherProcess } from '#tests/support/another-process.ts'
import { type Caller, testApp } from '#tests/support/app.ts'

const app = testApp()
const outside = testApp({ config: { internalNetworks: [] } })

const hour = 3600_000
const inAnHour = () => new Date(app.now().getTime() + hour)
const bytes = (text: string) => new TextEncoder().encode(text)

/** A token with our signature and this text. */
function signedText(text: string, secret: string): string {
  const start = `${encode({ alg: 'HS256', typ: 'JWT' })}.${Buffer.from(text).toString('base64url')}`
  return `${start}.${createHmac('sha256', secret).update(start).digest('base64url')}`
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

async function roleWith(token: string) {
  return await app.inject({ url: '/portal/user/role', headers: { authorization: `Bearer ${token}` } })
}

async function danaClaims() {
  const { accessToken } = await app.tokensFor('dana@lumen.example', 'Sandbox#2026')
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())
  return { accountId: String(claims.sub), sessionId: String(claims.sid), claims }
}

test('accepts a valid token', async () => {
  const { accountId, sessionId } = await danaClaims()
  const token = await signToken('access', { accountId, sessionId }, app.config.sessionSecret, app.now(), inAnHour())
  expect((await roleWith(token)).json().data).toEqual({ role: 'external_admin_role' })
})

test('answers 401 to a forged, expired, foreign or malformed token', async () => {
  const { accountId, sessionId, claims } = await danaClaims()
  const own = { accountId, sessionId }
  const { sessionSecret } = app.config
  const before = new Date(app.now().getTime() - hour)
  const jwt = (algorithm: string, secret: string, changed = {}) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: algorithm, typ: 'JWT' }).sign(bytes(secret))
  const tokens = {
    'another secret': await jwt('HS256', 'another secret, as long as the real one'),
    'another algorithm of the same family': await jwt('HS512', sessionSecret.padEnd(64, ' ')),
    'another algorithm with our secret': await jwt('HS384', sessionSecret),
    'no algorithm': `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
    expired: await signToken('access', own, sessionSecret, new Date(before.getTime() - hour), before),
    'another kind': await signToken('mfa', own, sessionSecret, app.now(), inAnHour()),
    'a session that is not': await signToken(
      'access',
      { ...own, sessionId: crypto.randomUUID() },
      sessionSecret,
      app.now(),
      inAnHour(),
    ),
    "another account's session": await signToken(
      'access',
      { ...own, accountId: crypto.randomUUID() },
      sessionSecret,
      app.now(),
      inAnHour(),
    ),
    'not even an id': await signToken('access', { ...own, sessionId: 'x' }, sessionSecret, app.now(), inAnHour()),
    'another issuer': await jwt('HS256', sessionSecret, { iss: 'another portal' }),
    'no expiry': await jwt('HS256', sessionSecret, { exp: undefined }),
    'another type': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(bytes(sessionSecret)),
    'claims that are no object': signedText('null', sessionSecret),
    'claims that are no JSON': signedText('{', sessionSecret),
    'a fourth part': `${await jwt('HS256', sessionSecret)}.x`,
    'a shortened signature': (await jwt('HS256', sessionSecret)).slice(0, -1),
    'no token': 'abc',
    'a changed claim': (await jwt('HS256', sessionSecret)).replace(
      /\.[^.]+\./,
      `.${encode({ ...claims, exp: claims.exp + 60 })}.`,
    ),
  }
  for (const [kind, token] of Object.entries(tokens)) {
    const answer = await roleWith(token)
    expect.soft(answer.statusCode, kind).toBe(401)
    expect.soft(answer.json().code, kind).toBe('not-signed-in')
  }
})

test('expires an access token after fifteen minutes', async () => {
  const { accessToken } = await app.tokensFor('dana@lumen.example', 'Sandbox#2026')
  app.advance(14 * 60)
  expect((await roleWith(accessToken)).statusCode).toBe(200)
  app.advance(61)
  expect((await roleWith(accessToken)).statusCode).toBe(401)
})

test("answers mfa-required to another session's MFA token, an access token in its place, and none", async () => {
  const dana = await app.signedIn('dana')
  const again = await app.tokensFor('dana@lumen.example', 'Sandbox#2026')
  for (const mfa of [dana.mfaToken, again.accessToken, '']) {
    const headers = { authorization: `Bearer ${again.accessToken}`, 'x-mfa-token': mfa }
    const answer = await app.inject({ url: '/portal/user', headers })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('mfa-required')
  }
})

test('answers 403 for another role before the body is validated', async () => {
  const [dana, ines] = [await app.signedIn('dana'), await app.signedIn('ines')]
  expect((await dana.get('/admin/projects/status/pending')).json().code).toBe('role-not-allowed')
  expect((await ines.post('/portal/projects', { nonsense: true })).statusCode).toBe(403)
})

test('lets staff outside the internal network reach only the network check', async () => {
  const { accessToken } = await outside.tokensFor('bea@portal.example', 'Sandbox#2026')
  const headers = { authorization: `Bearer ${accessToken}` }
  const answer = await outside.inject({ url: '/admin/vpn-check', headers })
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({
    code: 'network-not-internal',
    message: 'Access allowed only from internal network.',
  })
  const bea = await outside.signedIn('bea')
  expect((await bea.get('/admin/projects/status/pending')).json().code).toBe('network-not-internal')
  const ines = await outside.signedIn('ines')
  expect((await ines.get('/admin/projects/status/pending')).statusCode).toBe(200)
})

test('accepts staff inside the internal network', async () => {
  const theo = await app.signedIn('theo')
  expect((await theo.get('/admin/vpn-check')).json()).toEqual({ status: true, message: 'OK', data: { network: 'OK' } })
  expect((await theo.get('/portal/user')).json().data).toMatchObject({
    roleName: 'technical_limited_role',
    org_id: null,
  })
})

test('refuses an ended session, and follows a changed role, in every process from the next request on', async () => {
  const [dana, ines, theo] = [await app.signedIn('dana'), await app.signedIn('ines'), await app.signedIn('theo')]
  const other = await anotherProcess(app)
  const statusesOf = async (caller: Caller, url: string) => {
    const headers = { authorization: `Bearer ${caller.accessToken}`, 'x-mfa-token': caller.mfaToken }
    const answers = [await caller.get(url), await other.inject({ url, headers })]
    return answers.map(({ statusCode }) => statusCode)
  }
  try {
    expect(await statusesOf(dana, '/portal/projects')).toEqual([200, 200])
    await app.inject({ method: 'POST', url: '/portal/user/logout', payload: { refreshToken: dana.refreshToken } })
    expect(await statusesOf(dana, '/portal/projects')).toEqual([401, 401])

    const moved = await findByEmail(app.db, ines.email)
    expect(await statusesOf(ines, '/admin/projects/status/pending')).toEqual([200, 200])
    await changeStaff(app.db, moved?.id ?? '', { role: 'TECHNICAL_LIMITED' }, app.now())
    expect(await statusesOf(ines, '/portal/user/role')).toEqual([200, 200])
    expect((await ines.get('/portal/user/role')).json().data.role).toBe('technical_limited_role')

    const disabled = await findByEmail(app.db, theo.email)
    expect(await statusesOf(theo, '/portal/user')).toEqual([200, 200])
    await changeStaff(app.db, disabled?.id ?? '', { disabledAt: app.now() }, app.now())
    expect(await statusesOf(theo, '/portal/user')).toEqual([401, 401])
  } finally {
    await other.close()
  }
})
