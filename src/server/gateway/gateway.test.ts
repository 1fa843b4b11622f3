import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { newPayer, pays } from '#tests/support/payment.ts'

const app = testApp()
let api: ReturnType<typeof pays>

beforeAll(async () => {
  api = pays(app.inject, await newPayer(await app.signedIn('dana')))
})

test('a call with the documented headers is answered by the engine', async () => {
  const answer = await api.post('/v1/identities/otp', {
    userIdentityType: 'MSISDN',
    userIdentifier: '6581234567',
    transactionType: 'ASSOCIATION',
    paymentServiceProvider: 'STM',
    messageContent: 'Code #PASSWORD#',
    correlationId: 'otp-1',
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ resultCode: 'SUCCESS', statusCode: 200, correlationId: 'otp-1' })
})

test('a failure of the engine says where it is explained', async () => {
  const answer = await api.get('/v1/charges/nothing')
  expect(answer.json()).toMatchObject({ resultCode: 'INVALID_CORRELATION_ID', statusCode: 404 })
  expect(answer.headers.link).toBe(
    '<http://127.0.0.1:8080/api-doc/direct-carrier-billing#result-codes/INVALID_CORRELATION_ID-404>; rel="help"',
  )
})
