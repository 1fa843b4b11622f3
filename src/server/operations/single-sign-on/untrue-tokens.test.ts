import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { portalSettings } from '#tests/support/identity-provider.ts'

// A provider whose ID tokens have its signature, and claims that are not for this sign-in.

const app = testApp()
const { privateKey, publicKey } = await generateKeyPair('RS256')
let issuer: string
/** The next ID token. */
let idToken: string

const pages: Record<string, () => unknown> = {
  '/.well-known/openid-configuration': () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
  }),
  '/keys': async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid: 'own', alg: 'RS256' }] }),
  '/token': () => ({ access_token: 'access', token_type: 'bearer', expires_in: 60, id_token: idToken }),
}

const server = createServer(async (request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(await pages[request.url ?? '']?.()))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  app.config.singleSignOn = portalSettings(issuer)
})
afterAll(() => void server.close())

const seconds = () => Math.floor(Date.now() / 1000)

async function signInWith(change: JWTPayload, sign = signed): Promise<[status: number, code: string | undefined]> {
  const { address, handle } = (await app.post('/portal/user/sso/start', {})).json().data
  const { nonce, state } = Object.fromEntries(new URL(address).searchParams)
  const person = { sub: 'ada', email: 'ada@portal.example', email_verified: true, roles: 'portal-desk' }
  const own = { iss: issuer, aud: 'portal', iat: seconds(), exp: seconds() + 300 }
  idToken = await sign({ nonce, ...person, ...own, ...change })
  const payload = { handle, answer: `code=any&state=${state}` }
  const answer = await app.post('/portal/user/sso/finish', payload)
  return [answer.statusCode, answer.json().code]
}

const signed = (claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(privateKey)
const unsigned = async (claims: JWTPayload) => new UnsecuredJWT(claims).encode()

const refused = [422, 'sso-answer-invalid']

test('a true token signs in', async () => {
  expect(await signInWith({})).toEqual([200, undefined])
})

test.each<[string, () => JWTPayload]>([
  ['has expired', () => ({ iat: seconds() - 7200, exp: seconds() - 3600 })],
  ['never expires', () => ({ exp: undefined })],
  ['is for another client', () => ({ aud: 'another' })],
  ['is for two clients and was given to the other one', () => ({ aud: ['portal', 'another'], azp: 'another' })],
  ['is of another issuer', () => ({ iss: 'https://id.another.example' })],
  ['begins in an hour', () => ({ nbf: seconds() + 3600 })],
  ['has no subject', () => ({ sub: undefined })],
])('a token that %s is refused', async (_what, change) => {
  expect(await signInWith(change())).toEqual(refused)
})

test('a token without a signature is refused', async () => {
  expect(await signInWith({}, unsigned)).toEqual(refused)
})
