import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'

const app = testApp()
const refresh = (refreshToken: string) => app.post('/portal/user/refresh', { refreshToken })
const signOut = (refreshToken: string) => app.post('/portal/user/logout', { refreshToken })
const signIn = () => app.tokensFor('dana@lumen.example', 'Sandbox#2026')

test('a token that never was is refused, and so is one that is no token', async () => {
  expect((await refresh('never-issued')).json()).toMatchObject({ statusCode: 401, code: 'NotAuthorizedException' })
  expect((await refresh('not a token')).statusCode).toBe(400)
})

test('each refresh gives the next pair, and the MFA token stays good', async () => {
  const dana = await app.signedIn('dana')
  const { token } = (await refresh(dana.refreshToken)).json().data
  const headers = { authorization: `Bearer ${token.AccessToken}`, 'x-mfa-token': dana.mfaToken }
  expect((await app.inject({ url: '/portal/user', headers })).statusCode).toBe(200)
  expect((await refresh(token.RefreshToken)).statusCode).toBe(200)
})

test('a token used twice ends the whole family, access included', async () => {
  const dana = await app.signedIn('dana')
  const { token } = (await refresh(dana.refreshToken)).json().data
  expect((await refresh(dana.refreshToken)).statusCode).toBe(401)
  expect((await refresh(token.RefreshToken)).statusCode).toBe(401)
  expect((await dana.get('/portal/user/role')).statusCode).toBe(401)
})

test('of two refreshes at once one wins, and the family ends', async () => {
  const { refreshToken } = await signIn()
  const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
})

test('a refresh token is good for twelve hours, a session for a week', async () => {
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

test('signing out ends the session; a token that means nothing gets the same answer', async () => {
  const dana = await app.signedIn('dana')
  const done = { statusCode: 200, message: '', data: null }
  expect((await signOut('means-nothing')).json()).toEqual(done)
  expect((await signOut(dana.refreshToken)).json()).toEqual(done)
  expect((await signOut(dana.refreshToken)).json()).toEqual(done)
  expect((await dana.get('/portal/user/role')).statusCode).toBe(401)
  expect((await refresh(dana.refreshToken)).statusCode).toBe(401)
})
