import { expect, test } from 'vitest'
import { demoAccounts, demoPartnerEmails, demoPassword } from '#server/demo-accounts.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import * as accounts from '#server/repositories/accounts.ts'
import { testApp } from '#tests/support/app.ts'

const app = testApp()

test('disables demo accounts outside demo mode', async () => {
  const dana = await app.signedIn('dana')
  const account = { passwordHash: await hashPassword(demoPassword), confirmedAt: app.now() }
  for (const email of demoPartnerEmails) await accounts.insertPartner(app.db, { email, ...account })
  app.config.demo = false
  for (const email of [...demoAccounts.map(({ email }) => email), ...demoPartnerEmails]) {
    const answer = await app.post('/portal/user/login', { email, password: demoPassword })
    expect(answer.statusCode, email).toBe(401)
    expect(answer.json().code, email).toBe('UserNotFoundException')
  }
  expect((await dana.get('/portal/projects')).statusCode).toBe(401)
  app.config.demo = true
  expect((await dana.get('/portal/projects')).statusCode).toBe(200)
})
