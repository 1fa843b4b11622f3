import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'

const app = testApp()
const refresh = (refreshToken: string) => app.post('/portal/user/refresh', { refreshToken })
const signOut = (refreshToken: string) => app.post('/portal/user/logout', { refreshToken })
const signIn = () => app.tokensFor('dana@lumen.example', 'Sandbox#2026')

test('rejects an unknown token and a malformed one', async () => {
  expect((await refresh('never-issued')).json()).toMatchObject({ statusCode: 401, code: 'NotAuthorizedException' })
  expect((await refresh('not a token')).statusCode).toBe(400)
})

test('returns a new pair, and the MFA token stays valid', async () => {
  const dana = await app.signedIn('dana')
  const { token } = (await refresh(dana.refreshToken)).json().data
  const headers = { authorization: `Bearer ${token.AccessToken}`, 'x-mfa-token': dana.mfaToken }
  expect((await app.inject({ url: '/portal/user', headers })).statusCode).toBe(200)
  expect((await refresh(token.RefreshToken)).statusCode).toBe(200)
})

test('ends the token family when a token is reused, access included', async () => {
  const dana = await app.signedIn('dana')
  const { token } = (await refresh(dana.refreshToken)).json().data
  expect((await refresh(dana.refreshToken)).statusCode).toBe(401)
  expect((await refresh(token.RefreshToken)).statusCode).toBe(401)
  expect((await dana.get('/portal/user/role')).statusCode).toBe(401)
})

test('ends the family after two simultaneous refreshes with one token', async () => {
  const { refreshToken } = await signIn()
  const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
})

test('accepts a refresh token for twelve hours and a session for a week', async () => {
  let { refreshToken } = await signIn()
  for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
    app.advance(11 * 3600)
    const answer = await refresh(refreshToken)
    expect(answer.statusCode).toBe(200)
    refreshToken = answer.json().data.token.RefreshToken
  }
  app.advance(11 * 3600)
  expect((await refresh(refreshToken)).statusCode).toBe(401)
  const idle = await signIn()
  app.advance(12 * 3600)
  expect((await refresh(idle.refreshToken)).statusCode).toBe(401)
})

test('ends the session on sign-out, with the same answer for an unknown token', async () => {
  const dana = await app.signedIn('dana')
  const done = { statusCode: 200, message: '', data: null }
  expect((await signOut('means-nothing')).json()).toEqual(done)
  expect((await signOut(dana.refreshToken)).json()).toEqual(done)
  expect((await signOut(dana.refreshToken)).json()).toEqual(done)
  expect((await dana.get('/portal/user/role')).statusCode).toBe(401)
  expect((await refresh(dana.refreshToken)).statusCode).toBe(401)
})
