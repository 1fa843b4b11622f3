import { afterAll, describe, expect, test } from 'vitest'
import { verifyChains } from '#server/commands/audit.ts'
import * as staff from '#server/commands/staff.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as securityEvents from '#server/repositories/security-events.ts'
import { testApp } from '#tests/support/app.ts'
import { type Person, startIdentityProvider } from '#tests/support/identity-provider.ts'

const provider = await startIdentityProvider()
afterAll(() => provider.close())

const lines: string[] = []
const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
const app = testApp({ config: { singleSignOn: provider.settings }, logger })

const outside = '203.0.113.7'
const operator = () => ({ db: app.db, config: app.config, operator: 'alice at desk', now: app.now() })

interface Started {
  address: string
  handle: string
}

async function start(): Promise<Started> {
  return (await app.post('/portal/user/sso/start', {})).json().data
}

const finish = (handle: string, answer: string, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'POST', url: '/portal/user/sso/finish', payload: { handle, answer }, remoteAddress })

const atDesk = (email: string): Person => ({ email, email_verified: true, roles: ['portal-desk'] })

/** The answer to a whole single sign-on. */
async function signIn(subject: string, remoteAddress?: string) {
  const { address, handle } = await start()
  return await finish(handle, await provider.signIn(address, subject), remoteAddress)
}

async function tokensOf(subject: string) {
  const { token, mfaToken } = (await signIn(subject)).json().data
  const headers = { authorization: `Bearer ${token.AccessToken}`, 'x-mfa-token': String(mfaToken) }
  return { refreshToken: String(token.RefreshToken), headers, get: (url: string) => app.inject({ url, headers }) }
}

const codeOf = async (answer: ReturnType<typeof finish>) => {
  const { statusCode, json } = await answer
  return [statusCode, json().code]
}

/** The last events, the newest first. */
async function lastEvents(count: number) {
  const { events = 0 } = (await securityEvents.findHead(app.db)) ?? {}
  return (await securityEvents.listAfter(app.db, events - count, count)).toReversed()
}

test('options name the ways of staff to sign in', async () => {
  const { data } = (await app.visitor.get('/portal/user/sign-in-options')).json()
  expect(data).toEqual({ singleSignOn: true, staffPasswords: true })
})

describe('the start', () => {
  test('sends the browser to the provider with state, nonce and code challenge', async () => {
    const first = await start()
    const { origin, searchParams } = new URL(first.address)
    expect(origin).toBe(provider.issuer)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: 'http://127.0.0.1:8080/signin-sso',
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    const second = new URL((await start()).address).searchParams
    for (const name of ['state', 'nonce', 'code_challenge']) expect(second.get(name)).not.toBe(searchParams.get(name))
    expect(first.address).not.toContain(first.handle)
  })
})

describe('the first sign-in', () => {
  test('makes an account with the role of the claim, and a session that needs no email code', async () => {
    provider.people.ada = atDesk('Ada@portal.example')
    const answer = await signIn('ada')
    expect(answer.statusCode).toBe(200)
    const { email, role, token, mfaToken } = answer.json().data
    expect([email, role]).toEqual(['ada@portal.example', 'business_limited_role'])
    const headers = { authorization: `Bearer ${token.AccessToken}`, 'x-mfa-token': mfaToken }
    expect((await app.inject({ url: '/portal/user', headers })).json().data.emailId).toBe('ada@portal.example')
    expect((await app.inject({ url: '/portal/user/sessions', headers })).json().data.items).toHaveLength(1)
    const [linked, added] = await lastEvents(2)
    expect(added).toMatchObject({ action: 'staff-added', actor: 'single sign-on', detail: 'BUSINESS_INTERNAL' })
    expect(linked).toMatchObject({ action: 'staff-linked', detail: `${provider.issuer} ada` })
    expect(linked?.subjectId).toBe(added?.subjectId)
  })

  test('is linked to the staff account of its verified email, whose temporary password ends', async () => {
    const email = 'bob@portal.example'
    const password = / password: (\S+)/.exec(await staff.add(operator(), email, 'BUSINESS_INTERNAL'))?.[1] ?? ''
    provider.people.bob = atDesk(email)
    const { get } = await tokensOf('bob')
    expect((await get('/portal/user')).statusCode).toBe(200)
    expect((await app.post('/portal/user/login', { email, password })).statusCode).toBe(401)
    expect((await lastEvents(1))[0]).toMatchObject({ action: 'staff-linked', actor: 'single sign-on' })
  })

  test.each([
    ['an email that is not verified', { ...atDesk('carl@portal.example'), email_verified: false }],
    ['no email', { roles: ['portal-desk'] }],
    ['the email of a partner', atDesk('dana@lumen.example')],
    ['the email of another identity', atDesk('ada@portal.example')],
  ])('is refused with %s', async (_name, person) => {
    provider.people.carl = person
    const before = await accounts.listStaff(app.db)
    expect(await codeOf(signIn('carl'))).toEqual([403, 'sso-no-account'])
    expect(await accounts.listStaff(app.db)).toEqual(before)
    const [event] = await lastEvents(1)
    expect(event).toMatchObject({ action: 'staff-sign-in-refused', actor: 'single sign-on' })
    expect(event?.detail).toContain('sso-no-account: ')
  })
})

test('a sign-up that was never confirmed keeps no member of staff out', async () => {
  const [email, password] = ['hal@portal.example', 'Harbour#2027']
  expect((await app.post('/portal/user/signup', { email, password })).statusCode).toBe(200)
  provider.people.hal = atDesk(email)
  expect((await signIn('hal')).statusCode).toBe(200)
  expect((await accounts.findByEmail(app.db, email))?.role).toBe('BUSINESS_INTERNAL')
  expect((await app.post('/portal/user/login', { email, password })).statusCode).toBe(401)
})

test('two first sign-ins of a person at the same time make one account', async () => {
  provider.people.jo = atDesk('jo@portal.example')
  const both = await Promise.all([signIn('jo'), signIn('jo')])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

describe('each further sign-in', () => {
  test('finds the account by the subject, also when the email has changed', async () => {
    provider.people.ada = atDesk('countess@portal.example')
    expect((await signIn('ada')).json().data.email).toBe('ada@portal.example')
  })

  test('takes the role of the claim and ends the other sessions', async () => {
    const before = await tokensOf('ada')
    provider.people.ada = { ...atDesk('ada@portal.example'), roles: 'portal-technical' }
    expect((await signIn('ada')).json().data.role).toBe('technical_limited_role')
    expect((await before.get('/portal/user')).json().code).toBe('not-signed-in')
    const [event] = await lastEvents(1)
    expect(event).toMatchObject({ action: 'staff-role-changed', actor: 'single sign-on' })
    expect(event?.detail).toContain('TECHNICAL_LIMITED now, not BUSINESS_INTERNAL')
  })

  test('takes the first of several roles in the order of the table', async () => {
    provider.people.ada = { ...atDesk('ada@portal.example'), roles: ['portal-desk', 'portal-business', 'other'] }
    expect((await signIn('ada')).json().data.role).toBe('business_admin_role')
  })

  test.each([{ roles: ['other'] }, { roles: [] }, {}])('is refused with the claim %o', async (claim) => {
    provider.people.ada = { email: 'ada@portal.example', email_verified: true, ...claim }
    expect(await codeOf(signIn('ada'))).toEqual([403, 'sso-no-role'])
    const [event] = await lastEvents(1)
    const { id } = (await accounts.findByEmail(app.db, 'ada@portal.example')) ?? {}
    expect(event).toMatchObject({ action: 'staff-sign-in-refused', subjectId: id })
    expect(event?.detail).toContain('sso-no-role: ')
  })
})

test.each(['portal-business', 'portal-technical'])('%s signs in from the internal network only', async (role) => {
  provider.people.eve = { email: 'eve@portal.example', email_verified: true, roles: [role] }
  expect(await codeOf(signIn('eve', outside))).toEqual([403, 'network-not-internal'])
  expect((await lastEvents(1))[0]?.detail).toContain('network-not-internal: ')
  expect((await signIn('eve')).statusCode).toBe(200)
})

test('portal-desk signs in from anywhere', async () => {
  provider.people.fay = atDesk('fay@portal.example')
  expect((await signIn('fay', outside)).statusCode).toBe(200)
})

test.each(['linked', 'not linked'])('a disabled account that is %s stays refused', async (state) => {
  const email = `gus-${state.length}@portal.example`
  provider.people[email] = atDesk(email)
  if (state === 'linked') await signIn(email)
  else await staff.add(operator(), email, 'BUSINESS_INTERNAL')
  await staff.disable(operator(), email)
  expect(await codeOf(signIn(email))).toEqual([403, 'sso-disabled'])
  const { id } = (await accounts.findByEmail(app.db, email)) ?? {}
  expect((await lastEvents(1))[0]).toMatchObject({ action: 'staff-sign-in-refused', subjectId: id })
  await staff.enable(operator(), email)
  expect((await signIn(email)).statusCode).toBe(200)
})

describe('the answer of the provider', () => {
  test('that the person cancelled is refused', async () => {
    expect(await codeOf(signIn(''))).toEqual([403, 'sso-denied'])
  })

  test('is refused after 10 minutes', async () => {
    const { address, handle } = await start()
    const answer = await provider.signIn(address, 'fay')
    app.advance(10 * 60 + 1)
    expect(await codeOf(finish(handle, answer))).toEqual([422, 'sso-expired'])
  })

  test('counts once, also for two callers at the same time', async () => {
    const { address, handle } = await start()
    const answer = await provider.signIn(address, 'fay')
    const answers = await Promise.all([finish(handle, answer), finish(handle, answer)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect(await codeOf(finish(handle, answer))).toEqual([422, 'sso-expired'])
  })

  test('is refused in another browser', async () => {
    const answer = await provider.signIn((await start()).address, 'fay')
    expect(await codeOf(finish((await start()).handle, answer))).toEqual([422, 'sso-answer-invalid'])
    expect(await codeOf(finish('a-handle-that-was-made-up', answer))).toEqual([422, 'sso-expired'])
  })

  test('is refused with the code of another sign-in', async () => {
    const [mine, other] = [await start(), await start()]
    const answer = new URLSearchParams(await provider.signIn(mine.address, 'fay'))
    const stolen = new URLSearchParams(await provider.signIn(other.address, 'ada'))
    answer.set('code', stolen.get('code') ?? '')
    expect(await codeOf(finish(mine.handle, `${answer}`))).toEqual([422, 'sso-answer-invalid'])
  })

  test('is refused with another nonce', async () => {
    const { address, handle } = await start()
    const changed = new URL(address)
    changed.searchParams.set('nonce', 'another')
    const answer = await provider.signIn(changed.href, 'fay')
    expect(await codeOf(finish(handle, answer))).toEqual([422, 'sso-answer-invalid'])
  })
})

describe('signing out', () => {
  const signOut = async (refreshToken: string) => (await app.post('/portal/user/logout', { refreshToken })).json().data

  test('ends the session and names the page that ends the one of the provider, without a token', async () => {
    const { refreshToken, get } = await tokensOf('fay')
    const address = new URL((await signOut(refreshToken)).endSessionAddress)
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/session/end`)
    const expected = { client_id: 'portal', post_logout_redirect_uri: 'http://127.0.0.1:8080/signin' }
    expect(Object.fromEntries(address.searchParams)).toEqual(expected)
    expect((await fetch(address)).status).toBe(200)
    expect((await get('/portal/user')).json().code).toBe('not-signed-in')
    expect(await signOut(refreshToken)).toBeNull()
  })

  test('of a password session names no page', async () => {
    const { refreshToken } = await app.signedIn('bea')
    expect(await signOut(refreshToken)).toBeNull()
  })
})

test('without staff passwords, staff change none', async () => {
  provider.people.fay = atDesk('fay@portal.example')
  const { headers } = await tokensOf('fay')
  app.config.staffPasswords = false
  const payload = { currentPassword: 'Harbour#2027', password: 'Harbour#2028' }
  const answer = await app.inject({ method: 'PUT', url: '/portal/user/password', headers, payload })
  expect([answer.statusCode, answer.json().message]).toEqual([403, expect.stringContaining('no password to change')])
  app.config.staffPasswords = true
})

test('the chain of events holds', async () => {
  expect((await verifyChains(app.db)).breaks).toEqual([])
})

test('logs no handle, code, token or secret', async () => {
  const { address, handle } = await start()
  const answer = await provider.signIn(address, 'fay')
  const { token, mfaToken } = (await finish(handle, answer)).json().data
  const code = new URLSearchParams(answer).get('code') ?? ''
  const secrets = [handle, code, token.AccessToken, token.RefreshToken, mfaToken, provider.settings.clientSecret]
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
  expect(lines.join('')).toContain('finishSingleSignOn')
})
