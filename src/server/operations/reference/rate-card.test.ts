import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'

const app = testApp()

test('answers 401 without a session', async () => {
  const answer = await app.visitor.get('/portal/ratecard')
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in'])
})

test.each(['bea', 'ines', 'theo'] as const)('rejects %s of the staff', async (person) => {
  const answer = await (await app.signedIn(person)).get('/portal/ratecard')
  expect([answer.statusCode, answer.json().code, answer.json().data]).toEqual([403, 'role-not-allowed', null])
})

test('is available to every partner, also without a project', async () => {
  const rates = (await (await app.newPartner()).get('/portal/ratecard')).json().data
  expect(rates).toContainEqual({ provider: 'STM', rate: 82, rates: [{ productType: 1, rate: 82 }] })
})
