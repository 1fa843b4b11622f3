import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'

const app = testApp()

test('answers 401 without a session', async () => {
  expect((await app.visitor.post('/portal/keys/otp')).statusCode).toBe(401)
})

test('rejects a body', async () => {
  const partner = await app.newPartner()
  expect((await partner.post('/portal/keys/otp', { surprise: true })).statusCode).toBe(400)
})

test('rejects staff', async () => {
  expect((await (await app.signedIn('bea')).post('/portal/keys/otp')).statusCode).toBe(403)
})

test('mails a code valid for five minutes, and another after 30 seconds', async () => {
  const partner = await app.newPartner()
  const answer = await partner.post('/portal/keys/otp')
  expect(answer.json().data).toEqual({ validSeconds: 300, resendSeconds: 30 })
  expect((await app.mailsTo(partner.email))[0]).toMatchObject({ subject: 'Your code to generate a live key' })
  expect((await partner.post('/portal/keys/otp')).statusCode).toBe(429)
  app.advance(31)
  expect((await partner.post('/portal/keys/otp')).statusCode).toBe(200)
})
