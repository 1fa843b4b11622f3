import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { add as addStaff } from '#server/commands/staff.ts'
import { demoPassword } from '#server/demo-accounts.ts'
import { testApp } from '#tests/support/app.ts'
import { portalSettings, startIdentityProvider } from '#tests/support/identity-provider.ts'

const lines: string[] = []
const app = testApp({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server in the place of the provider. Returns its address. */
async function standIn(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function useIssuer(issuer: string): void {
  app.config.singleSignOn = portalSettings(issuer)
}

const start = () => app.post('/portal/user/sso/start', {})

async function expectAway(): Promise<void> {
  const answer = await start()
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'sso-unavailable'])
  expect(answer.headers['retry-after']).toBe('5')
  expect(lines.splice(0).join('')).toContain('the identity provider failed: ')
}

const json = (body: unknown): RequestListener => {
  return (_request, response) => void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}

test.each<[string, RequestListener]>([
  ['a page', (_request, response) => void response.end('<h1>Maintenance</h1>')],
  ['an error', (_request, response) => void response.writeHead(500).end()],
  ['a redirect', (_request, response) => void response.writeHead(302, { location: 'https://evil.example' }).end()],
  [
    'half an answer',
    (_request, response) => void response.writeHead(200, { 'content-length': '9' }).end('{"is', 'utf8'),
  ],
  ['no issuer', json({})],
  ['another issuer', json({ issuer: 'https://evil.example', authorization_endpoint: 'https://evil.example/auth' })],
  ['no page to sign in', (request, response) => json({ issuer: `http://${request.headers.host}` })(request, response)],
  ['nothing, ever', () => {}],
])(
  'a provider that answers %s is unavailable',
  async (_name, answer) => {
    useIssuer(await standIn(answer))
    await expectAway()
  },
  30_000,
)

test('a provider that is away is unavailable, passwords work, and it is found when it is back', async () => {
  useIssuer('http://127.0.0.1:9')
  await expectAway()
  expect((await app.signedIn('bea')).email).toBe('bea@portal.example')
  const provider = await startIdentityProvider(app.config.publicUrl)
  closing.push(() => void provider.close())
  const { singleSignOn } = app.config
  if (singleSignOn) singleSignOn.issuer = provider.issuer
  expect((await start()).statusCode).toBe(200)
})

test('answers that a provider is unavailable when it stops, and signs out without it', async () => {
  const provider = await startIdentityProvider(app.config.publicUrl)
  app.config.singleSignOn = provider.settings
  provider.people.ada = { email: 'ada@portal.example', email_verified: true, roles: 'portal-desk' }
  const finish = async (subject: string) => {
    const { address, handle } = (await start()).json().data
    const answer = await provider.signIn(address, subject)
    return () => app.post('/portal/user/sso/finish', { handle, answer })
  }
  const signedIn = (await (await finish('ada'))()).json().data
  const late = await finish('ada')
  await provider.close()
  const refused = await late()
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'sso-unavailable'])
  const signOut = await app.post('/portal/user/logout', { refreshToken: signedIn.token.RefreshToken })
  expect(signOut.statusCode).toBe(200)
})

test.each(['same id', 'another id'])('tokens with a signature of a foreign key with the %s are refused', async (id) => {
  const provider = await startIdentityProvider(app.config.publicUrl)
  closing.push(() => void provider.close())
  app.config.singleSignOn = provider.settings
  provider.people.ada = { email: 'ada@portal.example', email_verified: true, roles: 'portal-desk' }
  provider.publishedKey = id === 'same id' ? 'foreign' : 'foreign and renamed'
  const { address, handle } = (await start()).json().data
  const answer = await provider.signIn(address, 'ada')
  const refused = await app.post('/portal/user/sso/finish', { handle, answer })
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'sso-answer-invalid'])
})

test('a portal without a provider has no single sign-on', async () => {
  app.config.singleSignOn = undefined
  const { data } = (await app.visitor.get('/portal/user/sign-in-options')).json()
  expect(data).toEqual({ singleSignOn: false, staffPasswords: true })
  const answers = [await start(), await app.post('/portal/user/sso/finish', { handle: 'a', answer: 'code=b' })]
  for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([404, 'sso-missing'])
})

test('without staff passwords, staff get the answers of an unknown account', async () => {
  const staff = await app.signedIn('bea')
  const partner = await app.signedIn('dana')
  const provider = await startIdentityProvider(app.config.publicUrl)
  closing.push(() => void provider.close())
  Object.assign(app.config, { singleSignOn: provider.settings, staffPasswords: false })
  const login = (email: string) => app.post('/portal/user/login', { email, password: demoPassword })
  const unknown = await login('unknown@portal.example')
  const refused = await login('bea@portal.example')
  expect([refused.statusCode, refused.json()]).toEqual([401, unknown.json()])
  // Sessions that a password began are over.
  expect((await staff.get('/portal/user')).json().code).toBe('not-signed-in')
  expect((await app.post('/portal/user/refresh', { refreshToken: staff.refreshToken })).statusCode).toBe(401)
  app.advance(31)
  const mails = await app.mailsTo('bea@portal.example')
  const forgot = (email: string) => app.post('/portal/user/auth', { action: 'forgotPassword', email })
  expect((await forgot('bea@portal.example')).statusCode).toBe(200)
  expect(await app.mailsTo('bea@portal.example')).toEqual(mails)
  const operator = { db: app.db, config: app.config, operator: 'alice at desk', now: app.now() }
  const added = await addStaff(operator, 'kim@portal.example', 'BUSINESS_INTERNAL')
  expect(added).toContain('without a password: STAFF_PASSWORDS is off')
  expect((await login('kim@portal.example')).json()).toEqual(unknown.json())
  // Partners are untouched.
  expect((await partner.get('/portal/user')).statusCode).toBe(200)
  expect((await app.signedIn('dana')).email).toBe('dana@lumen.example')
  expect((await forgot('dana@lumen.example')).statusCode).toBe(200)
  expect((await app.mailsTo('dana@lumen.example'))[0]?.subject).toMatch(/password/i)
})
