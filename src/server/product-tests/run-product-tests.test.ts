import { expect, test } from 'vitest'
import * as productTests from '#server/repositories/product-tests.ts'
import { testApp } from '#tests/support/app.ts'
import { openForProductTests, prepareForTests, runLatestTests } from '#tests/support/product-tests.ts'
import { passwordIn } from './plan.ts'

const app = testApp()

test.each([
  ['Order 123456: 654321 is your code.', 'Order 123456: #PASSWORD# is your code.', '654321'],
  ['654321, not 123456', '#PASSWORD#, not 123456', '654321'],
  ['12345654321', '12345#PASSWORD#', '654321'],
  ['6543212027', '#PASSWORD#2027', '654321'],
  ['', '#PASSWORD# is your code.', ''],
])('finds the password in %j by the template %j', (message, template, password) => {
  expect(passwordIn(message, template)).toBe(password)
})

test('ignores other numbers in a template', async () => {
  const testing = await openForProductTests(app)
  const id = await prepareForTests(app, testing, {
    codes: [
      { provider: 'STM', code: 'LUM-MONTH' },
      { provider: 'AIS', code: 'LUM-WEEK' },
    ],
    template: 'Order 123456 of {shop}: #PASSWORD# is your code. Hotline 654321.',
  })
  await testing.theo.post('/admin/api/validate', { projectId: id })
  await runLatestTests(app, id, testing.call)
  expect(await productTests.latest(app.db, id)).toMatchObject({ passed: true })
})
