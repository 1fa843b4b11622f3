import { expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '#server/demo-accounts.ts'
import { testApp } from '#tests/support/app.ts'

const app = testApp()

test('disables demo accounts outside demo mode', async () => {
  const dana = await app.signedIn('dana')
  app.config.demo = false
  for (const { email } of demoAccounts) {
    const answer = await app.post('/portal/user/login', { email, password: demoPassword })
    expect(answer.statusCode, email).toBe(401)
    expect(answer.json().code, email).toBe('UserNotFoundException')
  }
  expect((await dana.get('/portal/projects')).statusCode).toBe(401)
  app.config.demo = true
  expect((await dana.get('/portal/projects')).statusCode).toBe(200)
})
